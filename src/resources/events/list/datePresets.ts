import { addDays, type WallDay } from '../../../time/wallTime.ts'
import type { EventFilters } from '../eventFilters.ts'
import { beforeAll, dateFilters } from './dateWindow.ts'

export const presetNames = ['upcoming', 'today', 'week', 'days30', 'month', 'past', 'all'] as const

export type PresetName = (typeof presetNames)[number]

type Dates = Pick<EventFilters, (typeof dateFilters)[number]>

/**
 * Events of which any part lies within the days `first` to `last`, both counted (contract.md §3.6).
 * Running ones are among them, which `start_date` and `end_date` would leave out.
 */
function touching(first: WallDay, last: WallDay): Dates {
  return { starts_before: last, ends_after: addDays(first, -1) }
}

function monthOf(today: WallDay): Dates {
  const day = Number(today.slice(8))
  const first = addDays(today, 1 - day)
  const inNextMonth = addDays(first, 31)
  return touching(first, addDays(inNextMonth, -Number(inNextMonth.slice(8))))
}

const presets: Record<PresetName, (today: WallDay) => Dates> = {
  upcoming: () => ({}),
  today: (today) => touching(today, today),
  week: (today) => touching(today, addDays(today, 6)),
  days30: (today) => touching(today, addDays(today, 29)),
  month: monthOf,
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
