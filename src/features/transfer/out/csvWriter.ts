import Papa from 'papaparse'
import { neutral } from '../../../ui/files/neutralCell.ts'
import { columnNames, rowOf } from '../columns/columns.ts'
import type { FileFacts, FileWriter } from './fileWriter.ts'

const newline = '\r\n'

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF'

const linesOf = (rows: readonly (readonly string[])[]) =>
  Papa.unparse(
    rows.map((row) => row.map(neutral)),
    { quotes: true, newline },
  ) + newline

/** CSV for spreadsheets: every cell in quotes (RFC 4180), none of them a formula. */
export function csvWriter({ of, language }: FileFacts): FileWriter {
  // A browser may keep the parts of a Blob outside of memory; one long text it may not.
  const parts = [new Blob([byteOrderMark, linesOf([columnNames(of)])])]
  return {
    add(records) {
      if (records.length > 0)
        parts.push(new Blob([linesOf(records.map((record) => rowOf(of, language, record)))]))
    },
    losses: () => ({}),
    end: () => Promise.resolve(new Blob(parts, { type: 'text/csv' })),
    close() {
      parts.length = 0
    },
  }
}
