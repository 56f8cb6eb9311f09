import type { TFunction } from 'i18next'
import { folded } from '../../../i18n/folded.ts'

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

/** A name as it is written, but for its spaces. */
export const spaced = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** A name as it is compared when nothing is written just so: without accents, capitals and kinds of apostrophe. */
export function nameKey(name: string): string {
  return folded(spaced(name)).replaceAll(/[’‘`´]/g, "'")
}

/** UTF-8 that somebody took for the letters of Windows: «Ã§» for «ç», «â€™» for «’». */
const takenForWindows =
  /[\u00C2\u00C3][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]|\u00E2\u20AC/

/** A closing sign after a word in capitals, as in «AMANHû: those two bytes are letters of Windows as well. */
const closesCapitals = /(?<=\p{Lu}[\u00C2\u00C3])[\u00BB\u2019\u201D\u2026](?!\p{L})/gu

/** Letters of an old Macintosh or of DOS, taken for those of Windows, within a word: «Can‡¢». */
const takenForOthers =
  /\p{L}[\u201A\u201E\u2020\u2021\u02C6\u2030\u2039\u02DC\u00A1-\u00A6](?:\p{L}|[\u201A\u201E\u2020\u2021\u02C6\u2030\u2039\u02DC\u00A1-\u00A6])/u

/** What stands for a letter that was not understood, and signs that no text has. */
const notUnderstood = /\uFFFD|[\u0080-\u009F]/

/** Whether some letters of a text seem to have been read in another way than they were written. */
export function hasLostLetters(text: string): boolean {
  const told = text.replaceAll(closesCapitals, ' ')
  return [notUnderstood, takenForWindows, takenForOthers].some((signs) => signs.test(told))
}

/** Whether letters that a code page lacks were replaced, as in «Para?lel»: the rest is the text that it was. */
export function areLettersReplaced(text: string, was: string): boolean {
  const [now, before] = [[...text], [...was]]
  const lost = now.filter((letter, at) => letter !== before[at])
  return (
    now.length === before.length &&
    lost.length > 0 &&
    now.every(
      (letter, at) => letter === before[at] || (letter === '?' && (before[at] ?? '') > '\u007F'),
    )
  )
}

/** As much of a cell as is repeated. */
const longest = 60

/** What is wrong with a cell, with what the sheet shows of it: «Inici, «aviat»: no és cap data.» */
export function cellMessage(
  t: TFunction<'transfer'>,
  field: string,
  problem: string,
  shown = '',
): string {
  if (shown === '') return t('cell.plain', { field, problem })
  const short = shown.length > longest ? `${shown.slice(0, longest).trimEnd()}…` : shown
  return t('cell.shown', { field, problem, shown: short.replaceAll(/\s+/g, ' ') })
}
