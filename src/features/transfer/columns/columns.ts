import { isObject } from '../../../api/isObject.ts'
import type { CollectionName, Identified } from '../../../core/resource/collection.ts'
import type { Field } from '../../../core/resource/field.ts'
import { plainNames } from '../../../core/resource/plainFields.ts'
import { fingerprint } from '../../translations/exchange/fingerprint.ts'
import { plainEventFields } from '../../../resources/events/events.ts'
import { writables } from '../../../resources/records.ts'

const list = (names: string): readonly string[] => names.split(' ')

/** What people fill in, in the order in which they think of it: hours may have a column of their own, beside the day. */
export const firstColumns: Readonly<Record<CollectionName, readonly string[]>> = {
  events: [
    ...list('title start_date start_clock end_date end_clock all_day timezone status venue'),
    ...list('organizer categories tags cost website excerpt description image featured'),
    ...plainNames(plainEventFields, 'text'),
  ],
  venues: list(
    'venue status address city zip province state country phone website description image',
  ),
  organizers: list('organizer status phone email website description image'),
  categories: list('name parent slug description'),
  tags: list('name slug description'),
}

/** One instant is said once: a change of the other form of it would contradict it. */
const saidOtherwise: ReadonlySet<string> = new Set(['date_utc'])

/** All columns that hold fields, by the interface's names, whatever language the application speaks. */
function fieldColumns(of: CollectionName): readonly string[] {
  const all = Object.keys(writables[of].fields).filter((name) => !saidOtherwise.has(name))
  const first = firstColumns[of].filter((name) => all.includes(name))
  return [...new Set([...first, ...all])]
}

/** Columns that say which record a row is, and how its cells were when they were written. */
export const idColumn = 'id'
export const languageColumn = 'language'
export const exportedColumn = 'exported'

export function columnNames(of: CollectionName): readonly string[] {
  return [idColumn, languageColumn, ...fieldColumns(of), 'url', exportedColumn]
}

/** By what a cell that nobody touched is told: `title:h5-…`, for each that is not empty. */
function fingerprints(names: readonly string[], cells: readonly string[]): string {
  return names
    .flatMap((name, at) => (cells[at] ? [`${name}:${fingerprint(cells[at])}`] : []))
    .join(' ')
}

/** A record as the cells of `columnNames`, ids as text among them. */
export function rowOf(of: CollectionName, language: string, record: Identified): readonly string[] {
  const names = fieldColumns(of)
  const { fields } = writables[of]
  const cells = names.map((name) => {
    const field = fields[name]
    return field ? cellText(name, field, record) : ''
  })
  const url = 'url' in record ? String(record.url) : ''
  return [String(record.id), language, ...cells, url, fingerprints(names, cells)]
}

/** Between two linked records in one cell; commas and semicolons stand in names. */
const between = ' | '

function nameIn(link: Readonly<Record<string, unknown>>): string {
  const name = link['name'] ?? link['venue'] ?? link['organizer'] ?? ''
  return String(name).replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim()
}

/** «Ateneu #12 | Sala gran #15»: the records that one names, for people by their names, for the way back by their numbers. */
function linkNames(record: object, field: string): string {
  const links: unknown = Object.entries(record).find(([name]) => name === field)?.[1]
  if (!Array.isArray(links)) return ''
  return links
    .filter(isObject)
    .map((link) => `${nameIn(link)} #${String(link['id'])}`.trim())
    .join(between)
}

/** A record as a cell names it. */
export interface CellLink {
  /** not a number where the cell has none */
  readonly id: number
  /** empty where the number stands alone */
  readonly name: string
}

/** The way back: what says which record is its number. */
export function linksIn(text: string): readonly CellLink[] {
  const parts = text.split(/[|\n]/).filter((part) => part.trim() !== '')
  return parts.map((part) => {
    const [, name = '', id = Number.NaN] = /^(.*)#(\d{1,15})\s*$/.exec(part) ?? []
    return { id: Number(id), name: name.trim() }
  })
}

/** A value without the seconds that say nothing; of whole days the day. */
function momentText(value: string, isDay: boolean): string {
  return isDay ? value.slice(0, 10) : value.replace(/:00$/, '')
}

const isWholeDays = (record: object) => 'all_day' in record && record.all_day === true

const ofTheEvent: ReadonlySet<string> = new Set(['start_date', 'end_date'])

/**
 * A field of a record as a cell has it: what no spreadsheet takes for something else and writes otherwise, so that a
 * cell that nobody touched reads as it was written.
 */
export function cellText<R extends Identified>(
  name: string,
  { kind, of }: Field<R, unknown>,
  record: R,
): string {
  const value = of(record)
  if (kind === 'links') return linkNames(record, name)
  if (kind === 'flag') return value === true ? 'yes' : 'no'
  if (kind === 'wallTime')
    return momentText(String(value), ofTheEvent.has(name) && isWholeDays(record))
  if (kind === 'number') return value === null || value === 0 ? '' : String(value)
  return plainCell(String(value))
}

/** Half of a sign, which no file can hold. */
const halfSigns = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** A text as every kind of file can hold it: its line ends as one sign, without signs that no file may have. */
export function plainCell(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\t\n\x20-\uFFFD]/g, '')
    .replaceAll(halfSigns, '\uFFFD')
}

/** Hours that have a column of their own beside that of the day. */
export const startClock = 'start_clock'
export const endClock = 'end_clock'

/** What a column of a file may be of a new record, in the order in which people think of it. */
export const targetsOf = (of: CollectionName): readonly string[] => firstColumns[of]

/** What no row can do without. */
export function neededTargets(of: CollectionName): readonly string[] {
  return targetsOf(of).slice(0, of === 'events' ? 2 : 1)
}

/** By the field that names other records, where those are. */
export const namedIn: Readonly<Partial<Record<string, CollectionName>>> = {
  venue: 'venues',
  organizer: 'organizers',
  categories: 'categories',
  tags: 'tags',
  parent: 'categories',
}

/** The collection that a field of a new record names others of; null where it holds something else. */
export function linkedBy(of: CollectionName, field: string): CollectionName | null {
  const isOwnName = (of === 'venues' || of === 'organizers') && targetsOf(of)[0] === field
  return isOwnName ? null : (namedIn[field] ?? null)
}
