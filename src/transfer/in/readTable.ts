import { unzipSync } from 'fflate/browser'
import Papa from 'papaparse'
import readWorkbook, { readSheet } from 'read-excel-file/universal'
import { textOfBytes } from '../../translations/exchange/readFile.ts'
import { fromNeutral } from '../../ui/files/neutralCell.ts'
import { isCalendar } from './calendar/calendarBlocks.ts'
import { calendarTable } from './calendar/calendarTable.ts'
import {
  type FileProblem,
  largestSheet,
  mostRows,
  type ReadHow,
  type Table,
  usuallyMostCells,
} from './table.ts'
import { withToldErrors } from './toldErrors.ts'

type Read = Table | { readonly problem: FileProblem }

/** The name of a column however it is written. */
const columnName = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()

function tableOf(all: readonly (readonly string[])[], most = mostRows): Read {
  const [head = [], ...rest] = all
  const full = rest
    .map((row, at) => ({ row, place: at + 2 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''))
  if (full.length === 0) return { problem: 'empty' }
  if (full.length > most) return { problem: 'tooMany' }
  return {
    names: head.map(columnName),
    rows: full.map(({ row }) => row),
    places: full.map(({ place }) => place),
  }
}

/** Rows by their number in the data: quotation marks within a text are harmless as long as its line ends with it. */
function joinedIn({ data, errors }: Papa.ParseResult<string[]>): readonly number[] {
  const said = errors.flatMap(({ code, row }) =>
    code === 'InvalidQuotes' && row !== undefined ? [row] : [],
  )
  return [...new Set(said)].filter((row) => data[row]?.some((cell) => /[\r\n]/.test(cell)))
}

/** Reads CSV with commas, semicolons or tabs, in quotes or without, in the encodings of spreadsheets. */
function tableOfText(bytes: Uint8Array, most?: number): Read {
  const { text, guessed } = textOfBytes(bytes)
  // Some spreadsheets say in a line of its own what stands between the cells; else that is guessed, and an empty line
  // at the end leads astray of few rows and two columns.
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/^sep=.\r?\n/i, '')
    .replace(/(?<![\r\n])[\r\n]+$/, '')
  const parsed = Papa.parse<string[]>(lines, { delimitersToGuess: [',', ';', '\t'] })
  const { data, errors } = parsed
  const joined = joinedIn(parsed)
  if (joined.includes(0) || errors.some(({ code }) => code === 'MissingQuotes'))
    return { problem: 'openQuote' }
  const read = tableOf(
    data.map((row) => row.map(fromNeutral)),
    most,
  )
  if ('problem' in read) return read
  return {
    ...read,
    ...(guessed === undefined ? {} : { guessed }),
    ...(joined.length === 0 ? {} : { joined: joined.map((row) => row + 1) }),
  }
}

/** Unpacked, a workbook may be a thousand times what its file is. */
function unpackedSize(bytes: Uint8Array): number {
  let size = 0
  const filter = ({ originalSize }: { originalSize: number }) => {
    size += originalSize
    return false
  }
  unzipSync(bytes, { filter })
  return size
}

/** Spreadsheets write a moment as days in decimals, some with fifteen digits: eight in the evening lies a hair before it. */
const toSecond = (date: Date) => new Date(Math.round(date.getTime() / 1000) * 1000)

function cellText(value: unknown): string {
  if (value instanceof Date) return toSecond(value).toISOString().slice(0, 19).replace('T', ' ')
  return value === null || value === undefined ? '' : String(value)
}

/** All sheets; the first alone where another one cannot be read. */
async function sheetsOf(file: ArrayBuffer) {
  const how = { trim: false, parseNumber: String }
  try {
    return await readWorkbook(file, how)
  } catch {
    return [{ sheet: '', data: await readSheet(file, 1, how) }]
  }
}

/** A sheet of a workbook, the first that holds anything: numbers as they are written there, formulas as what they last came to. */
async function tableOfWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  { sheet: asked, most, mostCells = usuallyMostCells }: ReadHow,
): Promise<Read> {
  if (unpackedSize(bytes) > largestSheet) return { problem: 'tooLarge' }
  const told = withToldErrors(bytes, mostCells)
  if (told === null) return { problem: 'tooMany' }
  const all = await sheetsOf(told.buffer)
  const full = Math.max(
    0,
    all.findIndex(({ data }) => data.length > 1),
  )
  const sheet = asked ?? full
  const rows = all[sheet]?.data ?? []
  const read = tableOf(
    rows.map((row) => row.map(cellText)),
    most,
  )
  return 'problem' in read ? read : { ...read, sheet, sheets: all.map((one) => one.sheet) }
}

/** Events of a calendar file, where such a file can be taken. */
function tableOfCalendar(bytes: Uint8Array, asked: ReadHow['calendar']): Read {
  if (!asked) return { problem: 'calendar' }
  return calendarTable(bytes, asked)
}

/** How files of spreadsheets began before they were archives, and those with a password still do. */
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Reads a table, whatever the name of its file says: a workbook begins with the sign of an archive. */
export async function readTable(bytes: Uint8Array<ArrayBuffer>, how: ReadHow = {}): Promise<Read> {
  try {
    const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
    if (isArchive) return await tableOfWorkbook(bytes, how)
    if (oldWorkbook.every((byte, at) => bytes[at] === byte)) return { problem: 'oldWorkbook' }
    return isCalendar(bytes) ? tableOfCalendar(bytes, how.calendar) : tableOfText(bytes, how.most)
  } catch {
    return { problem: 'unreadable' }
  }
}
