import type { CollectionName, Identified } from '../../../core/resource/collection.ts'
import { plainNames } from '../../../core/resource/plainFields.ts'
import { plainEventFields } from '../../../resources/events/events.ts'
import { fingerprint } from '../../translations/exchange/fingerprint.ts'
import { writables } from '../../../resources/records.ts'
import { cellText } from './cellText.ts'

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
export function fieldColumns(of: CollectionName): readonly string[] {
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
