import type { Fields } from './field.ts'
import type { Values } from '../write/merge.ts'
import type { ConflictField, Conflict } from '../write/saved.ts'

/** The fields of what begins and ends, in the order of the interface: the times that a record cannot be without. */
function edgesIn<R>(fields: Fields<R>): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind, required }]) =>
    kind === 'wallTime' && required ? [name] : [],
  )
}

/**
 * Of an event of which one moves the start and another the end, neither of them meant what comes of both. Asked about is
 * the one that is written, beside the other as it is by now.
 * @param remaining what is to be written to the event as it is now
 */
export function crossings<R>(
  fields: Fields<R>,
  opened: R,
  fresh: R,
  remaining: Values,
): readonly ConflictField[] {
  const edges = edgesIn(fields)
  const of = (record: R, name: string) => fields[name]?.of(record)
  const isCrossed = (values: Values) => {
    const [start, end] = edges.map((name) => values[name] ?? of(fresh, name))
    return end !== '' && String(end) < String(start)
  }
  const [field, ...others] = edges.filter((name) => Object.hasOwn(remaining, name))
  const other = edges.find((name) => name !== field)
  if (!field || !other || others.length > 0 || isCrossed({}) || !isCrossed(remaining)) return []
  return [
    {
      field,
      opened: of(opened, field),
      theirs: of(fresh, field),
      mine: remaining[field],
      beside: { field: other, value: of(fresh, other) },
    },
  ]
}

/** Nobody changed the same: what would be written does not go together with another time of its event. */
export function isCrossing({ fields }: Pick<Conflict, 'fields'>): boolean {
  return fields.every(({ beside }) => beside !== undefined)
}
