import { daysBehind, everyDate, type EventFilters } from '../../../resources/events/events.ts'
import { addDays, readWallDay, type WallDay } from '../../../time/wallTime.ts'

/** Days by which versions of one event may lie apart, and are still looked for. */
const margin = daysBehind

const widened = {
  starts_before: margin,
  ends_before: margin,
  starts_after: -margin,
  ends_after: -margin,
} as const

/**
 * The dates of the events that versions are looked for among: those that are shown, and two months more at both ends, for
 * in one language a date may have been moved. Raw and exact dates, which services read in more than one way, and
 * events named one by one are looked for among all.
 */
export function widerDates(filters: EventFilters, today: WallDay): EventFilters {
  const { start_date, end_date, strict_dates, include } = filters
  if (start_date || end_date || strict_dates || include) return everyDate
  const dates = Object.entries(widened).flatMap(([name, days]) => {
    const asked = filters[name as keyof typeof widened]
    if (asked === undefined) return []
    const day = readWallDay(asked.slice(0, 10))
    return [[name, day && asked !== everyDate.starts_after ? addDays(day, days) : asked]]
  })
  return dates.length > 0 ? Object.fromEntries(dates) : { ends_after: addDays(today, -margin) }
}
