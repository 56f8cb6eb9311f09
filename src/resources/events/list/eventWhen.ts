import { intlTag } from '../../../i18n/interfaceLanguage.ts'
import {
  addDays,
  clockOf,
  dayOf,
  daysCounted,
  readWallTime,
  type WallDay,
  type WallTime,
} from '../../../time/wallTime.ts'
import type { EventRecord } from '../eventRecord.ts'

/** When an event is, on the clock of its own zone, in words of the interface. */
export interface EventWhen {
  /** «Fri 20 Nov», «Fri 20 – Sun 22 Nov», or both ends with their hours. */
  days: string
  /** «19:30–21:00»; null when there are no hours to say beside the days. */
  hours: string | null
  kind: 'wholeDays' | 'hours' | 'overnight' | 'span'
  /** Days touched, both ends counted. */
  count: number
}

type Style = Intl.DateTimeFormatOptions
type Dated = Pick<EventRecord, 'start_date' | 'end_date' | 'all_day'>

const clock: Style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const day: Style = { weekday: 'short', day: 'numeric', month: 'short' }
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string, style: Style): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(style).join(' ')}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(intlTag(language), { ...style, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/** The digits of the wall as an instant of UTC, the zone all formats here read in. */
const inUtc = (wall: WallTime) => Date.parse(`${wall.replace(' ', 'T')}Z`)

/** Early hours that still belong to the evening before. */
function isOvernight(start: WallTime, end: WallTime): boolean {
  const isNextDay = dayOf(end) === addDays(dayOf(start), 1)
  return isNextDay && clockOf(end) <= '08:00:00' && clockOf(end) < clockOf(start)
}

const known = new WeakMap<Dated, { key: string; when: EventWhen | null }>()

/**
 * Null when the record's dates cannot be read. The year is said unless it is that of `today`. Remembered with the
 * record: writing the dates of fifty rows took a tenth of the time in which a list comes back.
 */
export function eventWhen(record: Dated, language: string, today: WallDay): EventWhen | null {
  const key = `${language} ${today}`
  const before = known.get(record)
  if (before?.key === key) return before.when
  const when = whenInWords(record, language, today)
  known.set(record, { key, when })
  return when
}

function whenInWords(record: Dated, language: string, today: WallDay): EventWhen | null {
  const start = readWallTime(record.start_date)
  const end = readWallTime(record.end_date) ?? start
  if (!start || !end) return null
  const isThisYear = [start, end].every((wall) => wall.slice(0, 4) === today.slice(0, 4))
  const count = daysCounted(dayOf(start), dayOf(end))
  // Over years nobody asks for the weekday, and both ends are read.
  const dated: Style = { ...day, weekday: count > 1 ? undefined : 'short', year: 'numeric' }
  const style = isThisYear ? day : dated
  const range = (style: Style) => formatOf(language, style).formatRange(inUtc(start), inUtc(end))
  const first = (style: Style) => formatOf(language, style).format(inUtc(start))
  const last = (style: Style) => formatOf(language, style).format(inUtc(end))
  if (record.all_day) return { kind: 'wholeDays', days: range(style), hours: null, count }
  if (count === 1) return { kind: 'hours', days: first(style), hours: range(clock), count }
  if (isOvernight(start, end))
    return { kind: 'overnight', days: first(style), hours: `${first(clock)}–${last(clock)}`, count }
  const days = `${first({ ...style, ...clock })} – ${last({ ...style, ...clock })}`
  return { kind: 'span', days, hours: null, count }
}
