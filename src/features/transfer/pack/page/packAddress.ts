import { choice, type FiltersOf, moment, list } from '../../../../core/resource/filters.ts'
import { daysCounted, readWallDay, type WallDay } from '../../../../time/wallTime.ts'
import { type Days, monthOf } from '../../../calendar/days/range.ts'
import { eventFilters } from '../../../../resources/events/events.ts'
import { groupings, longs, texts } from '../content/packChoices.ts'

/** Years that a listing can be asked about, as in the calendar. */
const years = { first: 1970, last: 2100 }

const day = {
  ...moment(),
  read(text: string): string | undefined {
    const found = readWallDay(text)
    const year = Number(found?.slice(0, 4))
    return found && year >= years.first && year <= years.last ? found : undefined
  },
}

const { page: _page, per_page: _perPage, ...narrowing } = eventFilters

/** What the address says of an agenda, beside the listing parameters that narrow it. */
const ownFilters = {
  first: day,
  last: day,
  by: choice(groupings),
  long: choice(longs),
  text: choice(texts),
  details: list(),
  /** content languages that it is made in */
  languages: list(),
}

export const packNames = Object.keys(ownFilters)

export const packFilters = { ...narrowing, ...ownFilters }

export type PackFilters = FiltersOf<typeof packFilters>

/** Days at most: nobody prints more, and a slip of the finger in a year would ask for all there ever was. */
export const mostDays = 366

/** The days of an agenda, or why there are none. */
export function daysIn(
  { first, last }: Pick<PackFilters, 'first' | 'last'>,
  today: WallDay,
): Days | 'backwards' | 'tooLong' {
  const [from, until] = [readWallDay(first ?? ''), readWallDay(last ?? '')]
  const month = monthOf(from ?? until ?? today)
  const days = { first: from ?? month.first, last: until ?? month.last }
  if (days.last < days.first) return 'backwards'
  return daysCounted(days.first, days.last) > mostDays ? 'tooLong' : days
}
