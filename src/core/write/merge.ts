import { ApiError } from '../../api/apiError.ts'
import type { Field, Fields } from '../resource/field.ts'
import { modifiedUtc } from '../resource/modifiedUtc.ts'
import { Conflict, type ConflictField } from './saved.ts'

export type Values = Readonly<Record<string, unknown>>

/** Of values as JSON has them. */
export const identical = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Whether a field was changed by somebody else. Texts of HTML may be rendered differently at
 * each reading: those count when the record was modified, a hint that is good to the second. Where records
 * do not tell (terms), what is in one text and not in the other counts.
 */
export function changedThere<R extends object>(
  { same }: Pick<Field<never, unknown>, 'same'>,
  was: unknown,
  is: unknown,
  opened: R,
  fresh: R,
): boolean {
  if (identical(was, is)) return false
  const modified = modifiedUtc(fresh)
  return !same(was, is) || (modified === '' ? !same(is, was) : modified !== modifiedUtc(opened))
}

/** Whether somebody else did: what an earlier write from here left in it is nobody else's. */
function isTheirs<R extends object>(
  field: Field<R, unknown>,
  own: Values,
  name: string,
  opened: R,
  fresh: R,
): boolean {
  const theirs = field.of(fresh)
  if (!changedThere(field, field.of(opened), theirs, opened, fresh)) return false
  if (!Object.hasOwn(own, name)) return true
  return !field.same(own[name], theirs) || !field.same(theirs, own[name])
}

/** Never both of them: `date` is what an editor sees, and `date_utc` follows from it. */
export function withoutTwin(values: Values): Values {
  const { date_utc, ...others } = values
  return date_utc === undefined || (others.date ?? '') !== '' ? others : values
}

/**
 * What is left to write of `changes`, made to the record `opened`, on the record as it is now.
 * What somebody else changed to the same value needs no writing.
 * @param own what earlier writes from here have left in fields, of which `opened` does not know
 * @throws Conflict when somebody else changed one of these fields to something else, or one would go past the other's end
 * @throws ApiError `invalid` when a field would be emptied that cannot be
 */
export function merged<R extends object>(
  fields: Fields<R>,
  opened: R,
  fresh: R,
  changes: Values,
  own: Values = {},
): Values {
  const remaining: Record<string, unknown> = {}
  const conflicts: ConflictField[] = []
  for (const [name, mine] of Object.entries(withoutTwin(changes))) {
    const field = fields[name]
    if (field === undefined || mine === undefined) continue
    const theirs = field.of(fresh)
    if (identical(mine, theirs)) continue
    if (isTheirs(field, own, name, opened, fresh))
      conflicts.push({ field: name, opened: field.of(opened), theirs, mine })
    else remaining[name] = mine
  }
  conflicts.push(...crossings(fields, opened, fresh, remaining))
  refuseEmptied(fields, remaining)
  if (conflicts.length > 0) throw new Conflict(conflicts, fresh)
  return remaining
}

function refuseEmptied<R>(fields: Fields<R>, changes: Values): void {
  const names = Object.entries(changes).flatMap(([name, value]) => {
    const field = fields[name]
    return field?.isEmpty(value) === true && !field.empties?.length ? [name] : []
  })
  if (names.length === 0) return
  const params = Object.fromEntries(names.map((name) => [name, '']))
  throw new ApiError({ kind: 'invalid', code: 'cannot_be_emptied', params })
}

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
