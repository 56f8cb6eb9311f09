import { isCompared, isDue } from '../../../core/mirror/mirror.ts'
import { eachOnce } from '../../../core/query/allPages.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import { events, type EventRecord } from '../../../resources/events/events.ts'
import { addDays, readWallDay } from '../../../time/wallTime.ts'
import { type Language, languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { confirmedOf } from '../confirmed/storedLinks.ts'
import { listingOf } from '../listings/listingOf.ts'
import type { Listing } from '../pairing/listing.ts'
import { foundIn } from './found.ts'
import { daysAround, type NearListing } from './listAround.ts'
import { type NearRequest, orNone } from './readNear.ts'

/**
 * The events on days around others, and those of their slugs, as this device has them; null where it has not, or where all
 * is to be read again. `isCompared` is false where somebody may have made more since.
 */
export async function storedAround(
  there: Service,
  all: readonly EventRecord[],
  reach: readonly string[],
): Promise<{ listing: Listing; isCompared: boolean } | null> {
  const days = all.flatMap(({ start_date }) => readWallDay(start_date) ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || days.length < all.length) return null
  const [since, until] = [addDays(first, -daysAround), addDays(last, daysAround)]
  const query = events.query({ status: [...reach], ends_after: since })
  const { readStored } = await import('../../../core/mirror/mirrorStore.ts')
  const stored = await readStored<EventRecord>({ service: there, name: 'events', query })
  if (!stored || isDue(stored)) return null
  const slugs = new Set(all.flatMap(({ slug }) => slug || []))
  const near = stored.records.filter(
    ({ start_date, slug }) =>
      (start_date > since && start_date.slice(0, 10) <= until) || slugs.has(slug),
  )
  return { listing: listingOf(there.language, near), isCompared: isCompared(stored) }
}

/** How the versions of an event are told by what this device has around it. */
export async function storedNear(service: Service, event: EventRecord, reach: readonly string[]) {
  const read = languagesOf(service.configuration).map((language) =>
    storedAround(service.in(language), [event], reach).catch(() => null),
  )
  const stored = (await Promise.all(read)).flatMap((one) => one ?? [])
  const own = stored.find(({ listing }) => listing.language === service.language)?.listing
  const confirmed = await confirmedOf(service.site)
  const place = { language: service.language, id: event.id }
  /** The version in a language, if one of these is so for sure: by the two alone, as the service is asked for them. */
  const sureIn = (listing: Listing) => {
    const beside = listingOf(service.language, eachOnce([...(own?.events ?? []), event]))
    const mate = foundIn([beside, listing], confirmed).mateOf('events', place, listing.language)
    return mate?.certainty === 'possible' ? undefined : mate?.id
  }
  /** Nothing where this device has not both. */
  const storedIn = (language: Language) =>
    own && stored.find(({ listing }) => listing.language === language)
  return {
    /** Whether a language has a version; nothing where this device does not tell. */
    isThere(language: Language): boolean | undefined {
      const there = storedIn(language)
      if (!there) return undefined
      const id = sureIn(there.listing)
      if (id === undefined) return there.isCompared ? false : undefined
      return there.listing.events.some((one) => one.id === id) ? true : undefined
    },
    /**
     * A language with the version that is found for sure, read anew; with `isStored` where there is none. Null where this
     * device does not tell, or where the fresh reading is no version any more.
     * @throws ApiError
     */
    async near({ client, there }: NearRequest): Promise<NearListing | null> {
      const { language } = there
      const here = storedIn(language)
      if (!here) return null
      const { listing } = here
      if (language === service.language)
        return { listing: listingOf(language, eachOnce([...listing.events, event])), isWhole: true }
      const id = sureIn(listing)
      if (id === undefined)
        return here.isCompared ? { listing, isWhole: true, isStored: true } : null
      const read = await orNone(client.fetchQuery(recordOptions(there, events, id)))
      if (!read.some(({ status }) => status !== 'trash')) return null
      const now = listingOf(language, eachOnce([...listing.events, ...read]))
      return sureIn(now) === id ? { listing: now, isWhole: true } : null
    },
  }
}

export type StoredNear = Awaited<ReturnType<typeof storedNear>>
