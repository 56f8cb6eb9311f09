import type { CollectionName, Identified } from '../../collection/collection.ts'
import type { FieldKind } from '../../collection/field.ts'
import type { Values } from '../../collection/merge.ts'
import { endsBeforeStart } from '../../time/span.ts'
import { readWallTime, type WallDay } from '../../time/wallTime.ts'
import { writables } from '../../records/records.ts'
import { fingerprint } from '../../translations/exchange/fingerprint.ts'
import { cellText, plainCell } from '../columns/cellText.ts'
import type { DayOrder } from '../make/check/momentCell.ts'
import { type CellValue, cellValue, cellValues, isMangled, valueProblem } from './cellValue.ts'
import { isFormulaError } from './formulaError.ts'
import { namesOther } from './linkNames.ts'
import { hasLostLetters } from './lostLetters.ts'
import type { cellProblems } from './rowProblems.ts'
import { isTakenForNumber } from './takenForNumber.ts'

/** A row of a file, its cells by the name of their column. */
export interface FileRow {
  /** where in the file: the names of the columns are its first row */
  readonly place: number
  readonly cells: Readonly<Partial<Record<string, string>>>
}

export interface WrongCell {
  readonly field: string
  readonly problem: (typeof cellProblems)[number]
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
function isAsWritten(text: string, mark: string | undefined): boolean {
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
const textual: ReadonlySet<FieldKind> = new Set(['name', 'text', 'slug', 'cost', 'address'])

/** Kinds of fields whose values people write in several ways. */
const reshaped: ReadonlySet<FieldKind> = new Set(['flag', 'status', 'wallTime'])

const isYes = (value: object) => 'value' in value && value.value === true

interface Measured {
  readonly of: CollectionName
  readonly record: Identified
  /** null of a file that does not say how it was: then what differs from the calendar counts as changed */
  readonly marks: ReadonlyMap<string, string> | null
  readonly today: WallDay
  /** by the column: in which order days are written there */
  readonly orders?: ReadonlyMap<string, DayOrder>
  /** those a site offers */
  readonly statuses: readonly string[]
}

/** The cells of a row that somebody changed, as values of their fields. */
export function changedCells({ cells }: FileRow, measured: Measured): Changed {
  const { of, record, marks, today, orders, statuses } = measured
  const { fields } = writables[of]
  const allDayField = fields['all_day']
  const flagCell = { kind: 'flag', blank: false, edge: null, today } as const
  const isAllDay =
    cells['all_day'] === undefined
      ? allDayField?.of(record) === true
      : isYes(cellValue(cells['all_day'], flagCell))
  const values: Record<string, unknown> = {}
  const wrong: WrongCell[] = []
  const shown: ShownChange[] = []
  const since: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    const cell = cells[name]
    if (cell === undefined) continue
    const now = cellText(name, field, record)
    const text = plainCell(cell)
    const mark = marks?.get(name)
    if (marks === null ? text === now : isAsWritten(text, mark)) continue
    const isText = textual.has(field.kind)
    const isKnown = marks === null || isAsWritten(now, mark)
    if (isText && isKnown && isTakenForNumber(text, now)) continue
    if (isText && isMangled(text) && /^\+?\d/.test(now)) {
      wrong.push({ field: name, problem: 'mangled' })
      continue
    }
    if (isFormulaError(text) && !isFormulaError(now)) {
      wrong.push({ field: name, problem: 'error' })
      continue
    }
    if (hasLostLetters(text) && !hasLostLetters(now)) {
      wrong.push({ field: name, problem: 'letters' })
      continue
    }
    const edge = isAllDay ? (edges.get(name) ?? null) : null
    const { kind, blank } = field
    const order = orders?.get(name) ?? 'unknown'
    const ways = cellValues(text, { kind, blank, edge, today, order, statuses })
    const [read] = ways
    if (read === undefined || 'problem' in read) {
      wrong.push({ field: name, problem: read?.problem ?? 'value' })
      continue
    }
    if (kind === 'links' && namesOther(text, now)) {
      wrong.push({ field: name, problem: 'otherLink' })
      continue
    }
    const isReshaped = reshaped.has(field.kind)
    const writtenAs = (value: unknown) => asWritten(field.kind, value, edge !== null)
    const written = writtenAs(read.value)
    const isSame = (way: CellValue) =>
      'value' in way &&
      (marks === null ? writtenAs(way.value) === now : isAsWritten(writtenAs(way.value), mark))
    if (isReshaped && ways.some(isSame)) continue
    if (field.same(read.value, field.of(record))) continue
    const problem = field.isEmpty(read.value) ? null : valueProblem(name, field, read.value)
    if (problem !== null) wrong.push({ field: name, problem })
    else if (field.isEmpty(read.value) && (field.required || field.empties?.length === 0))
      wrong.push({ field: name, problem: 'value' })
    else {
      values[name] = read.value
      shown.push({ field: name, before: now, after: isReshaped ? written : text })
    }
    if (marks !== null && !isAsWritten(now, mark)) since.push(name)
  }
  return { values, shown, wrong: [...wrong, ...backwards(of, record, values)], since }
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
