/** A number as people write one in a text: «08500», «12,50», «+34937720000». */
const number = /^\+?\d+(?:[.,]\d+)?$/

/** The same as a spreadsheet shortens it: «3,49377E+10». */
const rounded = /^\d(?:[.,](\d+))?e\+?\d+$/i

const valueOf = (text: string) => Number(text.replace(',', '.'))

/**
 * Whether a cell holds what a spreadsheet makes of a text that it takes for a number: zeros in front and behind are
 * gone, and so are the last digits of a long one. Nobody wrote that.
 */
export function isTakenForNumber(text: string, was: string): boolean {
  const [cell, before] = [text.trim(), was.trim()]
  if (!number.test(before)) return false
  const [, digits] = rounded.exec(cell) ?? []
  if (rounded.test(cell))
    return valueOf(cell) === Number(valueOf(before).toExponential(digits?.length ?? 0))
  return cell.replace(',', '.') === String(valueOf(before))
}
