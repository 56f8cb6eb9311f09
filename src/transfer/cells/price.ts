import { plainCost } from '../../events/editing.ts'
import { nameKey } from '../make/names/nameIndex.ts'
import { type Cell, isKind, shownOf, valueOf } from './cell.ts'

/** Whether a comma or a point parts the cents of a price from the rest, as far as a column tells. */
export type DecimalSign = 'comma' | 'point' | 'unknown'

/** «Gratuït» and the like, which is what a zero says in every language. */
const free = new Set(['gratuit', 'gratis', 'gratuito', 'free', 'entrada lliure', 'entrada libre'])

/** 1,250 may be a thousand and more, or one and a quarter. */
const inTwoWays = /(?<![\d.,])(\d{1,3})([.,])(\d{3})(?![\d.,]?\d)/g

/** Whether it is of thousands or has three decimals, as nothing in it tells. */
export const isInTwoWays = (cell: Cell): boolean =>
  typeof cell === 'string' && cell.search(inTwoWays) >= 0

/** Cents, or a comma and a point in one figure: only one of both can part the cents. */
const parts: Readonly<Record<'comma' | 'point', RegExp>> = {
  comma: /\d,\d{1,2}(?!\d)|\d\.\d{3},\d/,
  point: /\d\.\d{1,2}(?![\d.])|\d,\d{3}\.\d/,
}

/** From this on, a price among the others makes three digits behind a sign a thousand. */
const thousand = 1000

/**
 * What the prices of a column tell of their signs; null where nothing has to be told, as none can be read in two ways or
 * others are of thousands, too.
 */
export function decimalSignOf(cells: readonly Cell[]): DecimalSign | null {
  const texts = cells.filter((cell) => typeof cell === 'string')
  const doubtful = texts.filter(isInTwoWays)
  if (doubtful.length === 0) return null
  const others = texts.filter((text) => !doubtful.includes(text))
  const [isComma, isPoint] = [parts.comma, parts.point].map((sign) =>
    others.some((text) => sign.test(text)),
  )
  if (isComma !== isPoint) return isComma ? 'comma' : 'point'
  const large = others.some((text) => Number.parseFloat(plainCost(text)) >= thousand)
  return large ? null : 'unknown'
}

/** Prices have cents, and no less; half a cent is rounded up. */
function inCents(number: number, decimals: number): string {
  const most = Math.min(2, decimals)
  return Number(`${Math.round(Number(`${number}e${most}`))}e-${most}`).toFixed(most)
}

/** As many decimals as the sheet shows of a number. */
function decimalsShown(number: number, shown: string): number {
  const digits = shown.replaceAll(/\D/g, '')
  const tried = [0, 1, 2].find(
    (decimals) => inCents(number, decimals).replaceAll(/\D/g, '') === digits,
  )
  // A price has both of its digits behind the sign, or none.
  return tried === 0 ? 0 : tried === undefined && Number.isInteger(number) ? 0 : 2
}

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
 * by the rules for what people type.
 */
export function priceOf(
  cell: Cell,
  sign: DecimalSign | null,
): { readonly value: string } | { readonly problem: 'thousands' } {
  const shown = shownOf(cell)
  if (isKind(cell, 'number') && !shown.includes('%')) {
    const number = Number(valueOf(cell))
    return { value: inCents(number, decimalsShown(number, shown)) }
  }
  if (free.has(nameKey(shown))) return { value: '0' }
  if (sign === 'unknown' && isInTwoWays(shown)) return { problem: 'thousands' }
  return { value: plainCost(decided(shown, sign)) }
}
