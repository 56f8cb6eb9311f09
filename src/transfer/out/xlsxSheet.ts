import writeXlsx from 'write-excel-file/universal'

/** As many signs as a cell of a spreadsheet holds. */
export const longestCell = 32_767

/** Programs read `_x0041_` in a cell as a sign written by its number: the text itself says so with one more. */
const escaped = (text: string) => text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

/** A cell that is text whatever it begins with: no formula, no number, no date. */
const textCell = (text: string) => (text === '' ? null : { value: escaped(text), type: String })

/**
 * One sheet, its first row the names of the columns.
 * @param rows every cell at most `longestCell` signs
 */
export function xlsxFile(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Blob> {
  const head = columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const data = [head, ...rows.map((row) => row.map(textCell))]
  return writeXlsx(data, { stickyRowsCount: 1 }).toBlob()
}
