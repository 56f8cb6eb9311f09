import { intlTag } from './interfaceLanguage.ts'

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

/** Signs that turn the direction of what follows, and letters of scripts written from right to left. */
const turning =
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

const begin = '\u2068'
const end = '\u2069'
const marks = /[\u2066-\u2069]/g

/** The text with an end to every isolate that it begins, and none besides. */
function balanced(text: string): string {
  let open = 0
  const closed = text.replaceAll(marks, (mark) => {
    if (mark !== end) open += 1
    else if (open === 0) return ''
    else open -= 1
    return mark
  })
  return closed + end.repeat(open)
}

/**
 * A text that keeps its direction to itself within a sentence (UAX #9: FSI … PDI). A title may hold signs that turn all
 * that comes after them; one that turns nothing stays as it is.
 */
export function isolated(text: string): string {
  return turning.test(text) ? `${begin}${balanced(text)}${end}` : text
}

/** A language by its code, named in the one that is spoken, as a sentence needs it: «català», “Catalan”. */
export function languageName(speaking: string, code: string): string {
  return new Intl.DisplayNames([speaking], { type: 'language' }).of(code) ?? code
}

/**
 * `Intl` and sentences say «a les 1:05», «desde las 1:05»: Catalan and Spanish say the first hour, and no other, in the
 * singular.
 */
export function withFirstHour(words: string): string {
  return words.replace(/\bl[ea]s (?=0?1:)/, 'la ')
}

/** The hour of a time in words, by which what stands before it is singular or plural. */
export function hourIn(time: string): number {
  return Number(/\d+/.exec(time)?.[0] ?? 0)
}
