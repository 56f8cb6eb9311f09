import { isCalendar } from '../in/calendar/calendarBlocks.ts'
import { calendarTable } from '../in/calendar/calendarTable.ts'
import { csvTable } from './csv.ts'
import { tableOf } from './tableOf.ts'
import {
  type FileProblem,
  type ReadHow,
  type Table,
  UnreadableFile,
  usuallyMostCells,
} from './table.ts'
import type { Sheet } from '../workbook/workbook.ts'

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
