import type { QueryClient } from '@tanstack/react-query'
import type { Service } from '../../../api/service.ts'
import { isReadRefused, isMissing } from '../../../core/query/readErrors.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import type { CollectionName, Identified } from '../../../core/resource/collection.ts'
import type { Field, FieldKind } from '../../../core/resource/field.ts'
import type { Values } from '../../../core/write/merge.ts'
import {
  type Cell,
  isErrorCell,
  shownOf,
  areLettersReplaced,
  hasLostLetters,
  nameKey,
} from '../cells/cell.ts'
import {
  type CellProblem,
  type CellRules,
  isMangled,
  readCell,
  isScheduling,
} from '../cells/readCell.ts'
import { isSameMoment, isTakenFor } from '../cells/unchanged.ts'
import { cellText, plainCell, type CellLink, linksIn, namedIn } from '../columns/columns.ts'
import { fingerprint } from '../../translations/exchange/fingerprint.ts'
import { writables, titleOfRecord } from '../../../resources/records.ts'
import { endsBeforeStart } from '../../../time/span.ts'
import { readWallTime } from '../../../time/wallTime.ts'

/** A row of a file, its cells by the name of their column. */
export interface FileRow {
  /** where in the file: the names of the columns are its first row */
  readonly place: number
  readonly cells: Readonly<Partial<Record<string, Cell>>>
}

interface WrongCell {
  readonly field: string
  /** it says nothing that its field can hold, or not what somebody wrote */
  readonly problem: CellProblem | 'otherLink' | 'letters' | 'endBeforeStart'
  /** by the sheet */
  readonly shown?: string | undefined
}

/** One change as it is looked through before it is written. */
interface ShownChange {
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
  const marks = exported.matchAll(/(?<!\S)(\w+):(\S+)/g)
  return new Map(Array.from(marks, ([, name = '', print = '']) => [name, print]))
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

interface ChangedCell extends Omit<ShownChange, 'field'> {
  readonly value: unknown
  /** the calendar has another value than when the file was written */
  readonly isSince: boolean
  readonly isDoubtful: boolean
}

/**
 * What a cell changes; null of one that nobody touched.
 * @param edge which end of an event of whole days it is
 */
function changeOf(
  name: string,
  cell: Cell,
  field: Field<Identified, unknown>,
  { record, marks, ...rules }: Measured & Pick<CellRules, 'edge'>,
): ChangedCell | { readonly problem: WrongCell['problem'] } | null {
  const { kind } = field
  const { edge, today, order, sign } = rules
  const [text, now] = [plainCell(shownOf(cell)), cellText(name, field, record)]
  const isWritten = (one: string) =>
    marks === null ? one === now : isAsWritten(one, marks.get(name))
  if (isWritten(text)) return null
  const isKnown = isWritten(now)
  const isSame = textual.has(kind)
    ? isKnown && isTakenFor(cell, now, today, sign)
    : isKnown && kind === 'wallTime' && !edge && isSameMoment(cell, now, today, order)
  if (isSame) return null
  if (textual.has(kind) && isMangled(text) && /^\+?\d/.test(now)) return { problem: 'mangled' }
  const isLost = hasLostLetters(text) && !hasLostLetters(now)
  if (isLost || (isKnown && areLettersReplaced(text, now))) return { problem: 'letters' }
  // What the calendar has may look like an error as well.
  const ways = readCell(isErrorCell(cell) && isErrorCell(now) ? text : cell, name, field, rules)
  const [read] = ways
  if ('problem' in read) return read
  const { value, note } = read
  if (kind === 'links' && namesOther(text, now)) return { problem: 'otherLink' }
  const isReshaped = reshaped.has(kind)
  const writtenAs = (one: unknown) => asWritten(kind, one, Boolean(edge))
  if (isReshaped && ways.some((way) => 'value' in way && isWritten(writtenAs(way.value))))
    return null
  if (field.same(value, field.of(record))) return null
  if (isScheduling(kind, value)) return { problem: 'scheduled' }
  if (field.isEmpty(value) && (field.required || field.empties?.length === 0))
    return { problem: 'value' }
  const after = isReshaped ? writtenAs(value) : kind === 'links' ? text : String(value)
  return { value, before: now, after, isSince: !isKnown, isDoubtful: note !== undefined }
}

/** The cells of a row that somebody changed, as values of their fields. */
export function changedCells(row: FileRow, measured: Measured): Changed {
  const { of, record } = measured
  const ofWholeDays = isAllDay(row, measured)
  const values: Record<string, unknown> = {}
  const wrong: WrongCell[] = []
  const shown: ShownChange[] = []
  const since: string[] = []
  const doubtful: string[] = []
  for (const [name, field] of Object.entries(writables[of].fields)) {
    const cell = row.cells[name]
    const edge = ofWholeDays ? edges.get(name) : undefined
    const change = cell === undefined ? null : changeOf(name, cell, field, { ...measured, edge })
    if (change === null || cell === undefined) continue
    if ('problem' in change) {
      wrong.push({ field: name, problem: change.problem, shown: plainCell(shownOf(cell)) })
      continue
    }
    const { before, after } = change
    values[name] = change.value
    shown.push({ field: name, before, after })
    if (change.isDoubtful) doubtful.push(name)
    if (change.isSince) since.push(name)
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

/** Links of a cell that say a name as well, those first that a record has, by what it calls them. */
function linksBeside(text: string, now: string) {
  const known = new Map(linksIn(now).map(({ id, name }) => [id, name]))
  const named = linksIn(text).filter(({ name }) => name !== '')
  return {
    kept: named.flatMap((link) => {
      const called = known.get(link.id)
      return called ? [{ ...link, called }] : []
    }),
    anew: named.filter(({ id }) => !known.get(id)),
  }
}

/** Whether a cell calls a record that is linked already otherwise than the calendar does: then one of name and number is wrong. */
const namesOther = (text: string, now: string) =>
  linksBeside(text, now).kept.some(({ name, called }) => nameKey(name) !== nameKey(called))

/** What changed cells link anew: a spreadsheet that fills cells on counts their numbers up beside the same name. */
function linkedAnew({ cells }: FileRow, of: CollectionName, record: Identified, values: Values) {
  return Object.entries(writables[of].fields).flatMap(([field, one]) =>
    one.kind === 'links' && field in values
      ? linksBeside(shownOf(cells[field] ?? ''), cellText(field, one, record)).anew.map((link) => ({
          field,
          link,
        }))
      : [],
  )
}

/**
 * Looks whether the records that cells name by number have the name beside it; each is read once.
 * @returns of the changed cells of a row, those that name another
 */
export function linkNames(client: QueryClient, service: Service) {
  const names = new Map<string, Promise<string | null>>()
  const read = async (of: CollectionName, id: number): Promise<string | null> => {
    try {
      const options = recordOptions(service, writables[of], id)
      return titleOfRecord(of, await client.fetchQuery({ ...options, staleTime: 0, gcTime: 0 }))
    } catch (error) {
      if (isMissing(error) || isReadRefused(error)) return null
      throw error
    }
  }
  const isOther = async (field: string, { id, name }: CellLink): Promise<boolean> => {
    const of = namedIn[field]
    if (of === undefined) return false
    const key = `${of} ${id}`
    const asked = names.get(key) ?? read(of, id)
    names.set(key, asked)
    const called = await asked
    return called === null || nameKey(called.replaceAll('|', '/')) !== nameKey(name)
  }
  return async (...row: Parameters<typeof linkedAnew>): Promise<readonly WrongCell[]> => {
    const wrong: WrongCell[] = []
    for (const { field, link } of linkedAnew(...row))
      if (await isOther(field, link)) {
        const shown = shownOf(row[0].cells[field] ?? '')
        wrong.push({ field, problem: 'otherLink', shown })
      }
    return wrong
  }
}
