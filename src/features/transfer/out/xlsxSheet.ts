import writeXlsx, { type Feature } from 'write-excel-file/universal'
import { getCellAddress, sanitizeTextContent } from 'write-excel-file/utility'
import type { SheetColumn } from './sheetColumns.ts'

/** As many signs as a cell of a spreadsheet holds. */
export const longestCell = 32_767

/** Programs read `_x0041_` in a cell as a sign written by its number: the text itself says so with one more. */
const escaped = (text: string) => text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

/** A cell that is text whatever it begins with: no formula, no number, no date. */
const textCell = (text: string) => (text === '' ? null : { value: escaped(text), type: String })

/** As many signs as a list of choices has; with more a workbook is taken for a broken one. */
const longestList = 255

/** What may be chosen in the cells of a column; whatever else is typed there is refused by the spreadsheet. */
function choicesIn({ shown }: SheetColumn, at: number, rows: number): string {
  // Scheduling is not done in a sheet.
  const offered = [...(shown ?? [])].filter(([value]) => value !== 'future')
  const list = offered.map(([, text]) => text).join(',')
  if (list === '' || list.length > longestList || rows === 0) return ''
  const cells = `${getCellAddress(1, at)}:${getCellAddress(rows, at)}`
  const formula = `<formula1>"${sanitizeTextContent(list)}"</formula1>`
  return `<dataValidation type="list" showErrorMessage="1" sqref="${cells}">${formula}</dataValidation>`
}

/** Adds to a sheet what the library has no option for, at its end, where the format wants it. */
function withChoices(columns: readonly SheetColumn[], rows: number): Feature<Blob> {
  const choices = columns.map((column, at) => choicesIn(column, at, rows)).join('')
  const insert = () => (choices === '' ? '' : `<dataValidations>${choices}</dataValidations>`)
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { insert } } } }
}

/**
 * One sheet, its first row the heads of the columns.
 * @param rows every cell at most `longestCell` signs
 */
export function xlsxFile(
  columns: readonly SheetColumn[],
  rows: readonly (readonly string[])[],
): Promise<Blob> {
  const heads = columns.map(({ head }) => ({
    value: head,
    type: String,
    fontWeight: 'bold' as const,
  }))
  const data = [heads, ...rows.map((row) => row.map(textCell))]
  const looks = { stickyRowsCount: 1, columns: columns.map(({ width }) => ({ width })) }
  return writeXlsx(data, looks, { features: [withChoices(columns, rows.length)] }).toBlob()
}
