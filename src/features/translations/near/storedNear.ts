import { isDue } from '../../../core/mirror/mirror.ts'
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

/** The events on days around others, and those of their slugs, as this device has them; null where it has not, or not all of late. */
export async function storedAround(
  there: Service,
  all: readonly EventRecord[],
  reach: readonly string[],
): Promise<EventRecord[] | null> {
  const days = all.flatMap(({ start_date }) => readWallDay(start_date) ?? []).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || days.length < all.length) return null
  const [since, until] = [addDays(first, -daysAround), addDays(last, daysAround)]
  const query = events.query({ status: [...reach], ends_after: since })
  const { readStored } = await import('../../../core/mirror/mirrorStore.ts')
  const stored = await readStored<EventRecord>({ service: there, name: 'events', query })
  if (!stored || isDue(stored)) return null
  const slugs = new Set(all.flatMap(({ slug }) => slug || []))
  return stored.records.filter(
    ({ start_date, slug }) =>
      (start_date > since && start_date.slice(0, 10) <= until) || slugs.has(slug),
  )
}

/** What this device has of each language around an event; nothing of any where it has not all of its own. */
async function storedListings(service: Service, event: EventRecord, reach: readonly string[]) {
  const around = await Promise.all(
    languagesOf(service.configuration).map(async (language) => {
      const records = await storedAround(service.in(language), [event], reach)
      const isOwn = language === service.language
      return records ? [listingOf(language, isOwn ? eachOnce([...records, event]) : records)] : []
    }),
  )
  const all = around.flat()
  return all.some(({ language }) => language === service.language) ? all : []
}

/** How the versions of an event are told by what this device has around it. */
export async function storedNear(service: Service, event: EventRecord, reach: readonly string[]) {
  const listings = await storedListings(service, event, reach).catch(() => [])
  const confirmed = await confirmedOf(service.site)
  /** Finds the version in another language, if one of these is so for sure. */
  const sureAmong = (among: readonly Listing[]) => {
    const found = foundIn(among, confirmed)
    return (language: Language) => {
      const mate = found.mateOf('events', { language: service.language, id: event.id }, language)
      return mate?.certainty === 'possible' ? undefined : mate?.id
    }
  }
  const sureIn = sureAmong(listings)
  return {
    /** Whether a language has a version; nothing where this device does not tell. */
    isThere(language: Language): boolean | undefined {
      const listing = listings.find((one) => one.language === language)
      const id = sureIn(language)
      if (!listing || id === undefined) return listing && false
      return listing.events.some((one) => one.id === id) || undefined
    },
    /**
     * A language with the version that is found for sure, read anew; with `isStored` where there is none. Null where this
     * device has not all of late, or where the fresh reading is no version any more.
     * @throws ApiError
     */
    async near({ client, there }: NearRequest): Promise<NearListing | null> {
      const { language } = there
      const stored = listings.find((one) => one.language === language)
      if (!stored) return null
      if (language === service.language) return { listing: stored, isWhole: true }
      const id = sureIn(language)
      if (id === undefined) return { listing: stored, isWhole: true, isStored: true }
      const read = await orNone(client.fetchQuery(recordOptions(there, events, id)))
      if (!read.some(({ status }) => status !== 'trash')) return null
      const listing = listingOf(language, eachOnce([...stored.events, ...read]))
      const now = listings.map((one) => (one === stored ? listing : one))
      return sureAmong(now)(language) === id ? { listing, isWhole: true } : null
    },
  }
}

export type StoredNear = Awaited<ReturnType<typeof storedNear>>
