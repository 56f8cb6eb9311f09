import { isCalendar } from '../in/calendar/calendarBlocks.ts'
import { calendarTable } from '../in/calendar/calendarTable.ts'
import {
  tableOf,
  type FileProblem,
  type ReadHow,
  type Table,
  UnreadableFile,
  usuallyMostCells,
} from './table.ts'
import type { Sheet } from '../workbook/workbook.ts'
import Papa from 'papaparse'
import { textOfBytes } from '../../../ui/files/textOfBytes.ts'
import { fromNeutral } from '../../../ui/files/neutralCell.ts'

/** Rows by their number in the data: quotation marks within a text are harmless as long as its line ends with it. */
function joinedIn({ data, errors }: Papa.ParseResult<string[]>): readonly number[] {
  const said = errors.flatMap(({ code, row }) =>
    code === 'InvalidQuotes' && row !== undefined ? [row] : [],
  )
  return [...new Set(said)].filter((row) => data[row]?.some((cell) => /[\r\n]/.test(cell)))
}

/** A document of markup, which spreadsheets save as well: «Flat XML» (.fods), XML of 2003, a web page. */
const markup = /^\s*<(?:\?xml|!doctype|html|office:|table\b)/i

/** xCal and jCal (RFC 6321, RFC 7265). */
const otherCalendar = /^\s*(?:\[\s*"vcalendar"|(?:<\?xml[^>]*>\s*)?<icalendar\b)/i

/** Reads CSV with commas, semicolons or tabs, in quotes or without, in the encodings of spreadsheets. */
function csvTable(
  bytes: Uint8Array,
  { most, encoding }: Pick<ReadHow, 'most' | 'encoding'>,
): Table | { readonly problem: FileProblem } {
  const { text, guessed } = textOfBytes(bytes, encoding)
  // Some spreadsheets say in a line of its own what stands between the cells; else that is guessed, and an empty line
  // at the end leads astray of few rows and two columns.
  const [first = '', delimiter = ''] = /^\uFEFF?(?:"?sep=(.)"?(?:\r\n?|\n))?/i.exec(text) ?? []
  const lines = text.slice(first.length).replace(/(?<![\r\n])[\r\n]+$/, '')
  if (otherCalendar.test(lines)) return { problem: 'otherCalendar' }
  if (markup.test(lines)) return { problem: 'markup' }
  if (lines.startsWith('%PDF')) return { problem: 'document' }
  const parsed = Papa.parse<string[]>(lines, { delimiter, delimitersToGuess: [',', ';', '\t'] })
  const { data, errors } = parsed
  const joined = joinedIn(parsed)
  if (joined.includes(0) || errors.some(({ code }) => code === 'MissingQuotes'))
    return { problem: 'openQuote' }
  const rows = data.map((row, at) => ({ place: at + 1, cells: row.map(fromNeutral) }))
  const read = tableOf(rows, most)
  if ('problem' in read) return read
  return {
    ...read,
    ...(guessed === undefined ? {} : { guessed }),
    ...(joined.length === 0 ? {} : { joined: joined.map((row) => row + 1) }),
  }
}

type Read = Table | { readonly problem: FileProblem }

/** One sheet: the requested one, else the first with rows below its names. */
function chosen(sheets: readonly Sheet[], asked: number | undefined) {
  for (const [sheet, one] of sheets.entries()) {
    if (asked !== undefined && sheet !== asked) continue
    const layout = one.layout()
    const rows = layout.rows()
    if (rows.length > 1 || sheet === asked) return { sheet, layout, rows }
  }
  throw new UnreadableFile('empty')
}

/** A sheet of a workbook, without the rows that it hides. */
async function tableOfWorkbook(bytes: Uint8Array, how: ReadHow): Promise<Read> {
  const { sheet: asked, most, mostCells = usuallyMostCells, locale = 'en-GB' } = how
  const { workbookSheets } = await import('../workbook/workbookSheets.ts')
  const all = workbookSheets(bytes, { locale, mostCells })
  const visible = all.filter(({ isHidden }) => !isHidden)
  const sheets = visible.length > 0 ? visible : all
  const { sheet, layout, rows } = chosen(sheets, asked)
  const shown = rows.filter(({ isHidden }) => !isHidden)
  const read = tableOf(shown, most)
  if ('problem' in read) return read
  const hidden = rows.length - shown.length
  const names = sheets.map(({ name }) => name)
  const wide = Math.max(...shown.map(({ cells }) => cells.length))
  const places = Array.from({ length: wide }, (_, at) => at)
  const hiddenColumns = places.filter((at) => layout.isColumnHidden(at + 1))
  return {
    ...read,
    sheet,
    sheets: names,
    ...(hidden > 0 ? { hidden } : {}),
    ...(hiddenColumns.length > 0 ? { hiddenColumns } : {}),
  }
}

/** Events of a calendar file, where such a file can be taken. */
const tableOfCalendar = (bytes: Uint8Array, asked: ReadHow['calendar']): Read =>
  asked ? calendarTable(bytes, asked) : { problem: 'calendar' }

/** A workbook, or several calendars, as Google hands them out. */
async function tableOfArchive(bytes: Uint8Array, how: ReadHow): Promise<Read> {
  const { unzipped } = await import('../workbook/workbookSheets.ts')
  const calendars = Object.values(unzipped(bytes, (name) => /\.ics$/i.test(name)))
  if (calendars.length === 0) return tableOfWorkbook(bytes, how)
  return tableOfCalendar(new Uint8Array(await new Blob(calendars).arrayBuffer()), how.calendar)
}

/** How files of offices began before they were archives, and those with a password still do. */
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** By the name of what only such a file holds, what it is. [MS-CFB] 2.6.1 writes names as UTF-16. */
const oldKinds: readonly (readonly [string, FileProblem])[] = [
  ['EncryptedPackage', 'password'],
  ['WordDocument', 'document'],
  ['PowerPoint Document', 'document'],
]

function oldKindOf(bytes: Uint8Array): FileProblem {
  const text = new TextDecoder('latin1').decode(bytes)
  const isIn = (name: string) => text.includes([...name].join('\0'))
  return oldKinds.find(([name]) => isIn(name))?.[1] ?? 'oldWorkbook'
}

/** Reads a table, whatever the name of its file says: a workbook begins with the sign of an archive. */
export async function readTable(bytes: Uint8Array<ArrayBuffer>, how: ReadHow = {}): Promise<Read> {
  try {
    const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
    if (isArchive) return await tableOfArchive(bytes, how)
    if (oldOffice.every((byte, at) => bytes[at] === byte)) return { problem: oldKindOf(bytes) }
    return isCalendar(bytes) ? tableOfCalendar(bytes, how.calendar) : csvTable(bytes, how)
  } catch (error) {
    return { problem: error instanceof UnreadableFile ? error.problem : 'unreadable' }
  }
}
