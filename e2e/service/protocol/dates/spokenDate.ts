import { type Clock, clockOf, clockText, midnight } from './clock.ts'

/**
 * The part of PHP's `strtotime` that live sites are known to take (contract.md §3.3): digits in
 * several orders, names of days and months, and relative words. Offsets are read and dropped.
 */
type Step = (clock: Clock, parts: string[]) => boolean

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const days = 'sun mon tue wed thu fri sat'.split(' ')
const monthWord =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const dayWord =
  '(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?)'
const unitWord = '(sec(?:ond)?|min(?:ute)?|hour|day|week|fortnight|month|year)s?'

const date = (clock: Clock, year: number, month: number, day: number): boolean => {
  Object.assign(clock, { year, month, day, ...midnight })
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

const time = (clock: Clock, hour: number, minute: number, second: number): boolean => {
  Object.assign(clock, { hour, minute, second })
  return hour <= 24 && minute <= 59 && second <= 59
}

const settle = (clock: Clock): void => {
  const settled = clockText(clock)
  if (settled !== null) Object.assign(clock, clockOf(settled))
}

const move = (clock: Clock, count: number, unit: string): boolean => {
  if (unit.startsWith('sec')) clock.second += count
  else if (unit.startsWith('min')) clock.minute += count
  else if (unit === 'hour') clock.hour += count
  else if (unit === 'month') clock.month += count
  else if (unit === 'year') clock.year += count
  else clock.day += count * ({ day: 1, week: 7, fortnight: 14 }[unit] ?? 1)
  settle(clock)
  return true
}

const weekday = (clock: Clock, name: string, which: string): boolean => {
  const { year, month, day } = clock
  const today = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  const ahead = (days.indexOf(name.slice(0, 3)) - today + 7) % 7
  const last = which === 'last' || which === 'previous'
  const shift = last ? ahead - 7 : which === 'next' && ahead === 0 ? 7 : ahead
  Object.assign(clock, midnight)
  return move(clock, shift, 'day')
}

const steps: readonly (readonly [RegExp, Step])[] = [
  [
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[T\s])/i,
    (clock, [year, month, day]) => date(clock, Number(year), Number(month), Number(day)),
  ],
  [
    /^(\d{4})(\d{2})(\d{2})(?=$|[T\s])/i,
    (clock, [year, month, day]) => date(clock, Number(year), Number(month), Number(day)),
  ],
  [
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})/,
    (clock, [month, day, year]) => date(clock, Number(year), Number(month), Number(day)),
  ],
  [
    /^(\d{1,2})[-.](\d{1,2})[-.](\d{4})/,
    (clock, [day, month, year]) => date(clock, Number(year), Number(month), Number(day)),
  ],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[\\s-]${monthWord}(?:[\\s-,]+(\\d{4}))?(?![\\w:])`, 'i'),
    (clock, [day, month = '', year]) =>
      date(clock, Number(year ?? clock.year), monthNumber(month), Number(day)),
  ],
  [
    new RegExp(`^${monthWord}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?(?![\\w:])`, 'i'),
    (clock, [month = '', day, year]) =>
      date(clock, Number(year ?? clock.year), monthNumber(month), Number(day)),
  ],
  [
    /^T?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(am|pm)?(?![\d:]|[a-z]{2})/i,
    (clock, [hour, minute, second, half]) => clockTime(clock, hour, minute, second, half),
  ],
  [/^(\d{1,2})\s*(am|pm)\b/i, (clock, [hour, half]) => clockTime(clock, hour, '0', '0', half)],
  // PHP reads a lone letter as a military time zone.
  [/^(?:[A-IK-Z]|UTC|GMT|[+-]\d{2}:?\d{2})(?![\w:])/i, () => true],
  [/^now\b/i, () => true],
  [/^(?:today|midnight)\b/i, (clock) => time(clock, 0, 0, 0)],
  [/^noon\b/i, (clock) => time(clock, 12, 0, 0)],
  [/^tomorrow\b/i, (clock) => time(clock, 0, 0, 0) && move(clock, 1, 'day')],
  [/^yesterday\b/i, (clock) => time(clock, 0, 0, 0) && move(clock, -1, 'day')],
  [
    /^(first|last) day of(?: (next|last|previous|this) month)?/i,
    (clock, [which, whose]) => dayOfMonth(clock, which, whose),
  ],
  [
    new RegExp(`^([+-]?)\\s*(\\d+)\\s*${unitWord}(?:\\s+(ago))?(?!\\w)`, 'i'),
    (clock, [sign, count, unit = '', ago]) =>
      move(clock, Number(count) * ((sign === '-') !== (ago !== undefined) ? -1 : 1), lower(unit)),
  ],
  [
    new RegExp(`^(?:(next|last|previous|this)\\s+)?${dayWord}(?!\\w)`, 'i'),
    (clock, [which = 'this', name = '']) => weekday(clock, lower(name), lower(which)),
  ],
  [
    new RegExp(`^(next|last|previous|this)\\s+${unitWord}(?!\\w)`, 'i'),
    (clock, [which = 'this', unit = '']) =>
      move(clock, { next: 1, this: 0 }[lower(which)] ?? -1, lower(unit)),
  ],
]

const lower = (text: string): string => text.toLowerCase()

const monthNumber = (name: string): number => months.indexOf(lower(name).slice(0, 3)) + 1

const clockTime = (
  clock: Clock,
  hour: string | undefined,
  minute: string | undefined,
  second: string | undefined,
  half: string | undefined,
): boolean => {
  if (half !== undefined && (Number(hour) > 12 || Number(hour) === 0)) return false
  const shift = half === undefined ? 0 : (lower(half) === 'pm' ? 12 : 0) - (hour === '12' ? 12 : 0)
  return time(clock, Number(hour) + shift, Number(minute ?? 0), Number(second ?? 0))
}

const dayOfMonth = (clock: Clock, which = 'first', whose = 'this'): boolean => {
  const shift = { next: 1, this: 0 }[lower(whose)] ?? -1
  const first = lower(which) === 'first'
  clock.month += shift + (first ? 0 : 1)
  clock.day = first ? 1 : 0
  settle(clock)
  return true
}

/**
 * A wall clock `YYYY-MM-DD HH:MM:SS` from what a person or program wrote; null when nobody could
 * read it. `now` is the wall clock that relative words count from.
 */
export const spokenDate = (text: string, now: string): string | null => {
  const clock = clockOf(now)
  let rest = text.trim()
  if (rest === '') return null
  while (rest !== '') {
    const found = steps.find(([pattern]) => pattern.test(rest))
    if (found === undefined) return null
    const [whole = '', ...parts] = found[0].exec(rest) ?? []
    if (!found[1](clock, parts)) return null
    rest = rest.slice(whole.length).replace(/^[\s,]+/, '')
  }
  return clockText(clock)
}
