import { searchable } from '../../collection/namesakes.ts'
import { addDays, dayOf, readWallDay } from '../../time/wallTime.ts'
import type { WallDay } from '../../time/wallTime.ts'
import type { EventFilters } from '../eventFilters.ts'
import { nearDays } from '../../collection/clashes/clashFacts.ts'
import type { ClashSource } from './clashes.ts'
import type { CopyRow } from './copyRows.ts'

/** Whole months, so that a day more or less asks nothing new. */
function monthsAround(first: WallDay, last: WallDay): [WallDay, WallDay] {
  const begin = readWallDay(`${first.slice(0, 7)}-01`) ?? first
  const next = readWallDay(`${addDays(last, 31).slice(0, 7)}-28`) ?? last
  return [begin, next > last ? next : last]
}

/**
 * The listings in which every clash of these copies is found, by overlap (contract.md §3.6): what is at their venues
 * meanwhile, and what has their titles. Null where a title has nothing that can be searched for.
 */
export function clashListings(
  rows: readonly CopyRow[],
  source: ClashSource,
  status: readonly string[],
): readonly EventFilters[] | null {
  const days = rows.flatMap((row) => [dayOf(row.start_date), dayOf(row.end_date)]).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return []
  const [from, to] = monthsAround(addDays(first, -nearDays), addDays(last, nearDays))
  const window = { status, ends_after: addDays(from, -1), starts_before: to }
  const titles = [...new Set(rows.map(({ title }) => searchable(title.trim())))].toSorted()
  if (titles.includes('')) return null
  const venue = source.venue.map(({ id }) => id)
  return [
    ...(venue.length > 0 ? [{ ...window, venue }] : []),
    ...titles.map((search) => Object.assign({ search }, window)),
  ]
}
