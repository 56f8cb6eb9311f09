/** Of a sheet, a row or a cell, and its attributes. */
const tag = /<(?:\w+:)?(row|c)\s([^<>]*)>/g

const place = /(?:^|\s)r\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/

function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
}

/**
 * How many cells the library that reads workbooks lays out of a sheet: up to the last row and the last column that hold
 * anything, whatever lies between. A blank cell far below is a row without cells.
 * @returns Infinity where a place cannot be read
 */
export function cellsLaidOut(xml: string): number {
  let named = 0
  let rows = 0
  let columns = 0
  for (const { 0: whole, 1: name, 2: attributes = '', index } of xml.matchAll(tag)) {
    const [, letters = '', digits = ''] = place.exec(attributes) ?? []
    if (digits === '' && /(?:^|\s)r\s*=/.test(attributes)) return Infinity
    const row = Number(digits)
    named = Math.max(named, row)
    const isBlank = attributes.endsWith('/') || xml.startsWith('</', index + whole.length)
    if (name === 'row' || isBlank) continue
    rows = Math.max(rows, row)
    columns = Math.max(columns, columnOf(letters))
  }
  return Math.max(named, rows * columns)
}
