import type { CollectionName, Identified } from '../../collection/collection.ts'
import type { FieldKind } from '../../collection/field.ts'
import type { Values } from '../../collection/merge.ts'
import { endsBeforeStart } from '../../time/span.ts'
import { readWallTime } from '../../time/wallTime.ts'
import { writables } from '../../records/records.ts'
import { fingerprint } from '../../translations/exchange/fingerprint.ts'
import { type Cell, isErrorCell, shownOf } from '../cells/cell.ts'
import { areLettersReplaced, hasLostLetters } from '../cells/lostLetters.ts'
import { type CellReading, type CellRules, isMangled, readCell } from '../cells/readCell.ts'
import { isSameMoment, isTakenFor } from '../cells/unchanged.ts'
import { isScheduling } from '../cells/statusCell.ts'
import { cellText, plainCell } from '../columns/cellText.ts'
import { namesOther } from './linkNames.ts'
import type { changeProblems } from './rowProblems.ts'

/** A row of a file, its cells by the name of their column. */
export interface FileRow {
  /** where in the file: the names of the columns are its first row */
  readonly place: number
  readonly cells: Readonly<Partial<Record<string, Cell>>>
}

export interface WrongCell {
  readonly field: string
  readonly problem: (typeof changeProblems)[number]
  /** by the sheet */
  readonly shown?: string | undefined
}

/** One change as it is looked through before it is written. */
export interface ShownChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** What the changed cells of a row come to. */
export interface Changed {
  readonly values: Values
  readonly wrong: readonly WrongCell[]
  /** the same as cells have them, with what the calendar has now */
  readonly shown: readonly ShownChange[]
  /** fields that the calendar has otherwise than when the file was written */
  readonly since: readonly string[]
  /** fields whose cells a spreadsheet keeps as a day, an hour, a share or a number, and not as the text that they are */
  readonly doubtful: readonly string[]
}

/** By the field, how its cell was when the file was written. */
export function marksOf(exported: string): ReadonlyMap<string, string> {
  return new Map(
    exported
      .trim()
      .split(/\s+/)
      .flatMap((mark) => {
        const [, name, print] = /^(\w+):(\S+)$/.exec(mark) ?? []
        return name && print ? [[name, print] as const] : []
      }),
  )
}

/** Whether nobody touched a cell: nothing stands for a text that was empty, or that fitted in no cell. */
export function isAsWritten(text: string, mark: string | undefined): boolean {
  if (mark === undefined || mark === 'left-out') return text.trim() === ''
  return fingerprint(text) === mark
}

/** A moment, a status or an answer as it was written, whatever a spreadsheet has made of it. */
function asWritten(kind: string, value: unknown, isDay: boolean): string {
  if (kind === 'flag') return value === true ? 'yes' : 'no'
  return isDay ? String(value).slice(0, 10) : String(value).replace(/:00$/, '')
}

const edges: ReadonlyMap<string, 'start' | 'end'> = new Map([
  ['start_date', 'start'],
  ['end_date', 'end'],
])

/** Kinds of fields that hold what was typed, digits too. */
const textual: ReadonlySet<FieldKind> = new Set(['name', 'text', 'slug', 'cost', 'address', 'html'])

/** Kinds of fields whose values people write in several ways. */
const reshaped: ReadonlySet<FieldKind> = new Set(['flag', 'status', 'wallTime'])

interface Measured extends Omit<CellRules, 'edge'> {
  readonly of: CollectionName
  readonly record: Identified
  /** null of a file that does not say how it was: then what differs from the calendar counts as changed */
  readonly marks: ReadonlyMap<string, string> | null
}

/** Whether whole days are meant: as the row says it, else the record. */
function isAllDay({ cells }: FileRow, { of, record, ...rules }: Measured): boolean {
  const [cell, field] = [cells['all_day'], writables[of].fields['all_day']]
  if (field === undefined) return false
  const [read] =
    cell === undefined ? [{ value: field.of(record) }] : readCell(cell, 'all_day', field, rules)
  return 'value' in read && read.value === true
}

/** The cells of a row that somebody changed, as values of their fields. */
export function changedCells(row: FileRow, measured: Measured): Changed {
  const { of, record, marks, today } = measured
  const { fields } = writables[of]
  const ofWholeDays = isAllDay(row, measured)
  const values: Record<string, unknown> = {}
  const wrong: WrongCell[] = []
  const shown: ShownChange[] = []
  const since: string[] = []
  const doubtful: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    const cell = row.cells[name]
    if (cell === undefined) continue
    const now = cellText(name, field, record)
    const text = plainCell(shownOf(cell))
    const mark = marks?.get(name)
    if (marks === null ? text === now : isAsWritten(text, mark)) continue
    const refuse = (problem: WrongCell['problem']) =>
      wrong.push({ field: name, problem, shown: text })
    const { kind } = field
    const isKnown = marks === null || isAsWritten(now, mark)
    const edge = ofWholeDays ? (edges.get(name) ?? null) : null
    const rules = { ...measured, edge }
    if (isKnown && textual.has(kind) && isTakenFor(cell, now, today, rules.sign)) continue
    if (
      isKnown &&
      kind === 'wallTime' &&
      edge === null &&
      isSameMoment(cell, now, today, rules.order)
    )
      continue
    if (textual.has(kind) && isMangled(text) && /^\+?\d/.test(now)) {
      refuse('mangled')
      continue
    }
    const isLost = hasLostLetters(text) && !hasLostLetters(now)
    if (isLost || (isKnown && areLettersReplaced(text, now))) {
      refuse('letters')
      continue
    }
    // What the calendar has may look like an error as well.
    const judged = isErrorCell(cell) && isErrorCell(now) ? text : cell
    const ways = readCell(judged, name, field, rules)
    const [read] = ways
    if ('problem' in read) {
      refuse(read.problem)
      continue
    }
    if (kind === 'links' && namesOther(text, now)) {
      refuse('otherLink')
      continue
    }
    const isReshaped = reshaped.has(kind)
    const writtenAs = (value: unknown) => asWritten(kind, value, edge !== null)
    const isSame = (way: CellReading) =>
      'value' in way &&
      (marks === null ? writtenAs(way.value) === now : isAsWritten(writtenAs(way.value), mark))
    if (isReshaped && ways.some(isSame)) continue
    if (field.same(read.value, field.of(record))) continue
    if (isScheduling(kind, read.value)) refuse('scheduled')
    else if (field.isEmpty(read.value) && (field.required || field.empties?.length === 0))
      refuse('value')
    else {
      values[name] = read.value
      const written = isReshaped ? writtenAs(read.value) : String(read.value)
      shown.push({ field: name, before: now, after: kind === 'links' ? text : written })
      if (read.note) doubtful.push(name)
    }
    if (marks !== null && !isAsWritten(now, mark)) since.push(name)
  }
  return { values, shown, wrong: [...wrong, ...backwards(of, record, values)], since, doubtful }
}

/** An end before its start is no event's. */
function backwards(of: CollectionName, record: Identified, values: Values): readonly WrongCell[] {
  const { start_date, end_date } = writables[of].fields
  if (!('start_date' in values) && !('end_date' in values)) return []
  const start = readWallTime(String(values['start_date'] ?? start_date?.of(record)))
  const end = readWallTime(String(values['end_date'] ?? end_date?.of(record)))
  if (!start || !end || !endsBeforeStart({ start, end })) return []
  return [{ field: 'end_date', problem: 'endBeforeStart' }]
}
