import type { Fields } from '../../resource/field.ts'
import type { Difference } from '../../write/saved.ts'

/** Values by name; they were read by the definition of the fields that an update is made of. */
function updateOf<Update>(values: readonly (readonly [name: string, value: unknown])[]): Update {
  return Object.fromEntries<unknown>(values) as Update
}

/** Some values of a record, as an update is given them: what an undo writes. */
export function valuesBefore<R, Update>(
  fields: Fields<R>,
  record: R,
  names: readonly string[],
): Update {
  return updateOf(names.map((name) => [name, fields[name]?.of(record)]))
}

/** What was meant, once more: what «put back» writes. */
export function intendedValues<Update>(differences: readonly Difference[]): Update {
  return updateOf(differences.map(({ field, intended }) => [field, intended]))
}
