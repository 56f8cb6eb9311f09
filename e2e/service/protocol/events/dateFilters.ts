import { isTruthy } from '../lists.ts'
import { endOfDay, startOfDay } from '../dates/clock.ts'
import { writtenDate } from '../dates/written.ts'
import type { Call } from '../handlers.ts'
import type { Effective } from '../posts/envelope.ts'
import type { Conditions } from '../conditions.ts'
import { fromUtc } from './window.ts'

type Listing = Pick<Call, 'world' | 'arguments' | 'given'>

const relativeNames = ['starts_before', 'starts_after', 'ends_before', 'ends_after'] as const

const relativeColumns = {
  starts_before: 'e.start_date <',
  starts_after: 'e.start_date >',
  ends_before: 'e.end_date <',
  ends_after: 'e.end_date >',
} as const

/** PHP's filter for booleans: what is none of these is false, and never refused (contract.md 31). */
const isStrict = ({ arguments: values }: Listing): boolean => isTruthy(values.strict_dates)

/** A moment of a filter on the wall clock of the events: exact when strict, else at the edge of its day. */
const momentOf = (
  listing: Listing,
  name: string,
  edge: (wall: string) => string,
): string | undefined => {
  const { world, arguments: values, given } = listing
  const wall = writtenDate(values[name], world.options.siteTimezone, world.now())
  if (wall === null) return undefined
  if (!isStrict(listing)) return edge(wall)
  // Live sites read a strict moment as UTC and turn it into the site's zone (contract.md §3.6).
  return world.mode === 'live' && given.has(name) ? fromUtc(wall, world) : wall
}

type Moments = Record<string, string>

/** Start and end of the listing that count: those asked, or the default while nothing relative is asked. */
const windowMoments = (listing: Listing): Moments => {
  const { given } = listing
  const relative = relativeNames.some((name) => given.has(name))
  const alone = given.has('start_date') !== given.has('end_date')
  const counts = (name: string): boolean =>
    given.has(name) || (!relative && !(listing.world.mode === 'interface' && alone))
  const moments: Moments = {}
  const start = counts('start_date') ? momentOf(listing, 'start_date', startOfDay) : undefined
  const end = counts('end_date') ? momentOf(listing, 'end_date', endOfDay) : undefined
  if (start !== undefined) moments.start_date = start
  if (end !== undefined) moments.end_date = end
  return moments
}

/** Interface silent: `start_date` with `end_date` is a range of unspecified kind. It contains the event entirely. */
const addContainment = (moments: Moments, { add, bind }: Conditions): void => {
  if (moments.start_date !== undefined) add(`e.start_date >= ${bind(moments.start_date)}`)
  if (moments.end_date !== undefined) add(`e.end_date <= ${bind(moments.end_date)}`)
}

/**
 * Interface silent: `start_date` or `end_date` alone is not specified. It means that very day or, with `strict_dates`,
 * that very moment.
 */
const addOneDay = (
  listing: Listing,
  name: 'start_date' | 'end_date',
  { add, bind }: Conditions,
) => {
  const from = momentOf(listing, name, startOfDay)
  const to = momentOf(listing, name, endOfDay)
  add(`e.${name} between ${bind(from)} and ${bind(to)}`)
}

/**
 * The date filters of a listing (contract.md §3.6; interface.md, Listing parameters: events), and
 * what the envelope says of them.
 */
export const addDateFilters = (listing: Listing, conditions: Conditions): Effective => {
  const { world, given } = listing
  if (world.mode === 'interface' && given.has('include')) return {}
  const moments = windowMoments(listing)
  const names = Object.keys(moments)
  const [only] = names
  if (
    world.mode === 'interface' &&
    names.length === 1 &&
    (only === 'start_date' || only === 'end_date')
  )
    addOneDay(listing, only, conditions)
  else addContainment(moments, conditions)
  for (const name of relativeNames) {
    if (!given.has(name)) continue
    const moment = momentOf(listing, name, endOfDay)
    if (moment === undefined) continue
    moments[name] = moment
    conditions.add(`${relativeColumns[name]} ${conditions.bind(moment)}`)
  }
  return moments
}
