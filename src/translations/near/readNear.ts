import type { QueryClient } from '@tanstack/react-query'
import { categories } from '../../categories/categories.ts'
import type { Collection, Identified } from '../../collection/collection.ts'
import { everyPageOptions } from '../../collection/everyPage.ts'
import { recordLanguage } from '../../collection/form/recordLanguage.ts'
import { recordBySlugOptions, recordOptions } from '../../collection/readOptions.ts'
import { events, type EventRecord } from '../../events/events.ts'
import { organizers } from '../../organizers/organizers.ts'
import type { Query } from '../../service/address.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'
import { tags } from '../../tags/tags.ts'
import { addDays, readWallDay } from '../../time/wallTime.ts'
import { venues } from '../../venues/venues.ts'
import { confirmedOf } from '../confirming/confirmedHere.ts'
import type { Listing } from '../pairing/listing.ts'

/** Days before and after an event in which its versions are looked for: a date that moved in one language is near. */
const window = 31

/** How long an answer serves, where nothing was written since: milliseconds. */
const fresh = 60_000

interface Asked {
  readonly client: QueryClient
  /** of the event, and of the language that is read */
  readonly service: Service
  readonly there: Service
  readonly event: EventRecord
  /** statuses that this account may list */
  readonly reach: readonly string[]
}

/** What there is, or nothing where the service says that there is none. @throws Refusal any other */
async function orNone<R>(reading: Promise<R>): Promise<R[]> {
  try {
    return [await reading]
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'missing') return []
    throw error
  }
}

/** The version that an editor said it is. */
async function confirmedMate({ service, there, event }: Asked): Promise<number | undefined> {
  if (service.language === there.language) return event.id
  const { together } = await confirmedOf(service.site)
  return together.find(
    ({ collection, versions }) =>
      collection === 'events' && versions[service.language] === event.id,
  )?.versions[there.language]
}

/** Records that a listing around the dates does not show: one that was confirmed, and one of the same slug. */
async function byName(asked: Asked): Promise<EventRecord[]> {
  const { client, there, event } = asked
  const confirmed = await confirmedMate(asked)
  if (confirmed !== undefined)
    return orNone(client.fetchQuery(recordOptions(there, events, confirmed)))
  if (event.slug === '') return []
  const found = await orNone(client.fetchQuery(recordBySlugOptions(there, events, event.slug)))
  // Two languages may have the same slug, and a service that looks for it in all finds any (contract.md §8.1).
  return found.filter(({ url, status }) => {
    const own = recordLanguage(url, there.configuration)
    return (own === null || own === there.language) && status !== 'trash'
  })
}

/**
 * What in one language may be a version of an event, and all that its events may name.
 * @throws Refusal
 */
export async function readNear(asked: Asked): Promise<Listing> {
  const { client, there, event, reach } = asked
  const whole = async <R extends Identified, Filters>(
    collection: Pick<Collection<R, never, never, never>, 'name' | 'read'> & {
      query(filters: Filters): Query
    },
    filters: Filters,
  ) => {
    const options = everyPageOptions(there, collection, [filters])
    return (await client.fetchQuery({ ...options, staleTime: fresh })).records
  }
  const day = readWallDay(event.start_date)
  const around = day
    ? { starts_after: addDays(day, -window), starts_before: addDays(day, window) }
    : {}
  // One after the other: the languages are read side by side.
  const listed = await whole(events, { ...around, status: [...reach] })
  const named = await byName(asked)
  const all = new Map([...listed, ...named].map((record) => [record.id, record]))
  return {
    language: there.language,
    events: [...all.values()],
    venues: await whole(venues, { status: [...reach] }),
    organizers: await whole(organizers, { status: [...reach] }),
    categories: await whole(categories, {}),
    tags: await whole(tags, {}),
  }
}
