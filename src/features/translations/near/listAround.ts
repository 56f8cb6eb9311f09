import type { QueryClient } from '@tanstack/react-query'
import { categories } from '../../../resources/categories/categories.ts'
import { events, type EventRecord } from '../../../resources/events/events.ts'
import { organizers } from '../../../resources/organizers/organizers.ts'
import type { Service } from '../../../api/service.ts'
import { tags } from '../../../resources/tags/tags.ts'
import { addDays, daysCounted, readWallDay, type WallDay } from '../../../time/wallTime.ts'
import { venues } from '../../../resources/venues/venues.ts'
import type { Listing } from '../pairing/listing.ts'
import { listingReader } from './listingReader.ts'

/** Days before and after an event in which its versions are looked for: a date that moved in one language is near. */
const window = 31

export interface Around {
  readonly client: QueryClient
  /** of the language that is read */
  readonly there: Service
  readonly events: readonly EventRecord[]
  /** statuses that this account may list */
  readonly reach: readonly string[]
}

/** What one language lists, as far as it was looked through. */
export interface NearListing {
  readonly listing: Listing
  /** false where it holds more than is looked through: what was not found may be there all the same */
  readonly isWhole: boolean
}

/** Spans of days around the events, in one where they are near to each other; one without bounds where a day is unknown. */
function spansOf(all: readonly EventRecord[]) {
  const days = all.map(({ start_date }) => readWallDay(start_date))
  if (days.includes(null)) return [{}]
  const spans: { first: WallDay; last: WallDay }[] = []
  for (const day of days.flatMap((one) => one ?? []).toSorted()) {
    const open = spans.at(-1)
    if (open && daysCounted(open.last, day) <= 2 * window) open.last = day
    else spans.push({ first: day, last: day })
  }
  return spans.map(({ first, last }) => ({
    starts_after: addDays(first, -window),
    starts_before: addDays(last, window),
  }))
}

/**
 * What one language has on days around events, and all that these may name.
 * @throws ApiError
 */
export async function listAround({
  client,
  there,
  events: all,
  reach,
}: Around): Promise<NearListing> {
  const { read, isWhole } = listingReader(client, there)
  const status = [...reach]
  const listed = new Map<number, EventRecord>()
  // One after the other: the languages are read side by side.
  for (const span of spansOf(all))
    for (const record of await read(events, { ...span, status })) listed.set(record.id, record)
  const listing = {
    language: there.language,
    events: [...listed.values()],
    venues: await read(venues, { status }),
    organizers: await read(organizers, { status }),
    categories: await read(categories, {}),
    tags: await read(tags, {}),
  }
  return { listing, isWhole: isWhole() }
}
