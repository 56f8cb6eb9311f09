import type { QueryClient } from '@tanstack/react-query'
import { categories } from '../../categories/categories.ts'
import { recordLanguage } from '../../collection/form/recordLanguage.ts'
import { recordBySlugOptions, recordOptions } from '../../collection/readOptions.ts'
import { events, type EventRecord } from '../../events/events.ts'
import { organizers } from '../../organizers/organizers.ts'
import type { Service } from '../../service/service.ts'
import { tags } from '../../tags/tags.ts'
import { addDays, readWallDay } from '../../time/wallTime.ts'
import { venues } from '../../venues/venues.ts'
import { confirmedOf } from '../confirming/confirmedHere.ts'
import { saidOf } from '../confirming/said.ts'
import type { Listing } from '../pairing/listing.ts'
import { orNone } from './orNone.ts'
import { wholeReader } from './wholeReader.ts'

/** Days before and after an event in which its versions are looked for: a date that moved in one language is near. */
const window = 31

interface Asked {
  readonly client: QueryClient
  /** of the event, and of the language that is read */
  readonly service: Service
  readonly there: Service
  readonly event: EventRecord
  /** statuses that this account may list */
  readonly reach: readonly string[]
}

/** The version that an editor said it is. */
async function confirmedMate({ service, there, event }: Asked): Promise<number | undefined> {
  if (service.language === there.language) return event.id
  const place = { language: service.language, id: event.id }
  return saidOf(await confirmedOf(service.site), 'events', place)?.[there.language]
}

/**
 * Records that a listing around the dates does not show: one that was confirmed, and one of the same slug. What is in
 * the trash is no version of anything.
 */
async function byName(asked: Asked): Promise<EventRecord[]> {
  const { client, there, event } = asked
  const isThere = ({ status }: EventRecord) => status !== 'trash'
  const confirmed = await confirmedMate(asked)
  if (confirmed !== undefined) {
    const found = await orNone(client.fetchQuery(recordOptions(there, events, confirmed)))
    return there.language === asked.service.language ? found : found.filter(isThere)
  }
  if (event.slug === '') return []
  const found = await orNone(client.fetchQuery(recordBySlugOptions(there, events, event.slug)))
  // Two languages may have the same slug, and a service that looks for it in all finds any (contract.md §8.1).
  return found.filter(isThere).filter(({ url }) => {
    const own = recordLanguage(url, there.configuration)
    return own === null || own === there.language
  })
}

/** What one language lists, as far as it was looked through. */
export interface NearListing {
  readonly listing: Listing
  /** false where it holds more than is looked through: what was not found may be there all the same */
  readonly isWhole: boolean
}

/**
 * What in one language may be a version of an event, and all that its events may name.
 * @throws Refusal
 */
export async function readNear(asked: Asked): Promise<NearListing> {
  const { client, there, event, reach } = asked
  const { read, isWhole } = wholeReader(client, there)
  const day = readWallDay(event.start_date)
  const around = day
    ? { starts_after: addDays(day, -window), starts_before: addDays(day, window) }
    : {}
  // One after the other: the languages are read side by side.
  const listed = await read(events, { ...around, status: [...reach] })
  const named = await byName(asked)
  const all = new Map([...listed, ...named].map((record) => [record.id, record]))
  const listing = {
    language: there.language,
    events: [...all.values()],
    venues: await read(venues, { status: [...reach] }),
    organizers: await read(organizers, { status: [...reach] }),
    categories: await read(categories, {}),
    tags: await read(tags, {}),
  }
  return { listing, isWhole: isWhole() }
}
