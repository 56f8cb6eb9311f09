import { unzipSync } from 'fflate/browser'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { textOfBytes } from '../../translations/exchange/readFile.ts'
import { fromNeutral } from '../../ui/files/neutralCell.ts'
import { type FileProblem, largestSheet, mostRows, type Table } from './table.ts'

type Read = Table | { readonly problem: FileProblem }

/** The name of a column however it is written. */
const columnName = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()

function tableOf(all: readonly (readonly string[])[]): Read {
  const [head = [], ...rest] = all
  const full = rest
    .map((row, at) => ({ row, place: at + 2 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''))
  if (full.length === 0) return { problem: 'empty' }
  if (full.length > mostRows) return { problem: 'tooMany' }
  return {
    names: head.map(columnName),
    rows: full.map(({ row }) => row),
    places: full.map(({ place }) => place),
  }
}

/** Reads CSV with commas, semicolons or tabs, in quotes or without, in the encodings of spreadsheets. */
function tableOfText(bytes: Uint8Array): Read {
  const { text, guessed } = textOfBytes(bytes)
  // Some spreadsheets say in a line of its own what stands between the cells; else that is guessed, and an empty line
  // at the end leads astray of few rows and two columns.
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/^sep=.\r?\n/i, '')
    .replace(/[\r\n]+$/, '')
  const { data, errors } = Papa.parse<string[]>(lines, { delimitersToGuess: [',', ';', '\t'] })
  if (errors.some(({ code }) => code === 'MissingQuotes')) return { problem: 'unreadable' }
  const read = tableOf(data.map((row) => row.map(fromNeutral)))
  return 'problem' in read || guessed === undefined ? read : { ...read, guessed }
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

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ')
  return value === null || value === undefined ? '' : String(value)
}

/** The first sheet of a workbook: numbers as they are written there, formulas as what they last came to. */
async function tableOfWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Read> {
  if (unpackedSize(bytes) > largestSheet) return { problem: 'tooLarge' }
  const rows = await readSheet(bytes.buffer, { trim: false, parseNumber: String })
  return tableOf(rows.map((row) => row.map(cellText)))
}

/** Reads a table, whatever the name of its file says: a workbook begins with the sign of an archive. */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<Read> {
  try {
    const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
    return await (isArchive ? tableOfWorkbook(bytes) : tableOfText(bytes))
  } catch {
    return { problem: 'unreadable' }
  }
}
