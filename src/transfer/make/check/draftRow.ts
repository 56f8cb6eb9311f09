import type { CollectionName } from '../../../collection/collection.ts'
import type { Values } from '../../../collection/merge.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { cellValue } from '../../in/cellValue.ts'
import type { Mapping } from '../columns/mapping.ts'
import { endClock, linkedBy, neededTargets, startClock, targetsOf } from '../columns/targets.ts'
import { type Choices, type Link, linkedCell, type OpenName } from '../names/linkCell.ts'
import type { NameIndex } from '../names/nameIndex.ts'
import type { DayOrder } from './momentCell.ts'
import { plainValue, type PlainProblem } from './plainCells.ts'
import { type Noted, whenOf, type WhenNote, type WhenProblem } from './whenOf.ts'

export type RowNote = WhenNote | 'alike'
export type RowProblem = WhenProblem | PlainProblem | 'unsettled' | 'oneVenue' | 'noNames'

/** What is to be known of a cell, with the names that it is about. */
export interface CellWord<Word> extends Noted<Word> {
  readonly names?: readonly string[]
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
}

const ofTheTime: ReadonlySet<string> = new Set([
  'start_date',
  'end_date',
  startClock,
  endClock,
  'all_day',
])

interface Parts {
  readonly values: Record<string, unknown>
  readonly links: Record<string, readonly Link[]>
  readonly notes: CellWord<RowNote>[]
  readonly wrong: CellWord<RowProblem>[]
  readonly open: OpenName[]
}

type Cells = (target: string) => string

function addWhen(parts: Parts, cellOf: Cells, reading: Reading): void {
  const { mapping, today, zone, orders } = reading
  const flag = cellValue(cellOf('all_day'), { kind: 'flag', blank: false, edge: null, today })
  if ('problem' in flag) parts.wrong.push({ field: 'all_day', word: flag.problem })
  const cells = {
    start_date: cellOf('start_date'),
    start_clock: cellOf(startClock),
    end_date: cellOf('end_date'),
    end_clock: cellOf(endClock),
    allDay: mapping['all_day'] !== undefined && 'value' in flag ? flag.value === true : null,
  }
  const order = cells.start_date === '' ? orders.end_date : orders.start_date
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
  const { links, open, alike, unsettled } = linkedCell(to, cell, index, reading.choices)
  const isOne = field === 'venue' || field === 'parent'
  if (isOne && links.length + unsettled.length > 1) parts.wrong.push({ field, word: 'oneVenue' })
  if (links.length > 0) parts.links[field] = links
  parts.open.push(...open)
  if (alike.length > 0) parts.notes.push({ field, word: 'alike', names: alike })
  if (unsettled.length > 0) parts.wrong.push({ field, word: 'unsettled', names: unsettled })
}

/** What a row of a file would become. */
export function draftRow(row: readonly string[], place: number, reading: Reading): DraftRow {
  const { of, mapping, statuses } = reading
  const cellOf: Cells = (target) => row[mapping[target] ?? -1] ?? ''
  const parts: Parts = { values: {}, links: {}, notes: [], wrong: [], open: [] }
  const [titleField = ''] = targetsOf(of)
  for (const field of targetsOf(of)) {
    if (ofTheTime.has(field)) continue
    if (linkedBy(of, field) !== null) addLinks(parts, field, cellOf(field), reading)
    else {
      const read = plainValue(of, field, cellOf(field), statuses)
      if (read === null) continue
      if ('problem' in read) parts.wrong.push({ field, word: read.problem })
      else parts.values[field] = read.value
    }
  }
  if (of === 'events') addWhen(parts, cellOf, reading)
  const isNameless = neededTargets(of).includes(titleField) && cellOf(titleField).trim() === ''
  if (isNameless) parts.wrong.push({ field: titleField, word: 'needed' })
  return { place, title: cellOf(titleField).replaceAll(/\s+/g, ' ').trim(), ...parts }
}
