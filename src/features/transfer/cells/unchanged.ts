import type { WallDay } from '../../../time/wallTime.ts'
import { type Cell, isKind, shownOf, valueOf } from './cell.ts'
import { clockIn, type DayOrder, momentOf } from './moment.ts'
import type { DecimalSign } from './price.ts'
import { flags } from './readCell.ts'

const currency = /^(?:€|\$|£|eur)|(?:€|\$|£|eur)$/gi

const currencyOf = (text: string) => (text.match(currency) ?? []).join('').toLowerCase()

/** With either sign for decimals, and the other between thousands. */
const [withPoint, withComma] = [
  /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/,
  /^[-+]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/,
]

/** The same as a spreadsheet shortens it: «3,49377E+10». */
const shortened = /^\d(?:[.,](\d+))?e\+?\d+$/i

/** As accounts write what is less than nothing; prices end like this as well. */
const negative = /^\((.+)\)$|^(.*\d)[.,]?-$/

/** What a text may be as a number, of comma and point in either use or as its column has them; a share is a hundredth. */
function amountsOf(text: string, sign: DecimalSign | null = null): readonly number[] {
  const [, inBrackets, opposite = inBrackets] = negative.exec(text) ?? []
  if (opposite !== undefined) return amountsOf(opposite, sign).map((amount) => -amount)
  const isShare = text.endsWith('%')
  const figure = (isShare ? text.slice(0, -1) : text).trim().replaceAll(currency, '').trim()
  const bare = figure.replaceAll(/(?<=\d)['’\s](?=\d{3})/g, '')
  const amounts = [
    ...(sign !== 'comma' && withPoint.test(bare) ? [Number(bare.replaceAll(',', ''))] : []),
    ...(sign !== 'point' && withComma.test(bare)
      ? [Number(bare.replaceAll('.', '').replace(',', '.'))]
      : []),
    ...(shortened.test(bare) ? [Number(bare.replace(',', '.'))] : []),
  ]
  return isShare ? amounts.map((amount) => amount / 100) : amounts
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.abs(other) * 1e-12

/** As many digits as a shortened number has, or as many decimals, if they are cents at least. */
function isRoundedTo(amount: number, shown: string, sign: DecimalSign | null): boolean {
  const [, mantissa] = shortened.exec(shown) ?? []
  if (shortened.test(shown))
    return Number(shown.replace(',', '.')) === Number(amount.toExponential(mantissa?.length ?? 0))
  const [, decimals = ''] = /[.,](\d{2,})\D*$/.exec(shown) ?? []
  return (
    decimals !== '' &&
    amountsOf(shown, sign).some((one) => isNear(one, Number(amount.toFixed(decimals.length))))
  )
}

/** Digits that nobody but a person writes: zeros and a plus before the rest. */
const signsBefore = (text: string) => /^(?:\+|0(?=\d))/.test(text)

function isSameAmount(cell: Cell, was: string, sign: DecimalSign | null): boolean {
  const shown = shownOf(cell).trim()
  if (signsBefore(shown) && !signsBefore(was)) return false
  const isNumber = isKind(cell, 'number')
  // A text has lost its sign of currency, and gains none.
  if (!isNumber && !['', currencyOf(was)].includes(currencyOf(shown))) return false
  if (!isNumber && shown.endsWith('-') && !was.endsWith('-')) return false
  const stored = isNumber ? [Number(valueOf(cell))] : amountsOf(shown, sign)
  return amountsOf(was).some(
    (amount) => stored.some((one) => isNear(one, amount)) || isRoundedTo(amount, shown, sign),
  )
}

/** A day as spreadsheets show one: with its year, or the name of its month. */
const likeDay = /\p{L}{3}|^\D*\d+\D+\d+\D+\d/u

/** Whether the text was one that a spreadsheet takes for that day: «10-12» is the tenth of December. */
function isSameDay(cell: Cell, shown: string, was: string, today: WallDay): boolean {
  if (!isKind(cell, 'day', 'moment') && !likeDay.test(shown)) return false
  const day = momentOf(cell, today, 'dayFirst')
  const isNamed = isKind(cell, 'day', 'moment') || /\p{L}{3}/u.test(shown)
  const orders = isNamed ? (['dayFirst', 'monthFirst'] as const) : (['dayFirst'] as const)
  return orders.some((order) => {
    const before = momentOf(was, today, order)
    if ('problem' in day || 'problem' in before || before.clock !== null) return false
    return before.hasNoYear || day.hasNoYear
      ? day.day.slice(5) === before.day.slice(5)
      : day.day === before.day
  })
}

const withSeconds = (clock: string) => (clock.length > 5 ? clock : `${clock}:00`)

function isSameHour(cell: Cell, was: string): boolean {
  const [clock, before] = [clockIn(cell), /:/.test(was) ? clockIn(was) : null]
  return clock !== null && before !== null && withSeconds(clock) === withSeconds(before)
}

/** LibreOffice saves a text of several lines as OpenDocument without its tabs. */
const isWithoutTabs = (shown: string, was: string) =>
  was.includes('\t') && was.includes('\n') && shown === was.replaceAll('\t', '')

/**
 * Whether a cell of a text is what a spreadsheet makes of the text that it was, and nobody wrote it: the same number,
 * share, hour, day or answer, however it shows that. Zeros in front are gone, and so are signs of currency.
 */
export function isTakenFor(
  cell: Cell,
  was: string,
  today: WallDay,
  sign: DecimalSign | null = null,
): boolean {
  const [shown, before] = [shownOf(cell).trim(), was.trim()]
  if (before === '' || shown === '') return false
  if (isKind(cell, 'boolean')) return flags.get(before.toLowerCase()) === (valueOf(cell) === 'true')
  return (
    isSameAmount(cell, before, sign) ||
    isWithoutTabs(shown, before) ||
    (!isKind(cell, 'number') && (isSameHour(cell, before) || isSameDay(cell, shown, before, today)))
  )
}

/**
 * Whether a cell of a moment is the one that it was, to what the sheet shows: seconds it leaves out, and the hour of
 * midnight. A day that can be read in two ways is the one that it was.
 * @param now `YYYY-MM-DD HH:MM`, with seconds where there are any
 */
export function isSameMoment(
  cell: Cell,
  now: string,
  today: WallDay,
  order: DayOrder = 'unknown',
): boolean {
  const orders = order === 'unknown' ? (['dayFirst', 'monthFirst'] as const) : [order]
  return orders.some((order) => {
    const read = momentOf(cell, today, order)
    if ('problem' in read || read.day !== now.slice(0, 10)) return false
    if (read.clock === null) return now.slice(10, 16) === ' 00:00'
    const hasSeconds = /\d:\d\d:\d\d/.test(shownOf(cell))
    const clock = now.slice(11)
    return hasSeconds
      ? read.clock.replace(/:00$/, '') === clock
      : read.clock.slice(0, 5) === clock.slice(0, 5)
  })
}
