import type { Language } from '../handlers.ts'
import { say } from '../words/say.ts'

/** What a site writes beside a price that names no currency. */
const siteSymbol = '€'

export interface CostDetails {
  readonly currency_symbol: string
  readonly currency_code: string
  readonly currency_position: 'prefix' | 'postfix' | ''
  /** Ascending; decimals with a point. */
  readonly values: readonly string[]
}

export const noCost: CostDetails = {
  currency_symbol: '',
  currency_code: '',
  currency_position: '',
  values: [],
}

interface Price {
  readonly number: string
  readonly symbol: string
  readonly position: 'prefix' | 'postfix' | ''
}

/** A number with at most a currency sign or three-letter code at one side. */
const pricePattern = /^(\p{Sc}|[A-Z]{3})?\s*(\d[\d.,]*|[.,]\d+)\s*(\p{Sc}|[A-Z]{3})?$/u

/** Null for other texts. */
const priceOf = (text: string): Price | null => {
  const [, before, number, after] = pricePattern.exec(text.trim()) ?? []
  if (number === undefined) return null
  if (before !== undefined) return { number, symbol: before, position: 'prefix' }
  return { number, symbol: after ?? '', position: after === undefined ? '' : 'postfix' }
}

/** Live sites read a comma as the decimal point, and thousands separators wrongly (contract.md §7.7). */
const valuesOf = (number: string): string[] =>
  (number.match(/\d+(?:[.,]\d+)?|[.,]\d+/g) ?? []).map((value) => value.replace(',', '.'))

const textsOf = (cost: unknown): string[] =>
  (Array.isArray(cost) ? cost : [cost])
    .map((entry: unknown) => String(entry ?? '').trim())
    .filter((text) => text !== '')

/** The prices of a cost, a range taken apart; null when a part of it is plain words. */
const pricesOf = (texts: readonly string[]): Price[] | null => {
  const parts = texts.flatMap((text) => text.split(/[-–]/))
  const prices = parts.map(priceOf)
  return prices.every((price) => price !== null) ? prices.filter((price) => price !== null) : null
}

const ascending = (left: string, right: string): number => Number(left) - Number(right)

export const costDetails = (cost: unknown): CostDetails => {
  const texts = textsOf(cost)
  const prices = pricesOf(texts)
  if (prices === null) return { ...noCost, values: texts }
  // A text is split at commas to look for its sign, which then stands beside one part only (contract.md §13.2).
  const isSplit = typeof cost === 'string' && cost.includes(',')
  const { symbol = '', position = '' } =
    prices.find((price) => price.symbol !== '' && !isSplit) ?? {}
  const values = [...new Set(prices.flatMap(({ number }) => valuesOf(number)))].sort(ascending)
  return { ...noCost, currency_symbol: symbol, currency_position: position, values }
}

const shownPrice = ({ number }: Price, { currency_symbol, currency_position }: CostDetails) =>
  currency_position === 'prefix'
    ? `${currency_symbol}${number}`
    : `${number}${currency_symbol === '' ? siteSymbol : currency_symbol}`

/** The cost as a page of the site says it (contract.md §1.1): with a sign, as a range, "Free", or the words written. */
export const shownCost = (cost: unknown, language: Language): string => {
  const texts = textsOf(cost)
  const prices = pricesOf(texts)
  if (texts.length === 0) return ''
  if (prices === null) return texts.join(', ')
  const details = costDetails(cost)
  if (details.values.every((value) => Number(value) === 0)) return say(language, 'cost.free')
  const sorted = prices.toSorted(({ number: left }, { number: right }) =>
    ascending(left.replace(',', '.'), right.replace(',', '.')),
  )
  const ends = [sorted[0], sorted.at(-1)].filter((price) => price !== undefined)
  return [...new Set(ends.map((price) => shownPrice(price, details)))].join(' – ')
}

const isNothing = (cost: unknown): boolean => textsOf(cost).length === 0

const isZero = (cost: unknown): boolean => textsOf(cost).join() === '0'

/**
 * The column of a cost that a write names, JSON. On live sites a zero says nothing on create, and
 * "Free" on update.
 */
export const storedCost = (cost: unknown, mode: 'interface' | 'live', creates: boolean) => {
  if (mode === 'interface') return cost === null ? null : JSON.stringify(cost)
  return isNothing(cost) || (creates && isZero(cost)) ? null : JSON.stringify(cost)
}
