import type { CollectionName } from '../../../collection/collection.ts'
import type { Values } from '../../../collection/merge.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { isZone } from '../../../time/zones.ts'
import type { CalendarNote, CalendarProblem } from '../../in/calendar/calendarEvent.ts'
import { cellValue } from '../../in/cellValue.ts'
import { isFormulaError } from '../../in/formulaError.ts'
import { hasLostLetters } from '../../in/lostLetters.ts'
import type { CalendarRow } from '../../in/table.ts'
import type { Mapping } from '../columns/mapping.ts'
import { endClock, linkedBy, neededTargets, startClock, targetsOf } from '../columns/targets.ts'
import { type Choices, type Link, linkedCell, type OpenName } from '../names/linkCell.ts'
import type { NameIndex } from '../names/nameIndex.ts'
import { placeName } from '../names/placeName.ts'
import type { DayOrder } from './momentCell.ts'
import { plainValue, type PlainProblem } from './plainCells.ts'
import { withoutRanges } from './whenCells.ts'
import { type Noted, whenOf, type WhenNote, type WhenProblem } from './whenOf.ts'

export type RowNote = WhenNote | CalendarNote | 'alike' | 'heldBack' | 'letters'
export type RowProblem =
  | WhenProblem
  | PlainProblem
  | CalendarProblem
  | 'ragged'
  | 'error'
  | 'unsettled'
  | 'oneVenue'
  | 'noNames'

/** What is to be known of a cell, with the names that it is about. */
export interface CellWord<Word> extends Noted<Word> {
  readonly names?: readonly string[]
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
  /** of each column of days */
  readonly orders: Readonly<Record<'start_date' | 'end_date', DayOrder>>
  readonly statuses: readonly string[]
  /** null while the names of a collection are not read */
  readonly indexOf: (of: CollectionName) => NameIndex | null
  readonly choices: Choices
  /** a calendar file: the address stands behind the name of a place */
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

type Cells = (target: string) => string

/** The zone of a row's hours: the site's where it names none, or one that nobody knows, which is said. */
function zoneIn(parts: Parts, cellOf: Cells, { zone }: Reading): string {
  const said = cellOf('timezone').trim()
  if (said === '' || said === zone) return zone
  if (isZone(said)) parts.values['timezone'] = said
  else parts.wrong.push({ field: 'timezone', word: 'zone', names: [said] })
  return isZone(said) ? said : zone
}

function addWhen(parts: Parts, cellOf: Cells, reading: Reading): void {
  const { mapping, today, orders } = reading
  const zone = zoneIn(parts, cellOf, reading)
  const flag = cellValue(cellOf('all_day'), { kind: 'flag', blank: false, edge: null, today })
  if ('problem' in flag) parts.wrong.push({ field: 'all_day', word: flag.problem })
  const order = cellOf('start_date') === '' ? orders.end_date : orders.start_date
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
  const { values, notes, wrong } = whenOf(cells, { today, zone, order })
  Object.assign(parts.values, values)
  parts.notes.push(...notes)
  parts.wrong.push(...wrong)
}

function addLinks(parts: Parts, field: string, cell: string, reading: Reading): void {
  const to = linkedBy(reading.of, field)
  if (to === null || cell.trim() === '') return
  const index = reading.indexOf(to)
  if (index === null) {
    parts.wrong.push({ field, word: 'noNames' })
    return
  }
  const isPlace = reading.isCalendar === true && field === 'venue'
  const named = isPlace ? placeName(cell, index) : cell
  const { links, open, alike, unsettled } = linkedCell(to, named, index, reading.choices)
  const isOne = field === 'venue' || field === 'parent'
  if (isOne && links.length + unsettled.length > 1) parts.wrong.push({ field, word: 'oneVenue' })
  if (links.length > 0) parts.links[field] = links
  parts.open.push(...open)
  if (alike.length > 0) parts.notes.push({ field, word: 'alike', names: alike })
  if (unsettled.length > 0) parts.wrong.push({ field, word: 'unsettled', names: unsettled })
}

function addCells(parts: Parts, cellOf: Cells, reading: Reading): void {
  const { of, statuses } = reading
  for (const field of targetsOf(of)) {
    if (ofTheTime.has(field)) continue
    if (isFormulaError(cellOf(field))) {
      parts.wrong.push({ field, word: 'error' })
      continue
    }
    if (hasLostLetters(cellOf(field))) parts.notes.push({ field, word: 'letters' })
    if (linkedBy(of, field) !== null) addLinks(parts, field, cellOf(field), reading)
    else {
      const read = plainValue(of, field, cellOf(field), statuses)
      if (read === null) continue
      if ('problem' in read) parts.wrong.push({ field, word: read.problem })
      else parts.values[field] = read.value
    }
  }
}

/** What is to be known of the column that a word of a calendar file is about. */
const fieldOf: Readonly<Record<CalendarNote | CalendarProblem, string>> = {
  broken: 'title',
  converted: 'timezone',
  formatting: 'description',
  noStart: 'start_date',
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
  row: readonly string[],
  place: number,
  reading: Reading,
  calendar: CalendarRow | null = null,
): DraftRow {
  const { of, mapping } = reading
  const cellOf: Cells = (target) => row[mapping[target] ?? -1] ?? ''
  const parts: Parts = { values: {}, links: {}, notes: [], wrong: [], open: [] }
  const [titleField = ''] = targetsOf(of)
  const title = cellOf(titleField).replaceAll(/\s+/g, ' ').trim()
  if (calendar && calendar.wrong.length > 0)
    return { place, title, calendar, ...parts, ...unreadRow(calendar) }
  addCells(parts, cellOf, { ...reading, isCalendar: calendar !== null })
  if (of === 'events') addWhen(parts, cellOf, reading)
  for (const word of calendar?.notes ?? []) parts.notes.push({ field: fieldOf[word], word })
  if (neededTargets(of).includes(titleField) && title === '')
    parts.wrong.push({ field: titleField, word: 'needed' })
  return { place, title, calendar, ...parts }
}
