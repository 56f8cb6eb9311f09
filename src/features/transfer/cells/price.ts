import { plainCost } from '../../../resources/events/editing.ts'
import { nameKey, type Cell, isKind, shownOf, valueOf } from './cell.ts'

/** Whether a comma or a point parts the cents of a price from the rest, as far as a column tells. */
export type DecimalSign = 'comma' | 'point' | 'unknown'

/** «Gratuït» and the like, which is what a zero says in every language. */
const free = new Set(['gratuit', 'gratis', 'gratuito', 'free', 'entrada lliure', 'entrada libre'])

/** 1,250 may be a thousand and more, or one and a quarter; no thousand begins with a zero. */
const inTwoWays = /(?<![\d.,])(?!0)(\d{1,3})([.,])(\d{3})(?![\d.,]?\d)/g

/** Whether it is of thousands or has three decimals, as nothing in it tells. */
export const isInTwoWays = (cell: Cell): boolean =>
  typeof cell === 'string' && cell.search(inTwoWays) >= 0

/** A price and nothing else: «12,50 €» tells its column's sign, and an hour in «5 € (20.30 h)» does not. */
const bare = /^(?:[€$£]\s?)?[\d.,]+(?:\s?(?:€|\$|£|eur|euros?))?$/i

/** Cents, or a comma and a point in one figure: only one of both can part the cents. */
const parts: Readonly<Record<'comma' | 'point', RegExp>> = {
  comma: /\d,\d{1,2}(?!\d)|\d\.\d{3},\d/,
  point: /\d\.\d{1,2}(?![\d.])|\d,\d{3}\.\d/,
}

/** What the prices of a column tell of their signs; null where none can be read in two ways. */
export function decimalSignOf(cells: readonly Cell[]): DecimalSign | null {
  const texts = cells.filter((cell) => typeof cell === 'string').map((text) => text.trim())
  if (!texts.some(isInTwoWays)) return null
  const others = texts.filter((text) => bare.test(text) && !isInTwoWays(text))
  const [isComma, isPoint] = [parts.comma, parts.point].map((sign) =>
    others.some((text) => sign.test(text)),
  )
  if (isComma === isPoint) return 'unknown'
  return isComma ? 'comma' : 'point'
}

/** Prices have cents, and no less; half a cent is rounded up. */
function inCents(number: number, decimals: number): string {
  const scale = 10 ** decimals
  // To the digits that a spreadsheet has: 1.005 lies a hair below.
  return (Math.round(Number((number * scale).toPrecision(15))) / scale).toFixed(decimals)
}

/** A price has both of its digits behind the sign, or none: none where the sheet shows none. */
function decimalsShown(number: number, shown: string): number {
  return inCents(number, 0).replaceAll(/\D/g, '') === shown.replaceAll(/\D/g, '') ? 0 : 2
}

/** More than this a number of a workbook is no price, and its last digits are gone. */
const most = 1e12

/** A text in which three digits behind a sign are what the sign of the column makes of them. */
function decided(text: string, sign: DecimalSign | null): string {
  return text.replaceAll(inTwoWays, (whole, first: string, between: string, rest: string) => {
    if (sign !== 'comma' && sign !== 'point') return whole
    const isDecimal = between === (sign === 'comma' ? ',' : '.')
    return isDecimal ? inCents(Number(`${first}.${rest}`), 2) : `${first}${rest}`
  })
}

/**
 * The price that a cell says, as services understand it. A number of a workbook is as the sheet shows it, and never read
 * by the rules for what people type; a day or an hour there is what a spreadsheet has made of a price.
 */
export function priceOf(
  cell: Cell,
  sign: DecimalSign | null,
):
  | { readonly value: string; readonly note?: 'shown' }
  | { readonly problem: 'thousands' | 'value' } {
  const shown = shownOf(cell)
  if (isKind(cell, 'number') && !shown.includes('%')) {
    const number = Number(valueOf(cell))
    if (Math.abs(number) > most) return { problem: 'value' }
    return { value: inCents(number, decimalsShown(number, shown)) }
  }
  if (isKind(cell, 'day', 'hour', 'moment', 'boolean')) return { value: shown, note: 'shown' }
  if (free.has(nameKey(shown))) return { value: '0' }
  if (sign === 'unknown' && isInTwoWays(shown)) return { problem: 'thousands' }
  return { value: plainCost(decided(shown, sign)) }
}
