import { addDays, type WallDay } from '../../../time/wallTime.ts'
import type { EventFilters } from '../eventFilters.ts'
import { beforeAll, dateFilters, touching } from './requestedEvents.ts'

export const presetNames = [
  'upcoming',
  'today',
  'week',
  'days30',
  'days90',
  'month',
  'nextMonth',
  'past',
  'all',
] as const

export type PresetName = (typeof presetNames)[number]

/** So many days from today on. */
const daysFrom = (today: WallDay, count: number) =>
  touching({ from: today, to: addDays(today, count - 1) })

/** The month of a day from its first to its last day, or one of those after it. */
export function monthOf(day: WallDay, later = 0): { readonly from: WallDay; readonly to: WallDay } {
  const from = addDays(day, 1 - Number(day.slice(8)))
  const inNext = addDays(from, 31)
  const to = addDays(inNext, -Number(inNext.slice(8)))
  return later === 0 ? { from, to } : monthOf(inNext, later - 1)
}

const presets: Record<PresetName, (today: WallDay) => EventFilters> = {
  upcoming: () => ({}),
  today: (today) => daysFrom(today, 1),
  week: (today) => daysFrom(today, 7),
  days30: (today) => daysFrom(today, 30),
  days90: (today) => daysFrom(today, 90),
  month: (today) => touching(monthOf(today)),
  nextMonth: (today) => touching(monthOf(today, 1)),
  past: (today) => ({ ends_before: today }),
  all: () => ({ starts_after: beforeAll }),
}

const noDates = {
  ...Object.fromEntries(dateFilters.map((name) => [name, undefined])),
  strict_dates: undefined,
  page: undefined,
}

/** The filters with the dates of a preset instead of their own, from the first page. */
export function withPreset(filters: EventFilters, name: PresetName, today: WallDay): EventFilters {
  return { ...filters, ...noDates, ...presets[name](today) }
}

/** The preset whose dates these are; null when they are no preset's. */
export function presetOf(filters: EventFilters, today: WallDay): PresetName | null {
  if (filters.strict_dates) return null
  const isSame = (name: PresetName) => {
    const dates = presets[name](today)
    return dateFilters.every((filter) => dates[filter] === filters[filter])
  }
  return presetNames.find(isSame) ?? null
}
