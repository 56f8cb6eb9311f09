import { isBlank } from '../../core/resource/isBlank.ts'
import type { EventRecord } from './eventRecord.ts'

const gap = String.raw`[.,'’ \u00a0\u202f]`

/**
 * A figure with groups of thousands parted alike, or one with decimals. Prices in a row, a day or a telephone
 * number are none, and stay as they are written: `10, 15 or 20 €`, `12.03.2027`.
 */
const figure = new RegExp(
  String.raw`(?<!\d${gap}?)(?:(?!0)\d{1,3}(${gap})\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?|\d+[.,]\d+)(?!${gap}?\d)`,
  'g',
)

/** With a point for decimals and nothing between thousands. */
function plainFigure(written: string, thousands?: string): string {
  if (thousands === undefined) return written.replace(',', '.')
  return written.replaceAll(thousands, '').replace(',', '.')
}

/**
 * A price as every service understands it: `1.234,56 €` is `1234.56 €`, `10 – 20 €` is `10-20 €`.
 * Live services read a comma and a thousands separator wrongly (contract.md §7.7). Words stay as they are.
 */
export function plainCost(written: string): string {
  return written
    .trim()
    .replaceAll(figure, (whole: string, thousands?: string) => plainFigure(whole, thousands))
    .replaceAll(/(\d)\s*[–—]\s*(?=\d)/g, '$1-')
}

const isNumber = (value: string) => /^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(value)

/** The numbers of a price as it is shown, their commas and dots included. */
const shownNumbers = (cost: string) => cost.match(/\d+(?:[.,]\d+)*|[.,]\d+/g) ?? []

function priced(value: string, { cost_details }: EventRecord): string {
  const { currency_symbol, currency_position } = cost_details
  return currency_position === 'prefix'
    ? `${currency_symbol}${value}`
    : `${value}${currency_symbol}`
}

/**
 * What a price must be written as to be kept as it is: what `cost` shows is made for display
 * ("Free", "$10 – $20"), the numbers in it are not (contract.md §7.8). A decimal comma stays one,
 * and a price that the service has taken apart wrongly goes back in the words it is shown in.
 */
function prices(record: EventRecord): readonly string[] {
  const { cost, cost_details } = record
  const { values } = cost_details
  if (cost === '' || values.length === 0 || !values.every(isNumber)) return [cost]
  const shown = shownNumbers(cost)
  const says = (number: string, value: string) => Number(number.replace(',', '.')) === Number(value)
  // Of several prices a range shows two: what is shown must be among them, not be all of them.
  if (!shown.every((number) => values.some((value) => says(number, value)))) return [cost]
  return values.map((value) => priced(shown.find((number) => says(number, value)) ?? value, record))
}

/** The price as an editor edits it: `10€`, `10€ - 20€`, or the words it was given. */
export function costText(record: EventRecord): string {
  return prices(record).join(' - ')
}

/**
 * A price as it goes out. With a decimal comma it is a list of one: live services split a text there and lose its
 * currency sign (contract.md §13.2).
 * @param asWritten for a service that takes nothing apart
 */
export function sentCost(price: string, asWritten = false): unknown {
  return /\d,\d/.test(price) && !asWritten ? [price] : price
}

/** The price as an update carries it. */
export function preservedCost(record: EventRecord): unknown {
  if (record.asWritten) return record.asWritten.cost
  const [only = '', ...others] = prices(record)
  return others.length === 0 ? sentCost(only) : [only, ...others]
}

/** Numbers and signs of a price, however they are spaced and in whatever order. */
function essence(cost: string): string {
  const text = isBlank(cost) ? '' : cost.toLowerCase().replaceAll(/\s+/g, '')
  const numbers = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([found]) => Number(found))
  const signs = [...new Set(text.replaceAll(/[\d.–-]/g, ''))].sort().join('')
  return numbers.length === 0
    ? text
    : `${numbers.sort((one, other) => one - other).join(' ')} ${signs}`
}

/** Whether two prices are the same one. */
export function sameCost(one: string, other: string): boolean {
  return essence(one) === essence(other)
}
