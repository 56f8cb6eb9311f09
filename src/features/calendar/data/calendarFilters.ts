import { choice, type FiltersOf, moment, list } from '../../../core/resource/filters.ts'
import { eventFilters } from '../../../resources/events/events.ts'
import { views } from '../days/range.ts'

export const colourings = ['category', 'status', 'venue', 'language'] as const

export type Colouring = (typeof colourings)[number]

/** Years that a listing can be asked about; beyond, sites and browsers disagree. */
export const years = { first: 1970, last: 2100 }

/** A day of any year, or a month for its first one. */
export function dayIn(text: string): string | undefined {
  const written = text.trim()
  const found = moment().read(/^\d{4}-\d{2}$/.test(written) ? `${written}-01` : written)
  return found?.slice(0, 10)
}

const day = {
  ...moment(),
  read(text: string): string | undefined {
    const found = dayIn(text)
    const year = Number(found?.slice(0, 4))
    return year >= years.first && year <= years.last ? found : undefined
  },
}

const { page: _page, per_page: _perPage, ...narrowing } = eventFilters

/** What the address says of the calendar, beside the listing parameters of events that narrow it. */
export const calendarFilters = {
  ...narrowing,
  view: choice(views),
  date: day,
  colour: choice(colourings),
  /** content languages that are shown, beside the one of the address */
  languages: list(),
}

export type CalendarFilters = FiltersOf<typeof calendarFilters>
