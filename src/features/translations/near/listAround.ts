import type { QueryClient } from '@tanstack/react-query'
import { type AllPages, eachOnce, fetchAllPages } from '../../../core/query/allPages.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import type { Listed } from '../../../core/query/readOptions.ts'
import { categories } from '../../../resources/categories/categories.ts'
import { events, type EventRecord } from '../../../resources/events/events.ts'
import { organizers } from '../../../resources/organizers/organizers.ts'
import type { Service } from '../../../api/service.ts'
import { tags } from '../../../resources/tags/tags.ts'
import { addDays, daysCounted, readWallDay, type WallDay } from '../../../time/wallTime.ts'
import { venues } from '../../../resources/venues/venues.ts'
import { listingOf } from '../listings/listingOf.ts'
import type { LinkedCollection, Listing } from '../pairing/listing.ts'

/** Days before and after an event in which its versions are looked for: a date that moved in one language is near. */
export const daysAround = 31

export interface Around {
  readonly client: QueryClient
  /** of the language that is read */
  readonly there: Service
  /** statuses that this account may list */
  readonly reach: readonly string[]
  /** how all of what events name is read: from the service, unless it is for looking at */
  readonly fetchLinked?: typeof fetchAllPages
  /** 0 where what was read a moment ago is read again: something is about to be made by it */
  readonly staleTime?: number
}

/** What one language lists, as far as it was looked through. */
export interface NearListing {
  readonly listing: Listing
  /** false where it holds more than is looked through: what was not found may be there all the same */
  readonly isWhole: boolean
  /** Only this device was asked, and tells of no version: it is read before one is linked or made. */
  readonly isStored?: true
}

/** Spans of days around the events, in one where they are near to each other; one without bounds where a day is unknown. */
function spansOf(all: readonly EventRecord[]) {
  const days = all.map(({ start_date }) => readWallDay(start_date))
  if (days.includes(null)) return [{}]
  const spans: { first: WallDay; last: WallDay }[] = []
  for (const day of days.flatMap((one) => one ?? []).toSorted()) {
    const open = spans.at(-1)
    if (open && daysCounted(open.last, day) <= 2 * daysAround) open.last = day
    else spans.push({ first: day, last: day })
  }
  return spans.map(({ first, last }) => ({
    starts_after: addDays(first, -daysAround),
    starts_before: addDays(last, daysAround),
  }))
}

/**
 * All that one language has of collections that events are linked to.
 * @throws ApiError
 */
export async function readLinked(
  { client, there, reach, fetchLinked = fetchAllPages }: Around,
  names: readonly LinkedCollection[] = ['venues', 'organizers', 'categories', 'tags'],
): Promise<NearListing> {
  let isWhole = true
  const read = async <R extends Identified, Filters>(of: Listed<R, Filters>, filters: Filters) => {
    if (!names.some((name) => name === of.name)) return []
    const all = await fetchLinked(client, there, of, filters)
    isWhole &&= all.isWhole
    return all.records
  }
  const status = [...reach]
  const listing = {
    language: there.language,
    events: [],
    venues: await read(venues, { status }),
    organizers: await read(organizers, { status }),
    categories: await read(categories, {}),
    tags: await read(tags, {}),
  }
  return { listing, isWhole }
}

/**
 * The events that one language has on days around others, and what they name.
 * @throws ApiError
 */
export async function listAround(
  { client, there, reach, staleTime }: Around,
  all: readonly EventRecord[],
): Promise<NearListing> {
  const found: AllPages<EventRecord>[] = []
  // One after the other: the languages are read side by side.
  for (const span of spansOf(all)) {
    const filters = { ...span, status: [...reach] }
    found.push(await fetchAllPages(client, there, events, filters, staleTime))
  }
  const listing = listingOf(there.language, eachOnce(found.flatMap((one) => one.records)))
  return { listing, isWhole: found.every((one) => one.isWhole) }
}

/**
 * The same with all that its events may name.
 * @throws ApiError
 */
export async function withLinked(
  asked: Around,
  { listing: { events: records }, isWhole }: NearListing,
): Promise<NearListing> {
  const linked = await readLinked(asked)
  return { listing: { ...linked.listing, events: records }, isWhole: linked.isWhole && isWhole }
}
