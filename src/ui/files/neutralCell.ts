/**
 * Where a spreadsheet would begin a formula: at the beginning of a cell, and behind what other programs part cells by. Those
 * that go by semicolons, as spreadsheets here do, take no notice of the quotes around a text with one in it.
 */
const begins = /^'*(?=[=+\-@\t\r\n])|(?<=[;\t\r\n])["']*(?=[=+\-@])/g

/** The same with our sign before it. */
const marked = /^'(?='*[=+\-@\t\r\n])|(?<=[;\t\r\n])'(?=["']*[=+\-@])/g

/**
 * A cell of which no spreadsheet takes anything for a formula: what might begin one gets an apostrophe. Text that has our
 * own sign there gets another, so that the way back is exact.
 */
export function neutral(text: string): string {
  return text.replaceAll(begins, (found) => `'${found}`)
}

export function fromNeutral(text: string): string {
  return text.replaceAll(marked, '')
}
