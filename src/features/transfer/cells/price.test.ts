import type { Cell, StoredCell } from './cell.ts'
import { decimalSignOf, priceOf } from './price.ts'

function stored(kind: StoredCell['kind'], value: string, shown: string): Cell {
  return { kind, value, shown }
}

test.each<readonly [Cell, string]>([
  [stored('number', '10.625', '10,63 €'), '10.63'],
  [stored('number', '10.625', '10,625'), '10.63'],
  [stored('number', '1.005', '1,01'), '1.01'],
  [stored('number', '12.1', '12,1'), '12.10'],
  [stored('number', '1250', '1.250 €'), '1250'],
  [stored('number', '10.6', '11 €'), '11'],
  // What is left of 0.3 - 0.1 - 0.2.
  [stored('number', '-2.77555756156289e-17', '0'), '0'],
  ['Gratuït', '0'],
  ['12,50 €', '12.50 €'],
  ['0,500', '0.500'],
])('the price of %j is %s', (cell, price) => expect(priceOf(cell, null)).toEqual({ value: price }))

test.each([
  stored('day', '2026-05-12', '12/05/26'),
  stored('hour', '12:00:00', '12:00'),
  stored('boolean', 'true', 'VERITAT'),
])('what a spreadsheet has made of a price is told: %j', (cell) => {
  expect(priceOf(cell, null)).toMatchObject({ note: 'shown' })
})

test('a number that is no price is refused', () => {
  expect(priceOf(stored('number', '1e+21', '1E+21'), null)).toEqual({ problem: 'value' })
})

test.each<readonly [readonly Cell[], string | null]>([
  [['12,50', '1,250'], 'comma'],
  [['12.50', '1,250'], 'point'],
  [['1.250,00 €', '1,250'], 'comma'],
  [['5', '1,250'], 'unknown'],
  [['1500', '10,625'], 'unknown'],
  [['5 € (a les 20.30 h)', '1.250 €'], 'unknown'],
  [['12.50', '0,500'], null],
  [['12,50', stored('number', '1.25', '1,250')], null],
])('of the prices %j the sign is %s', (cells, sign) => expect(decimalSignOf(cells)).toBe(sign))
