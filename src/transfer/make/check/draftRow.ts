import type { CollectionName } from '../../../collection/collection.ts'
import type { Values } from '../../../collection/merge.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import type { CalendarNote, CalendarProblem } from '../../in/calendar/calendarEvent.ts'
import type { CalendarRow } from '../../table/table.ts'
import { type Cell, isEmptyCell, isErrorCell, shownOf } from '../../cells/cell.ts'
import { hasLostLetters } from '../../cells/lostLetters.ts'
import type { DayOrder } from '../../cells/moment.ts'
import type { DecimalSign } from '../../cells/price.ts'
import { type CellNote, type CellProblem, readCell } from '../../cells/readCell.ts'
import { isScheduling } from '../../cells/statusCell.ts'
import { writables } from '../../../records/records.ts'
import type { Mapping } from '../columns/mapping.ts'
import { endClock, linkedBy, neededTargets, startClock, targetsOf } from '../columns/targets.ts'
import { type Choices, type Link, linkedCell, type OpenName } from '../names/linkCell.ts'
import type { NameIndex } from '../names/nameIndex.ts'
import { withoutRanges } from './whenCells.ts'
import { type Noted, whenOf, type WhenNote, type WhenProblem } from './whenOf.ts'

export type RowNote =
  | WhenNote
  | CalendarNote
  | CellNote
  | 'alike'
  | 'heldBack'
  | 'letters'
  | 'untaken'
export type RowProblem =
  | WhenProblem
  | CellProblem
  | CalendarProblem
  | 'ragged'
  | 'error'
  | 'unsettled'
  | 'oneVenue'
  | 'noNames'

/** What is to be known of a cell, with the names that it is about. */
export interface CellWord<Word> extends Noted<Word> {
  readonly names?: readonly string[]
  /** of the cell, by the sheet */
  readonly shown?: string
  /** in sentences, where somebody else has found them */
  readonly reasons?: readonly string[]
}

/** A row of a file as the record that it would become. */
export interface DraftRow {
  /** where in the file: the names of the columns are its first row */
  readonly place: number
  readonly title: string
  /** without what names other records */
  readonly values: Values
  readonly links: Readonly<Record<string, readonly Link[]>>
  readonly notes: readonly CellWord<RowNote>[]
  readonly wrong: readonly CellWord<RowProblem>[]
  readonly open: readonly OpenName[]
  /** of a calendar file */
  readonly calendar: CalendarRow | null
}

/** All that the cells of a file are read by. */
export interface Reading {
  readonly of: CollectionName
  readonly mapping: Mapping
  readonly today: WallDay
  readonly zone: string
  /** of the columns of days */
  readonly order: DayOrder
  /** of the column of prices; null where nothing has to be told */
  readonly sign: DecimalSign | null
  /** whether the midnight that ends whole days is that of the day after */
  readonly hasExclusiveEnds?: boolean | undefined
  readonly statuses: readonly string[]
  /** null while the names of a collection are not read */
  readonly indexOf: (of: CollectionName) => NameIndex | null
  readonly choices: Choices
  /** of a calendar file: the address stands behind the name of a place, and what cannot be taken is left out */
  readonly isCalendar?: boolean
}

const ofTheTime: ReadonlySet<string> = new Set([
  'start_date',
  'end_date',
  startClock,
  endClock,
  'all_day',
  'timezone',
])

interface Parts {
  readonly values: Record<string, unknown>
  readonly links: Record<string, readonly Link[]>
  readonly notes: CellWord<RowNote>[]
  readonly wrong: CellWord<RowProblem>[]
  readonly open: OpenName[]
}

type Cells = (target: string) => Cell

/** What is wrong with a cell, with what the sheet shows of it. */
const refused = (field: string, word: RowProblem, cell: Cell): CellWord<RowProblem> =>
  isEmptyCell(cell) ? { field, word } : { field, word, shown: shownOf(cell).trim() }

/** The zone of a row's hours: the site's where it names none, or one that nobody knows, which is said. */
function zoneIn(parts: Parts, cellOf: Cells, reading: Reading): string {
  const [cell, field] = [cellOf('timezone'), writables.events.fields['timezone']]
  if (isEmptyCell(cell) || field === undefined) return reading.zone
  const [read] = readCell(cell, 'timezone', field, reading)
  if ('problem' in read) {
    parts.wrong.push(refused('timezone', read.problem, cell))
    return reading.zone
  }
  const zone = String(read.value)
  if (zone !== reading.zone) parts.values['timezone'] = zone
  return zone
}

const noFlag = { value: false } as const

function addWhen(parts: Parts, cellOf: Cells, reading: Reading): void {
  const { mapping, today, order, hasExclusiveEnds } = reading
  const zone = zoneIn(parts, cellOf, reading)
  const [said, allDay] = [cellOf('all_day'), writables.events.fields['all_day']]
  const [flag] = allDay ? readCell(said, 'all_day', allDay, reading) : [noFlag]
  if ('problem' in flag) parts.wrong.push(refused('all_day', flag.problem, said))
  const texts = {
    start_date: cellOf('start_date'),
    start_clock: cellOf(startClock),
    end_date: cellOf('end_date'),
    end_clock: cellOf(endClock),
  }
  const cells = {
    ...withoutRanges(texts, today, order),
    allDay: mapping['all_day'] !== undefined && 'value' in flag ? flag.value === true : null,
  }
  const { values, notes, wrong } = whenOf(cells, { today, zone, order, hasExclusiveEnds })
  Object.assign(parts.values, values)
  parts.notes.push(...notes)
  parts.wrong.push(...wrong.map(({ field, word }) => refused(field, word, cellOf(field))))
}

function addLinks(parts: Parts, field: string, cell: string, reading: Reading): void {
  const to = linkedBy(reading.of, field)
  if (to === null || cell.trim() === '') return
  const index = reading.indexOf(to)
  if (index === null) {
    parts.wrong.push({ field, word: 'noNames' })
    return
  }
  const { links, open, alike, unsettled } = linkedCell(
    to,
    cell,
    index,
    reading.choices,
    reading.isCalendar,
  )
  const isOne = field === 'venue' || field === 'parent'
  if (isOne && links.length + unsettled.length > 1) parts.wrong.push({ field, word: 'oneVenue' })
  if (links.length > 0) parts.links[field] = links
  parts.open.push(...open)
  if (alike.length > 0) parts.notes.push({ field, word: 'alike', names: alike })
  if (unsettled.length > 0) parts.wrong.push({ field, word: 'unsettled', names: unsettled })
}

function addCells(parts: Parts, cellOf: Cells, reading: Reading): void {
  const { of } = reading
  for (const name of targetsOf(of)) {
    const cell = cellOf(name)
    const field = writables[of].fields[name]
    if (ofTheTime.has(name) || isEmptyCell(cell)) continue
    if (hasLostLetters(shownOf(cell))) parts.notes.push({ field: name, word: 'letters' })
    if (linkedBy(of, name) !== null && !isErrorCell(cell))
      addLinks(parts, name, shownOf(cell), reading)
    else if (field !== undefined) {
      const [read] = readCell(cell, name, field, reading)
      if ('problem' in read && reading.isCalendar)
        parts.notes.push({ field: name, word: 'untaken', names: [shownOf(cell)] })
      else if ('problem' in read) parts.wrong.push(refused(name, read.problem, cell))
      else if (isScheduling(field.kind, read.value))
        parts.wrong.push(refused(name, 'scheduled', cell))
      else {
        parts.values[name] = read.value
        if (read.note) parts.notes.push({ field: name, word: read.note })
      }
    }
  }
}

/** What is to be known of the column that a word of a calendar file is about. */
const fieldOf: Readonly<Record<CalendarNote | CalendarProblem, string>> = {
  broken: 'title',
  converted: 'timezone',
  formatting: 'description',
  noStart: 'start_date',
  partly: 'title',
  private: 'status',
  recurrence: 'start_date',
  unknownZone: 'timezone',
}

/** Of what cannot be read in a calendar file nothing else is to be said. */
function unreadRow({ wrong, zone }: CalendarRow): Pick<Parts, 'wrong'> {
  const names = zone === '' ? [] : [zone]
  return { wrong: wrong.map((word) => ({ field: fieldOf[word], word, names })) }
}

/**
 * What a row of a file would become.
 * @param calendar what a calendar file says beside its cells
 */
export function draftRow(
  row: readonly Cell[],
  place: number,
  reading: Reading,
  calendar: CalendarRow | null = null,
): DraftRow {
  const { of, mapping } = reading
  const cellOf: Cells = (target) => row[mapping[target] ?? -1] ?? ''
  const parts: Parts = { values: {}, links: {}, notes: [], wrong: [], open: [] }
  const [titleField = ''] = targetsOf(of)
  const title = shownOf(cellOf(titleField)).replaceAll(/\s+/g, ' ').trim()
  if (calendar && calendar.wrong.length > 0)
    return { place, title, calendar, ...parts, ...unreadRow(calendar) }
  addCells(parts, cellOf, { ...reading, isCalendar: calendar !== null })
  if (of === 'events') addWhen(parts, cellOf, reading)
  for (const word of calendar?.notes ?? []) parts.notes.push({ field: fieldOf[word], word })
  if (neededTargets(of).includes(titleField) && title === '')
    parts.wrong.push({ field: titleField, word: 'needed' })
  return { place, title, calendar, ...parts }
}
