import { weekdays, type Weekday } from './recurrence.ts'

/** Languages in which people write dates here, whichever one the interface speaks. */
const written = ['ca', 'es', 'en']

/** Lower case, no accents, one kind of apostrophe: how dates are typed and pasted. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .toLowerCase()
}

function namesOf(days: readonly string[], style: Intl.DateTimeFormatOptions): string[][] {
  const formats = written.map((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...style }))
  return days.map((day) => formats.map((format) => plain(format.format(Date.parse(day)))))
}

const months = namesOf(
  Array.from({ length: 12 }, (_, at) => `2024-${String(at + 1).padStart(2, '0')}-01`),
  { month: 'long' },
)

// The first of January of 2024 was a Monday.
const weekdayNames = namesOf(
  weekdays.map((day) => `2024-01-0${day}`),
  { weekday: 'long' },
)

/** As calendars in Catalan abbreviate them, from Monday on. */
const shortest = ['dl', 'dt', 'dc', 'dj', 'dv', 'ds', 'dg']

/** Also cut off, from its third letter on, or the second of August: `set`, `oct`, `ag`. */
const begins = (names: readonly string[], word: string) =>
  (word.length >= 3 || word === 'ag') && names.some((name) => name.startsWith(word))

/** The number of a month by its name, or null for what is none. */
export function monthNamed(word: string): number | null {
  const at = months.findIndex((names) => begins(names, word))
  return at < 0 ? null : at + 1
}

/** The weekdays a word may mean: `dim` is cut off too early. */
export function weekdaysNamed(word: string): Weekday[] {
  return weekdays.filter(
    (day) => shortest[day - 1] === word || begins(weekdayNames[day - 1] ?? [], word),
  )
}
