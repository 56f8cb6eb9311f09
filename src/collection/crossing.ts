import type { Fields } from './field.ts'
import type { Values } from './merge.ts'
import type { ConflictField } from './saved.ts'

interface Sides<R> {
  readonly opened: R
  readonly fresh: R
  readonly changes: Values
  /** what is to be written of them */
  readonly remaining: Values
}

const isCrossed = (first: unknown, last: unknown) =>
  first !== '' && last !== '' && String(last) < String(first)

/**
 * Of an event of which one moves the start and another the end, neither of them meant what comes of both: where the end
 * would lie before the start, both are asked about.
 */
export function crossings<R>(
  fields: Fields<R>,
  { opened, fresh, changes, remaining }: Sides<R>,
): readonly ConflictField[] {
  return Object.entries(fields).flatMap(([last, { notBefore: first }]) => {
    if (first === undefined) return []
    const isWritten = Object.hasOwn(remaining, first) !== Object.hasOwn(remaining, last)
    const of = (values: Values, record: R, name: string) => values[name] ?? fields[name]?.of(record)
    const both = (values: Values, record: R) =>
      isCrossed(of(values, record, first), of(values, record, last))
    if (!isWritten || !both(remaining, fresh) || both(changes, opened)) return []
    return [first, last].map((field) => ({
      field,
      opened: of({}, opened, field),
      theirs: of({}, fresh, field),
      mine: of(changes, opened, field),
    }))
  })
}
