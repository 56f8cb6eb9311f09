import type { Field, FieldKind } from '../../collection/field.ts'
import { isLikelyEmail } from '../../collection/likelyEmail.ts'
import { readTypedDate } from '../../time/typedDate.ts'
import { readWallTime, wallTime, type WallDay } from '../../time/wallTime.ts'
import { isZone } from '../../time/zones.ts'
import { linksIn } from '../columns/linkText.ts'
import { type DayOrder, inOrder } from '../make/check/momentCell.ts'
import { statusOf } from '../make/check/statusCell.ts'

/** Why a cell says nothing that its field can hold. */
export type CellProblem =
  | 'flag'
  | 'date'
  | 'hour'
  | 'number'
  | 'mangled'
  | 'link'
  | 'status'
  | 'scheduled'
  | 'zone'
  | 'value'
  | 'email'

/** Why a field cannot have a value, or hardly anybody means it to. */
export function valueProblem<R>(
  name: string,
  { schema }: Pick<Field<R, unknown>, 'schema'>,
  value: unknown,
): 'value' | 'email' | null {
  if (!schema.safeParse(value).success) return 'value'
  return name === 'email' && !isLikelyEmail(String(value)) ? 'email' : null
}

export type CellValue = { readonly value: unknown } | { readonly problem: CellProblem }

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'sí', 'si', 'true', 'cert', 'vertader', 'verdadero', 'x', '1'].map(
    (word) => [word, true] as const,
  ),
  ...['no', 'false', 'fals', 'falso', '0', ''].map((word) => [word, false] as const),
])

/** What spreadsheets make of long numbers: their last digits are gone. */
export const isMangled = (text: string) => /^\d+([.,]\d+)?e\+?\d+$/i.test(text.trim())

/** A day with its hour, in the shapes in which people and spreadsheets write them. */
function momentOf(cell: string, { edge, today }: Around, order: DayOrder): CellValue {
  const { text } = inOrder(cell.trim(), order)
  if (text === '') return { value: '' }
  const typed = readTypedDate(text, today)
  const exact = /\d[ T]\d/.test(text) ? readWallTime(text) : null
  if (exact !== null && edge === null) return { value: exact }
  if (typed.kind !== 'date') return { problem: 'date' }
  if (edge !== null) {
    return { value: wallTime(typed.day, edge === 'start' ? '00:00:00' : '23:59:59') }
  }
  if (exact !== null) return { value: exact }
  return typed.clock === null ? { problem: 'hour' } : { value: wallTime(typed.day, typed.clock) }
}

function numberOf(text: string, empty: unknown): CellValue {
  if (text.trim() === '') return { value: empty }
  if (isMangled(text)) return { problem: 'mangled' }
  return /^\d{1,15}$/.test(text.trim()) ? { value: Number(text) } : { problem: 'number' }
}

/** «Ateneu #12 | Sala gran #15»: what says which record is its number. */
function linksOf(text: string): CellValue {
  const ids = linksIn(text).map(({ id }) => id)
  return ids.every(Number.isSafeInteger) ? { value: [...new Set(ids)] } : { problem: 'link' }
}

function zoneOf(text: string, empty: unknown): CellValue {
  const zone = text.trim()
  if (zone === '') return { value: empty }
  return isZone(zone) ? { value: zone } : { problem: 'zone' }
}

interface Around {
  readonly kind: FieldKind
  /** the value of nothing */
  readonly blank: unknown
  /** which end of an event of whole days it is; null for a moment with an hour */
  readonly edge: 'start' | 'end' | null
  readonly today: WallDay
  /** which of two numbers of a day is the month, as far as its column tells */
  readonly order?: DayOrder
  /** those a site offers */
  readonly statuses?: readonly string[]
}

/** What a cell says of a field: where that can be read in two ways both, the likelier first. */
export function cellValues(text: string, around: Around): readonly CellValue[] {
  const { kind, order = 'unknown' } = around
  if (kind !== 'wallTime') return [plainValue(text, around)]
  const orders = order === 'unknown' ? (['dayFirst', 'monthFirst'] as const) : [order]
  return orders
    .map((one) => momentOf(text, around, one))
    .toSorted((one, other) => Number('problem' in one) - Number('problem' in other))
}

/** What a cell says of a field. */
export function cellValue(text: string, around: Around): CellValue {
  const [likeliest] = cellValues(text, around)
  return likeliest ?? { problem: 'value' }
}

function plainValue(text: string, { kind, blank, statuses = [] }: Around): CellValue {
  if (kind === 'links') return linksOf(text)
  if (kind === 'number') return numberOf(text, blank)
  if (kind === 'status') return statusOf(text, statuses)
  if (kind === 'zone') return zoneOf(text, blank)
  if (kind !== 'flag') return { value: kind === 'html' ? text : text.trim() }
  const flag = flags.get(text.trim().toLowerCase())
  return flag === undefined ? { problem: 'flag' } : { value: flag }
}
