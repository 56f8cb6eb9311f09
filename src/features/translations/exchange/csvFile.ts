import Papa from 'papaparse'
import { fromNeutral, neutral } from '../../../ui/files/neutralCell.ts'
import {
  type FileEntry,
  type FileProblem,
  type ReadFile,
  type TextUnit,
  emptied,
  recordNamed,
  textFields,
  textKindOf,
} from './textUnit.ts'

/** The columns, whatever language the application speaks: the file may come back from elsewhere. */
const columns = [
  'record',
  'field',
  'source_language',
  'target_language',
  'source',
  'target',
  'notes',
  'target_record',
  'source_hash',
  'target_hash',
  'site',
  'emptied',
] as const
type Column = (typeof columns)[number]

/** Without it there is nothing to go by. */
const needed: readonly Column[] = [
  'record',
  'field',
  'source_language',
  'target_language',
  'source',
  'target',
]

function rowOf(unit: TextUnit): Readonly<Record<Column, string>> {
  const { collection, id, kind, targetId } = unit
  return {
    record: `${collection}/${id}`,
    field: textFields[collection][kind] ?? kind,
    source_language: unit.from,
    target_language: unit.to,
    source: unit.source,
    target: unit.target,
    notes: unit.notes.join('; '),
    target_record: targetId === null ? '' : `${collection}/${targetId}`,
    source_hash: unit.sourceHash,
    target_hash: unit.targetHash,
    site: unit.site,
    emptied: '',
  }
}

/** Texts as CSV for spreadsheets: UTF-8 with its mark, every cell in quotes (RFC 4180). */
export function csvOf(units: readonly TextUnit[]): string {
  const rows = units.map((unit) => {
    const row = rowOf(unit)
    return columns.map((column) => neutral(row[column]))
  })
  return `\uFEFF${Papa.unparse({ fields: [...columns], data: rows }, { quotes: true, newline: '\r\n' })}`
}

type Cells = Readonly<Partial<Record<string, string>>>

function unitOf(cells: Cells): TextUnit | null {
  const cell = (column: Column) => fromNeutral(cells[column] ?? '')
  const record = recordNamed(cell('record'))
  const kind = record ? textKindOf(record.collection, cell('field').trim()) : undefined
  const version = recordNamed(cell('target_record'))
  if (!record || kind === undefined) return null
  if (cell('target_record').trim() !== '' && version?.collection !== record.collection) return null
  return {
    site: cell('site').trim(),
    ...record,
    from: cell('source_language').trim(),
    to: cell('target_language').trim(),
    targetId: version?.id ?? null,
    kind,
    source: cell('source'),
    target: cell('target'),
    sourceHash: cell('source_hash').trim(),
    targetHash: cell('target_hash').trim(),
    notes: [],
    ...(cell('emptied').trim().toLowerCase() === 'x' && cell('target').trim() === ''
      ? emptied
      : {}),
  }
}

/** What stands between the cells: whatever makes most of our own names out of the first line. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1)
  const known: readonly string[] = columns
  const count = (delimiter: string) =>
    line.split(delimiter).filter((name) => known.includes(columnName(name))).length
  const [best = ','] = [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))
  return best
}

const columnName = (text: string) => text.trim().replaceAll('"', '').toLowerCase()

/** Reads CSV with semicolons, tabs or commas, in quotes or without. */
export function readCsv(text: string): ReadFile | { readonly problem: FileProblem } {
  // Some spreadsheets say in a line of its own what stands between the cells.
  const table = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '')
  const { data, errors, meta } = Papa.parse<Cells>(table, {
    header: true,
    skipEmptyLines: 'greedy',
    delimiter: delimiterOf(table),
    transformHeader: columnName,
  })
  const found = new Set(meta.fields)
  if (data.length === 0) return { problem: found.has('record') ? 'empty' : 'unknown' }
  if (!needed.every((column) => found.has(column))) return { problem: 'noColumns' }
  const cut = new Set(
    errors.flatMap(({ code, row }) =>
      // A cell in quotes without their end is the last one there is.
      code === 'MissingQuotes' ? data.length - 1 : code === 'TooFewFields' ? (row ?? []) : [],
    ),
  )
  const entries = data.map((cells, at): FileEntry => {
    // The first line holds the names of the columns.
    const place = String(at + 2)
    if (cut.has(at)) return { place, problem: 'cutOff' }
    const unit = unitOf(cells)
    return unit ? { place, unit } : { place, problem: 'unreadable' }
  })
  return { entries }
}
