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

/** The fields of what begins and ends, in the order of the interface: the times that a record cannot be without. */
function edgesIn<R>(fields: Fields<R>): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind, required }]) =>
    kind === 'wallTime' && required ? [name] : [],
  )
}

/**
 * Of an event of which one moves the start and another the end, neither of them meant what comes of both: where the end
 * would lie before the start, both are asked about.
 */
export function crossings<R>(
  fields: Fields<R>,
  { opened, fresh, changes, remaining }: Sides<R>,
): readonly ConflictField[] {
  const [first, last] = edgesIn(fields)
  if (first === undefined || last === undefined) return []
  const of = (values: Values, record: R, name: string) => values[name] ?? fields[name]?.of(record)
  const areCrossed = (values: Values, record: R) =>
    isCrossed(of(values, record, first), of(values, record, last))
  const isOneWritten = Object.hasOwn(remaining, first) !== Object.hasOwn(remaining, last)
  if (!isOneWritten || !areCrossed(remaining, fresh) || areCrossed(changes, opened)) return []
  return [first, last].map((field) => ({
    field,
    opened: of({}, opened, field),
    theirs: of({}, fresh, field),
    mine: of(changes, opened, field),
  }))
}
