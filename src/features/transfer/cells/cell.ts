/**
 * A cell of a workbook that is no plain text: what it holds beside what the sheet shows of it. Numbers have a point and
 * at most 15 significant digits; days are `YYYY-MM-DD`, hours `HH:MM:SS` (24:00:00 and later belong to the next day),
 * moments both.
 */
export interface StoredCell {
  readonly kind: 'text' | 'number' | 'boolean' | 'day' | 'hour' | 'moment' | 'error'
  readonly value: string
  readonly shown: string
  /** the address behind its words */
  readonly link?: string
}

/** A cell of a table. A plain text, and every cell of a CSV, is that text. */
export type Cell = string | StoredCell

/** What the sheet shows. */
export const shownOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.shown)

/** What it holds, as text. */
export const valueOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.value)

/** Whether a workbook stores it as one of these kinds; no plain text is. */
export const isKind = (cell: Cell, ...kinds: readonly StoredCell['kind'][]): cell is StoredCell =>
  typeof cell !== 'string' && kinds.includes(cell.kind)

/** A cell whose words lead somewhere. */
export const withLink = (cell: Cell, link: string): StoredCell =>
  typeof cell === 'string' ? { kind: 'text', value: cell, shown: cell, link } : { ...cell, link }

export const isEmptyCell = (cell: Cell): boolean =>
  typeof cell === 'string' ? cell.trim() === '' : cell.kind === 'text' && cell.value.trim() === ''

/**
 * What spreadsheets show where a formula comes to nothing, in their languages: «#REF!», «#¡VALOR!», «#NOM?», «#N/D»,
 * «Err:502».
 */
const errors =
  /^(?:#(?:¡?(?:REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO|NUL|SPILL|CALC)!|¿?(?:NAME|NOMBRE|NOM)\?|N\/[AD])|Err:5\d\d)$/i

/** Whether nobody wrote that: a formula of the cell came to an error, or was never worked out. */
export const isErrorCell = (cell: Cell): boolean =>
  isKind(cell, 'error') || errors.test(shownOf(cell).trim())
