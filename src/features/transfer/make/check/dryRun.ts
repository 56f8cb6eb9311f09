import { isNearForm, type TitleForm, titleForm } from '../../../../core/overlaps/titleForm.ts'
import type { CollectionName, Identified } from '../../../../core/resource/collection.ts'
import { nameKey } from '../../cells/cell.ts'
import { targetsOf } from '../../columns/columns.ts'
import { knownSetOf } from '../../columns/heads.ts'
import { ownUid } from '../../in/calendar/calendarColumns.ts'
import { type DraftRow, draftRow, type Reading } from './draftRow.ts'
import { orderedColumns } from '../columns/mapping.ts'
import { type OpenName, type Candidate, grouped } from '../names/linkCell.ts'
import { cellOrders, type ReadOptions } from '../../table/fileOptions.ts'
import { type Table, isRagged } from '../../table/table.ts'
import type { EventRecord } from '../../../../resources/events/events.ts'

/** A row as it is looked through before anything is sent. */
export interface DryRow extends DraftRow {
  readonly twin: Twin | null
}

/** A name in cells for which a person has to choose, and in how many rows. */
export interface NameToSettle extends OpenName {
  readonly rows: number
}

/** What a file would become. */
interface DryRun {
  readonly rows: readonly DryRow[]
  readonly names: readonly NameToSettle[]
}

/** What a person has chosen goes before what the columns show. */
type Asked = Omit<Reading, 'order' | 'sign' | 'hasExclusiveEnds'> & {
  readonly chosen?: Pick<ReadOptions, 'order' | 'sign'>
}

/** A step of reading: how many rows are done. A file is read in slices, for thousands of rows take a second. */
type Steps<Result> = Generator<number, Result, void>

/** Reads every row of a file. */
export function* draftRows(table: Table, asked: Asked): Steps<readonly DraftRow[]> {
  const { rows, places, calendar } = table
  const orders = cellOrders(table, orderedColumns(asked.mapping), asked.chosen)
  const reading = { ...asked, ...orders, hasExclusiveEnds: knownSetOf(table.names)?.exclusiveEnds }
  const [field = ''] = targetsOf(asked.of)
  // Of what its cells seem to say nothing is told.
  const ragged = { open: [], notes: [], wrong: [{ field, word: 'ragged' as const }] }
  const read: DraftRow[] = []
  for (const [at, row] of rows.entries()) {
    const draft = draftRow(row, places[at] ?? 0, reading, calendar?.rows[at])
    read.push(isRagged(table, at) ? { ...draft, ...ragged } : draft)
    yield at + 1
  }
  return read
}

/** Tells of rows what they seem to be already. */
export function* dryRun(of: Asked['of'], rows: readonly DraftRow[], there: There): Steps<DryRun> {
  const told = twinOf(of, there)
  const names = new Map<string, NameToSettle>()
  const dry: DryRow[] = []
  for (const row of rows) {
    dry.push({ ...row, twin: told(row) })
    for (const open of row.open)
      names.set(open.key, { ...open, rows: (names.get(open.key)?.rows ?? 0) + 1 })
    yield dry.length
  }
  return { rows: dry, names: [...names.values()] }
}

/** Whether it can be made at all; what seems to be there already can. */
export const canBeMade = ({ wrong }: DraftRow) => wrong.length === 0

/** The days of a file, first and last; null without any. */
export function daysOfRows(rows: readonly DraftRow[]): { first: string; last: string } | null {
  const days = rows
    .flatMap(({ values }) => (values['start_date'] ? [String(values['start_date'])] : []))
    .map((start) => start.slice(0, 10))
    .toSorted()
  const [first] = days
  const last = days.at(-1)
  return first === undefined || last === undefined ? null : { first, last }
}

/**
 * What a row seems to be already: a record of the calendar, or an earlier row of the file. `exported`, `imported`: a
 * calendar file names it, and was exported from here, or it was made of an earlier file.
 */
type Twin =
  | { readonly kind: 'record' | 'imported'; readonly id: number; readonly name: string }
  | {
      readonly kind: 'exported'
      readonly id: number
      readonly name: string
      readonly language: string
    }
  | { readonly kind: 'row'; readonly place: number }
  | { readonly kind: 'cancelled' }

/** What the calendar has that a new record may be already. */
interface There {
  /** around the days of the file */
  readonly events: readonly EventRecord[]
  /** of the collection itself, where that is no calendar's */
  readonly records: readonly Candidate[]
  /** the site's, by which its own calendar files are told */
  readonly host: string
  /** by what names it in a calendar file, the id of what was made of it on this device */
  readonly imported: ReadonlyMap<string, number>
}

interface Faced {
  readonly form: TitleForm | null
  readonly start: string
  /** numbers of venues; those that are to be made have names */
  readonly venues: readonly (number | string)[]
}

function isNear(one: Faced, other: Faced): boolean {
  if (!one.form || !other.form || !isNearForm(one.form, other.form)) return false
  const isUnknown = one.venues.length === 0 || other.venues.length === 0
  return isUnknown || one.venues.some((venue) => other.venues.includes(venue))
}

const faceOfRow = ({ title, values, links }: DraftRow): Faced => ({
  form: titleForm(title),
  start: String(values['start_date'] ?? ''),
  venues: (links['venue'] ?? []).map((link) => ('id' in link ? link.id : link.make)),
})

const faceOfEvent = ({ title, start_date, venue }: EventRecord): Faced => ({
  form: titleForm(title),
  start: start_date,
  venues: venue.map(({ id }: Identified) => id),
})

/** Events of one day, near title and one venue; within a file of one start, for a day may have two performances. */
function eventTwin(events: readonly EventRecord[]): (row: DraftRow) => Twin | null {
  const byDay = grouped(events, ({ start_date }) => start_date.slice(0, 10))
  const faces = new Map<string, readonly { event: EventRecord; face: Faced }[]>()
  const facesOf = (day: string) => {
    const known = faces.get(day)
    if (known) return known
    const made = (byDay.get(day) ?? []).map((event) => ({ event, face: faceOfEvent(event) }))
    faces.set(day, made)
    return made
  }
  const before = new Map<string, { place: number; face: Faced }[]>()
  return (row) => {
    const face = faceOfRow(row)
    if (face.start === '') return null
    const there = facesOf(face.start.slice(0, 10)).find((one) => isNear(one.face, face))
    if (there) return { kind: 'record', id: there.event.id, name: there.event.title }
    const earlier = before.get(face.start) ?? []
    const twin = earlier.find((one) => isNear(one.face, face))
    before.set(face.start, [...earlier, { place: row.place, face }])
    return twin ? { kind: 'row', place: twin.place } : null
  }
}

/** Everything else by its name; categories may be called alike in different places of their tree. */
function nameTwin(records: readonly Candidate[]): (row: DraftRow) => Twin | null {
  const there = new Map(records.map((record) => [nameKey(record.name), record]))
  const before = new Map<string, number>()
  return (row) => {
    const [parent] = row.links['parent'] ?? []
    const above = parent ? ('id' in parent ? parent.id : parent.make) : ''
    const key = `${nameKey(row.title)} ${above}`
    const record = there.get(nameKey(row.title))
    const earlier = before.get(key)
    if (earlier === undefined) before.set(key, row.place)
    if (row.title === '') return null
    if (record) return { kind: 'record', id: record.id, name: record.name }
    return earlier === undefined ? null : { kind: 'row', place: earlier }
  }
}

/** What a calendar file says that a row is. */
function namedTwin({ calendar, title }: DraftRow, { host, imported }: There): Twin | null {
  if (calendar === null) return null
  const own = ownUid(calendar.key, host)
  if (own) return { kind: 'exported', name: title, ...own }
  const id = imported.get(calendar.key)
  if (id !== undefined) return { kind: 'imported', id, name: title }
  return calendar.isCancelled ? { kind: 'cancelled' } : null
}

/** Tells of a row, one after the other, what it seems to be already. */
function twinOf(of: CollectionName, there: There): (row: DraftRow) => Twin | null {
  if (of !== 'events') return nameTwin(there.records)
  const near = eventTwin(there.events)
  return (row) => {
    // Of each row, so that those after it are told apart from it.
    const found = near(row)
    return namedTwin(row, there) ?? found
  }
}
