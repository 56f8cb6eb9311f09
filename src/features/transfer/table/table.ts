import { type Cell, isEmptyCell, shownOf } from '../cells/cell.ts'
import type { CalendarNote, CalendarProblem } from '../in/calendar/calendarEvent.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import type { Encoding } from '../../../ui/files/textOfBytes.ts'

/**
 * Why a file is none that can be read, whatever it is for. `oldWorkbook`: .xls; `otherWorkbook`: .xlsb or .numbers;
 * `document`: of letters, slides or pages; `markup`: XML or a web page; `twoWays`: a person has to choose how;
 * `otherCalendar`: a calendar as XML or JSON; `noEvents`: one of tasks and the like.
 */
const formProblems = [
  'oldWorkbook',
  'otherWorkbook',
  'password',
  'document',
  'markup',
  'openQuote',
  'twoWays',
  'otherCalendar',
  'noEvents',
] as const

export const isOfForm = (problem: FileProblem): problem is (typeof formProblems)[number] =>
  formProblems.some((one) => one === problem)

/** Said another way of changes than of new records. */
const partProblems = ['noColumns', 'calendar', 'tooLarge', 'tooMany', 'tooLong'] as const

type PartProblem = (typeof partProblems)[number]

export const isOfPart = (problem: FileProblem): problem is PartProblem =>
  partProblems.some((one) => one === problem)

/** Why a file is no table. `calendar`: it is one, where no calendar can be taken; `tooLong`: it took too long. */
export type FileProblem = (typeof formProblems)[number] | 'empty' | 'unreadable' | PartProblem

/** Thrown where a file is no table, though it seemed to be one. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}

/** What a calendar file says of a row beside its cells. */
export interface CalendarRow {
  /** its uid, with the moment of one of a series; `''` without */
  readonly key: string
  readonly isCancelled: boolean
  readonly notes: readonly CalendarNote[]
  readonly wrong: readonly CalendarProblem[]
  /** the zone that nobody knows; `''` of any other */
  readonly zone: string
}

/** What is to be known of a calendar file as a whole. */
export interface CalendarFacts extends DayWindow {
  readonly rows: readonly CalendarRow[]
  /** what names of zones mean that nobody knows, as a person says */
  readonly chosen: Readonly<Record<string, string>>
  /** how many tasks, journal entries and times that are free or busy it has, of which nothing is made */
  readonly others: number
  /** first and last day that its events reach into, without their repetitions */
  readonly days: { readonly first: WallDay; readonly last: WallDay } | null
  /** how many events have nothing on these days; not counted of a file that is cut */
  readonly outside: number
  /** there was more in the window than can be taken */
  readonly isCut: boolean
}

/** A file as a table: the first of its rows that holds anything has the names of the columns. */
export interface Table {
  readonly names: readonly string[]
  /** where the names stand in the file */
  readonly head: number
  readonly rows: readonly (readonly Cell[])[]
  /** of each row, where it stands in the file, counted from 1; those that hold nothing count */
  readonly places: readonly number[]
  /** places of rows that may be several: a quotation mark that is none of theirs has taken a line break into a cell */
  readonly joined?: readonly number[]
  /** how letters were read, where the file did not say it and it is not UTF-8 */
  readonly guessed?: string
  /** how many rows a workbook hides, and were left out */
  readonly hidden?: number
  /** places of columns that a workbook hides, and that are read all the same, counted from 0 */
  readonly hiddenColumns?: readonly number[]
  /** of a workbook: the names of the sheets that it shows, and which of them this is */
  readonly sheets?: readonly string[]
  readonly sheet?: number
  /** of a calendar file */
  readonly calendar?: CalendarFacts
}

/** How a file is to be read. */
export interface ReadHow {
  /** which sheet of a workbook */
  readonly sheet?: number
  /** in which letters a CSV is written */
  readonly encoding?: Encoding
  /** in whose words a workbook shows months and numbers, as BCP 47 */
  readonly locale?: string
  /** of how many rows, where these are not `mostRows` */
  readonly most?: number
  /** of how many cells a sheet of a workbook, where these are not `usuallyMostCells` */
  readonly mostCells?: number
  /** without it no calendar is read */
  readonly calendar?: CalendarChoice
}

/** Bytes: beyond that a browser would be short of memory. */
export const largestFile = 30_000_000

/** Bytes of a workbook once it is unpacked, which says more of it than the size of its file. */
export const largestSheet = 200_000_000

/** Cells of a sheet, counted as they are laid out: to the last row and column that hold anything. */
export const usuallyMostCells = 5_000_000

/** As many as one person can look through before they are written. */
export const mostRows = 5000

/** The same of a file that was exported and changed: a whole calendar goes out, and comes back in one piece. */
export const mostChangedRows = 10_000

/** The name of a column however it is written. */
export const columnName = (cell: Cell): string =>
  shownOf(cell)
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()

/** Rows as a table: the first that holds anything has the names. */
export function tableOf(
  rows: readonly { readonly place: number; readonly cells: readonly Cell[] }[],
  most = mostRows,
): Table | { readonly problem: FileProblem } {
  const [head, ...full] = rows.filter(({ cells }) => cells.some((cell) => !isEmptyCell(cell)))
  if (head === undefined || full.length === 0) return { problem: 'empty' }
  if (full.length > most) return { problem: 'tooMany' }
  return {
    names: head.cells.map(columnName),
    head: head.place,
    rows: full.map(({ cells }) => cells),
    places: full.map(({ place }) => place),
  }
}

/**
 * Whether a row has cells behind the last name, or became one of several: a text with a comma or a line end in it and
 * without quotation marks has moved what follows into the wrong columns. In a workbook cells are where they belong.
 */
export function isRagged({ names, rows, places, sheets, joined = [] }: Table, at: number): boolean {
  const isTooLong = rows[at]?.slice(names.length).some((cell) => !isEmptyCell(cell)) === true
  return (sheets === undefined && isTooLong) || joined.includes(places[at] ?? 0)
}

/** First and last day that are looked at, both included. */
export interface DayWindow {
  readonly first: WallDay
  readonly last: WallDay
}

/** Which days of a calendar file are asked for, and by which clocks. */
export interface CalendarChoice {
  readonly window: DayWindow
  /** the zone of the site */
  readonly zone: string
  /** what names mean that nobody knows, as a person says */
  readonly zones?: Readonly<Record<string, string>>
}
