import type { CollectionName } from '../../../../core/resource/collection.ts'
import type { Values } from '../../../../core/write/merge.ts'
import type { CalendarNote, CalendarProblem } from '../../in/calendar/calendarEvent.ts'
import type { CalendarRow } from '../../table/table.ts'
import { type Cell, isEmptyCell, isErrorCell, shownOf, hasLostLetters } from '../../cells/cell.ts'
import { clockIn, type DayOrder, momentOf } from '../../cells/moment.ts'
import {
  type CellNote,
  type CellProblem,
  type CellRules,
  readCell,
  isScheduling,
} from '../../cells/readCell.ts'
import { writables } from '../../../../resources/records.ts'
import type { Mapping } from '../columns/mapping.ts'
import { endClock, linkedBy, neededTargets, startClock, targetsOf } from '../../columns/columns.ts'
import {
  type Choices,
  type Link,
  linkedCell,
  type OpenName,
  type NameIndex,
} from '../names/linkCell.ts'
import { hourRange, type Noted, type WhenCells, type WhenNote, whenOf } from './whenOf.ts'
import type { WallDay } from '../../../../time/wallTime.ts'

type Texts = Omit<WhenCells, 'allDay'>

/** «Fi» over hours alone is the hour of the end, whatever such a column is usually of. */
function withEndHour(cells: Texts, today: WallDay, order: DayOrder): Texts {
  const end = cells.end_date
  if (isEmptyCell(end) || !isEmptyCell(cells[endClock]) || clockIn(end) === null) return cells
  return 'problem' in momentOf(end, today, order)
    ? { ...cells, end_date: '', [endClock]: end }
    : cells
}

/** Parts two hours that stand in one cell, beside their day or in a column of their own. */
function withoutRanges(texts: Texts, today: WallDay, order: DayOrder): Texts {
  const cells = withEndHour(texts, today, order)
  const parted = (start_date: Cell, start: Cell, end: Cell): Texts => ({
    ...cells,
    start_date,
    [startClock]: start,
    [endClock]: isEmptyCell(cells[endClock]) ? end : cells[endClock],
  })
  const clocks = cells[startClock]
  if (!isEmptyCell(clocks)) {
    const hours = clockIn(clocks) === null ? hourRange(shownOf(clocks), true) : null
    return hours?.before === '' ? parted(cells.start_date, hours.start, hours.end) : cells
  }
  if (isEmptyCell(cells.start_date) || !('problem' in momentOf(cells.start_date, today, order)))
    return cells
  const hours = hourRange(shownOf(cells.start_date), false)
  return hours === null ? cells : parted(hours.before, hours.start, hours.end)
}

export type RowNote =
  | WhenNote
  | CalendarNote
  | CellNote
  | 'alike'
  | 'heldBack'
  | 'letters'
  | 'untaken'
export type RowProblem =
  | CellProblem
  | CalendarProblem
  | 'needed'
  | 'endBeforeStart'
  | 'ragged'
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
export interface Reading extends Omit<CellRules, 'edge'> {
  readonly of: CollectionName
  readonly mapping: Mapping
  /** of the columns of days */
  readonly order: DayOrder
  /** whether the midnight that ends whole days is that of the day after */
  readonly hasExclusiveEnds?: boolean | undefined
  /** null while the names of a collection are not read */
  readonly indexOf: (of: CollectionName) => NameIndex | null
  readonly choices: Choices
}

const ofTheTime: ReadonlySet<string> = new Set([
  'start_date',
  'end_date',
  startClock,
  endClock,
  'all_day',
  'timezone',
])

/** What the cells of a row come to. */
function readRow(row: readonly Cell[], reading: Reading, isCalendar: boolean) {
  const { of, mapping, zone, indexOf, choices } = reading
  const values: Record<string, unknown> = {}
  const links: Record<string, readonly Link[]> = {}
  const notes: CellWord<RowNote>[] = []
  const wrong: CellWord<RowProblem>[] = []
  const open: OpenName[] = []
  const cellOf = (target: string): Cell => row[mapping[target] ?? -1] ?? ''
  const refuse = (field: string, word: RowProblem) => {
    const shown = shownOf(cellOf(field)).trim()
    wrong.push(isEmptyCell(cellOf(field)) ? { field, word } : { field, word, shown })
  }

  /** Undefined of an empty cell, null of one that is refused. */
  const valueOf = (name: string): unknown => {
    const [cell, field] = [cellOf(name), writables[of].fields[name]]
    if (field === undefined || isEmptyCell(cell)) return undefined
    const [read] = readCell(cell, name, field, { ...reading, isCalendar })
    if ('value' in read && !isScheduling(field.kind, read.value)) {
      if (read.note) notes.push({ field: name, word: read.note })
      return read.value
    }
    // Of a calendar file, one value that cannot be taken does not refuse its event.
    if ('problem' in read && isCalendar && !ofTheTime.has(name))
      notes.push({ field: name, word: 'untaken', names: [shownOf(cell)] })
    else refuse(name, 'problem' in read ? read.problem : 'scheduled')
    return null
  }

  const addLinks = (to: CollectionName, field: string, cell: string) => {
    const index = indexOf(to)
    if (index === null) return void wrong.push({ field, word: 'noNames' })
    const found = linkedCell(to, cell, index, choices, isCalendar)
    const { alike, unsettled } = found
    const isOne = field === 'venue' || field === 'parent'
    if (isOne && found.links.length + unsettled.length > 1) wrong.push({ field, word: 'oneVenue' })
    if (found.links.length > 0) links[field] = found.links
    open.push(...found.open)
    if (alike.length > 0) notes.push({ field, word: 'alike', names: alike })
    if (unsettled.length > 0) wrong.push({ field, word: 'unsettled', names: unsettled })
  }

  for (const name of targetsOf(of)) {
    const cell = cellOf(name)
    if (ofTheTime.has(name) || isEmptyCell(cell)) continue
    if (hasLostLetters(shownOf(cell))) notes.push({ field: name, word: 'letters' })
    const to = isErrorCell(cell) ? null : linkedBy(of, name)
    const value = to === null ? valueOf(name) : addLinks(to, name, shownOf(cell))
    if (value !== undefined && value !== null) values[name] = value
  }
  if (of === 'events') {
    // The site's where it names none, or one that nobody knows, which is said.
    const own = String(valueOf('timezone') ?? zone)
    if (own !== zone) values['timezone'] = own
    const isAllDay = valueOf('all_day')
    const texts = {
      start_date: cellOf('start_date'),
      start_clock: cellOf(startClock),
      end_date: cellOf('end_date'),
      end_clock: cellOf(endClock),
    }
    const isUnsaid = mapping['all_day'] === undefined || isAllDay === null
    const cells = {
      ...withoutRanges(texts, reading.today, reading.order),
      allDay: isUnsaid ? null : isAllDay === true,
    }
    const when = whenOf(cells, { ...reading, zone: own })
    Object.assign(values, when.values)
    notes.push(...when.notes)
    for (const { field, word } of when.wrong) refuse(field, word)
  }
  return { values, links, notes, wrong, open }
}

/** What is to be known of the column that a word of a calendar file is about. */
const fieldOf: Readonly<Record<CalendarNote | CalendarProblem, string>> = {
  broken: 'title',
  converted: 'timezone',
  noStart: 'start_date',
  partly: 'title',
  private: 'status',
  recurrence: 'start_date',
  unknownZone: 'timezone',
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
  const [titleField = ''] = targetsOf(of)
  const title = shownOf(row[mapping[titleField] ?? -1] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // Of what cannot be read in a calendar file nothing else is to be said.
  if (calendar && calendar.wrong.length > 0) {
    const names = calendar.zone === '' ? [] : [calendar.zone]
    const wrong = calendar.wrong.map((word) => ({ field: fieldOf[word], word, names }))
    return { place, title, calendar, values: {}, links: {}, notes: [], wrong, open: [] }
  }
  const parts = readRow(row, reading, calendar !== null)
  for (const word of calendar?.notes ?? []) parts.notes.push({ field: fieldOf[word], word })
  if (neededTargets(of).includes(titleField) && title === '')
    parts.wrong.push({ field: titleField, word: 'needed' })
  return { place, title, calendar, ...parts }
}
