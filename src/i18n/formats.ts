import { withFirstHour } from './firstHour.ts'
import { intlTag } from './interfaceLanguage.ts'
import { isolated } from './isolated.ts'

/** A wall time `YYYY-MM-DD HH:MM:SS`, or its date alone: a reading of some clock, in no zone. */
const wallTime = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/

/**
 * The wall time as the instant that shows the same digits in UTC, so that `Intl` with `timeZone: 'UTC'`
 * writes what the clock said, whatever zone the browser is in. Null for what is no wall time.
 */
export function wallTimeInUtc(value: string): Date | null {
  const found = wallTime.exec(value)
  if (!found) return null
  const [, year, month, day, hour = '0', minute = '0'] = found
  const date = new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)),
  )
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day) ? null : date
}

type Style = Intl.DateTimeFormatOptions

const formats = new Map<string, Intl.DateTimeFormat>()

/** Of wall times that stand in UTC; made once for each language and style. */
export function formatOf(language: string, style: Style): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(style)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(intlTag(language), {
    timeZone: 'UTC',
    hourCycle: 'h23',
    ...style,
  })
  formats.set(key, made)
  return made
}

const dateInWords: Style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
const dateInShort: Style = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }
const timeOfDay: Style = { hour: '2-digit', minute: '2-digit' }

function written(language: string, value: string, style: Style): string {
  const date = wallTimeInUtc(value)
  return date ? withFirstHour(formatOf(language, style).format(date)) : value
}

/** «dimecres, 18 de novembre del 2026» of a wall time or date. What cannot be read comes back as it is. */
export function formatDate(
  language: string,
  value: string,
  length: 'long' | 'short' = 'long',
): string {
  return written(language, value, length === 'long' ? dateInWords : dateInShort)
}

/** «19:30» of a wall time. */
export function formatTime(language: string, value: string): string {
  return written(language, value, timeOfDay)
}

/** Date in words and time of a wall time. */
export function formatDateTime(
  language: string,
  value: string,
  length: 'long' | 'short' = 'long',
): string {
  const style = length === 'long' ? dateInWords : dateInShort
  return written(language, value, { ...style, ...timeOfDay })
}

const numbers = new Map<string, Intl.NumberFormat>()

export function formatNumber(language: string, value: number): string {
  const known = numbers.get(language) ?? new Intl.NumberFormat(intlTag(language))
  numbers.set(language, known)
  return known.format(value)
}

/** «12», «12,50»: an amount of money without its currency. */
export function formatAmount(language: string, value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2
  return new Intl.NumberFormat(intlTag(language), { minimumFractionDigits: digits }).format(value)
}

/** «154 kB», «1,2 MB» of a number of bytes. */
export function formatBytes(language: string, bytes: number): string {
  const [unit, size, digits] =
    bytes < 1000
      ? (['byte', 1, 0] as const)
      : bytes < 1_000_000
        ? (['kilobyte', 1000, 0] as const)
        : (['megabyte', 1_000_000, 1] as const)
  return new Intl.NumberFormat(intlTag(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  }).format(bytes / size)
}

/** A beginning that sounds like «i» in Spanish, but for diphthongs: «Íñigo», «hilo», not «hielo». */
const soundsLikeI = /^\P{L}*h?(?:í|i(?![aeouáéóú]))/iu

/** «a, b i c»; «a e Íñigo», of which `Intl` takes no notice where the letter has an accent. */
export function formatList(
  language: string,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(intlTag(language), { type })
    .formatToParts(items.map(isolated))
    .map(({ value }, at, parts) =>
      value === ' y ' && soundsLikeI.test(parts[at + 1]?.value ?? '') ? ' e ' : value,
    )
    .join('')
}
