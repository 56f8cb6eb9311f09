import type { Field, FieldKind } from '../../../core/resource/field.ts'
import { isLikelyEmail } from '../../../core/resource/likelyEmail.ts'
import { withScheme } from '../../../core/resource/postFields.ts'
import { type Cell, isErrorCell, isKind, shownOf, valueOf, nameKey } from './cell.ts'
import { type DayOrder, momentAt, momentOf } from './moment.ts'
import { type DecimalSign, priceOf } from './price.ts'
import { plainCell, linksIn } from '../columns/columns.ts'
import { type WallDay, wallTime } from '../../../time/wallTime.ts'
import { writtenZone } from '../../../time/writtenZone.ts'
import { isZone } from '../../../time/zones.ts'
import { plainHtml } from '../../../ui/html/readHtml.ts'
import { isHtml, onlyKnownTags, paragraphsOf } from '../../../ui/html/written.ts'

/** Why a cell says nothing that its field can hold. */
export type CellProblem =
  | 'flag'
  | 'date'
  | 'noSuchDay'
  | 'otherWeekday'
  | 'hour'
  | 'number'
  | 'thousands'
  | 'mangled'
  | 'link'
  | 'status'
  | 'scheduled'
  | 'zone'
  | 'value'
  | 'email'
  | 'error'

/**
 * What is to be known of a cell that was read. `shown`: the sheet keeps a day, an hour or a share there, and its words
 * were taken; `digits`: zeros or a sign before the number may be gone.
 */
export type CellNote = 'shown' | 'digits'

type CellReading =
  | { readonly value: unknown; readonly note?: CellNote }
  | { readonly problem: CellProblem }

/** What cells are read by, beside their field. */
export interface CellRules {
  readonly today: WallDay
  /** statuses a site offers */
  readonly statuses: readonly string[]
  /** of the site */
  readonly zone: string
  /** which of two numbers of a day is the month */
  readonly order?: DayOrder | undefined
  readonly sign?: DecimalSign | null | undefined
  /** which end of an event of whole days it is; null for a moment with an hour */
  readonly edge?: 'start' | 'end' | null
  /** of a calendar file: HTML is of the program that wrote it */
  readonly isCalendar?: boolean
}

export const flags: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'sí', 'si', 'true', 'cert', 'vertader', 'veritat', 'verdadero', 'x', '1'].map(
    (word) => [word, true] as const,
  ),
  ...['no', 'false', 'fals', 'falso', '0', ''].map((word) => [word, false] as const),
])

/** What spreadsheets make of long numbers: their last digits are gone. */
export const isMangled = (text: string) => /^\d+([.,]\d+)?e\+?\d+$/i.test(text.trim())

/** The same where the text may be any: nobody writes both signs. */
const isSurelyMangled = (text: string) => /^\d[.,]\d+e\+\d\d+$/i.test(text.trim())

/** Fields whose texts are digits. */
const ofDigits: ReadonlySet<string> = new Set(['phone', 'zip', 'image'])

function flagOf(cell: Cell): CellReading {
  const flag = flags.get(valueOf(cell).trim().toLowerCase())
  return flag === undefined ? { problem: 'flag' } : { value: flag }
}

function numberOf(cell: Cell, blank: unknown): CellReading {
  const text = valueOf(cell).trim()
  if (text === '') return { value: blank }
  if (isMangled(text)) return { problem: 'mangled' }
  return /^\d{1,15}$/.test(text) ? { value: Number(text) } : { problem: 'number' }
}

/** «Ateneu #12 | Sala gran #15»: what says which record is its number. */
function linksOf(text: string): CellReading {
  const ids = linksIn(text).map(({ id }) => id)
  return ids.every(Number.isSafeInteger) ? { value: [...new Set(ids)] } : { problem: 'link' }
}

/** An offset that services take stays as it is written. */
function zoneOf(text: string, blank: unknown, site: string): CellReading {
  const said = text.trim()
  if (said === '') return { value: blank }
  const zone = writtenZone(said, site)
  if (zone === null) return { problem: 'zone' }
  return { value: zone.includes(':') && isZone(said) ? said : zone }
}

function wallTimeOf(cell: Cell, { today, edge = null }: CellRules, order: DayOrder): CellReading {
  if (valueOf(cell).trim() === '') return { value: '' }
  const read = momentOf(cell, today, order)
  if ('problem' in read) return read
  if (edge !== null)
    return { value: wallTime(read.day, edge === 'start' ? '00:00:00' : '23:59:59') }
  return read.clock === null ? { problem: 'hour' } : { value: momentAt(read.day, read.clock) }
}

/** A text as the sheet shows it, whatever it keeps. */
function textOf(cell: Cell, name: string): CellReading {
  const shown = plainCell(shownOf(cell)).trim()
  // Thousands are parted, and digits shortened, where no sum is meant.
  const isBare = !ofDigits.has(name) || !isKind(cell, 'number') || /^[+\d\s()-]+$/.test(shown)
  const text = isBare ? shown : valueOf(cell)
  if (ofDigits.has(name) ? isMangled(text) : isSurelyMangled(text)) return { problem: 'mangled' }
  if (
    isKind(cell, 'day', 'hour', 'moment', 'boolean') ||
    (isKind(cell, 'number') && text.endsWith('%'))
  )
    return { value: text, note: 'shown' }
  const hasLost =
    name === 'zip'
      ? /^\d{4}$/.test(text)
      : name === 'phone' && isKind(cell, 'number') && /^\d{10,}$/.test(text)
  return hasLost ? { value: text, note: 'digits' } : { value: text }
}

/** HTML of a site stays as it is written; a text without tags is paragraphs and lines, every sign what it is. */
function htmlOf(text: string, isCalendar: boolean): string {
  if (isHtml(text)) return isCalendar ? plainHtml(onlyKnownTags(text, true)) : onlyKnownTags(text)
  return isCalendar || /[<>&\n]/.test(text.trim()) ? paragraphsOf(text) : text
}

/** An address as people type it, with its scheme or without. */
const typedAddress = /^(?:https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?)$/i

/** The address that the words of a cell lead to, unless they are one: whoever types another leaves the old one behind it. */
function addressOf(cell: Cell): string {
  const shown = shownOf(cell).trim()
  const link = typeof cell === 'string' ? '' : (cell.link ?? '')
  return /^https?:/i.test(link) && !typedAddress.test(shown) ? link : shown
}

type Readable = Pick<Field<never, unknown>, 'kind' | 'blank' | 'schema' | 'isEmpty'>

type Reader = (cell: Cell, name: string, field: Readable, rules: CellRules) => CellReading

/** Beside these, a field holds a text. */
const readers: Readonly<Partial<Record<FieldKind, Reader>>> = {
  flag: flagOf,
  number: (cell, _name, { blank }) => numberOf(cell, blank),
  links: (cell) => linksOf(shownOf(cell)),
  zone: (cell, _name, { blank }, { zone }) => zoneOf(shownOf(cell), blank, zone),
  status: (cell, _name, _field, { statuses }) => statusOf(shownOf(cell), statuses),
  cost: (cell, _name, _field, { sign = null }) => priceOf(cell, sign),
  html: (cell, name, _field, { isCalendar = false }) => {
    const read = textOf(cell, name)
    return 'value' in read ? { ...read, value: htmlOf(plainCell(shownOf(cell)), isCalendar) } : read
  },
  address: (cell) => ({ value: withScheme(addressOf(cell).trim(), 'https').trim() }),
}

/** Why a field cannot have a value, or hardly anybody means it to. */
function valueProblem(
  name: string,
  { schema }: Readable,
  value: unknown,
): 'value' | 'email' | null {
  if (!schema.safeParse(value).success) return 'value'
  return name === 'email' && !isLikelyEmail(String(value)) ? 'email' : null
}

/**
 * What a cell says of a field, for new records and for changes alike: where a day can be read in two ways both, the
 * likelier first.
 */
export function readCell(
  cell: Cell,
  name: string,
  field: Readable,
  rules: CellRules,
): readonly [CellReading, ...CellReading[]] {
  if (isErrorCell(cell)) return [{ problem: 'error' }]
  const { order = 'unknown' } = rules
  const judged = (read: CellReading): CellReading => {
    const problem =
      'problem' in read || field.isEmpty(read.value) ? null : valueProblem(name, field, read.value)
    return problem === null ? read : { problem }
  }
  if (field.kind !== 'wallTime')
    return [judged((readers[field.kind] ?? textOf)(cell, name, field, rules))]
  const [likely, other] = (order === 'unknown' ? (['dayFirst', 'monthFirst'] as const) : [order])
    .map((one) => judged(wallTimeOf(cell, rules, one)))
    .toSorted((one, another) => Number('problem' in one) - Number('problem' in another))
  const first = likely ?? { problem: 'date' }
  return other === undefined ? [first] : [first, other]
}

/** How people write the statuses, in Catalan, Spanish and English, without accents. */
const statusWords: Readonly<Record<string, readonly string[]>> = {
  draft: ['draft', 'esborrany', 'borrador'],
  publish: ['publish', 'published', 'publicat', 'publicada', 'publicado', 'public', 'publico'],
  pending: [
    'pending',
    'pendent',
    'pendiente',
    'pendent de revisio',
    'pendiente de revision',
    'pending review',
  ],
  private: ['private', 'privat', 'privada', 'privado'],
  future: ['future', 'scheduled', 'programat', 'programada', 'programado'],
}

type StatusRead = { readonly value: string } | { readonly problem: 'status' }

/** The status that a cell names, of those a site offers. */
export function statusOf(text: string, offered: readonly string[]): StatusRead {
  const key = nameKey(text)
  const found = Object.entries(statusWords).find(([, words]) => words.includes(key))?.[0]
  const status = found ?? key
  return offered.includes(status) ? { value: status } : { problem: 'status' }
}

/** Scheduling is done on the record's own page, where its date of publication is. */
export const isScheduling = (kind: FieldKind, value: unknown): boolean =>
  kind === 'status' && value === 'future'
