import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchMirrored, isDue } from '../../../core/mirror/mirror.ts'
import { eachOnce } from '../../../core/query/allPages.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { events, type EventRecord } from '../../../resources/events/events.ts'
import { addDays, readWallDay } from '../../../time/wallTime.ts'
import { confirmedOf } from '../confirmed/storedLinks.ts'
import { listingOf } from '../listings/listingOf.ts'
import { type Language, languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { foundIn } from './found.ts'
import type { Listing } from '../pairing/listing.ts'
import { daysAround, type NearListing, withLinked } from './listAround.ts'
import { type NearRequest, orNone, readNear } from './readNear.ts'

/** One language as far as it was read. */
export type NearLanguage =
  | { readonly language: Language; readonly state: 'reading' }
  | ({ readonly language: Language; readonly state: 'here'; readonly readAt: number } & NearListing)
  | { readonly language: Language; readonly state: 'refused'; readonly error: Error }

/** The events on days around one, as this device has them; null where it has not, or not all of late. */
async function storedAround(there: Service, event: EventRecord, reach: readonly string[]) {
  const day = readWallDay(event.start_date)
  if (day === null) return null
  const [since, until] = [addDays(day, -daysAround), addDays(day, daysAround)]
  const query = events.query({ status: [...reach], ends_after: since })
  const { readStored } = await import('../../../core/mirror/mirrorStore.ts')
  const stored = await readStored<EventRecord>({ service: there, name: 'events', query })
  if (!stored || isDue(stored)) return null
  const isAround = ({ start_date }: EventRecord) =>
    start_date > since && start_date.slice(0, 10) <= until
  return stored.records.filter(isAround)
}

/** What this device has of each language around an event, and how versions are told by that. */
async function storedNear(service: Service, event: EventRecord, reach: readonly string[]) {
  const around = await Promise.all(
    languagesOf(service.configuration).map(async (language) => {
      const records = await storedAround(service.in(language), event, reach)
      const isOwn = language === service.language
      return records ? [listingOf(language, isOwn ? eachOnce([...records, event]) : records)] : []
    }),
  )
  const confirmed = await confirmedOf(service.site)
  /** Finds the version in another language, if one of these is so for sure. */
  const sureAmong = (listings: readonly Listing[]) => {
    const found = foundIn(listings, confirmed)
    return (language: Language) => {
      const mate = found.mateOf('events', { language: service.language, id: event.id }, language)
      return mate?.certainty === 'possible' ? undefined : mate?.id
    }
  }
  const listings = around.flat()
  return { listings, sureAmong, sureIn: sureAmong(listings) }
}

type StoredNear = Awaited<ReturnType<typeof storedNear>>

/**
 * The language with the version that this device finds for sure, read anew from the service. Null where it finds none, or
 * where the fresh reading is none any more: then the service is asked, for a version called missing would be made.
 */
async function versionFound(
  { client, service, there }: NearRequest,
  { listings, sureAmong, sureIn }: StoredNear,
): Promise<NearListing | null> {
  const { language } = there
  const stored = listings.find((one) => one.language === language)
  if (!stored || language === service.language)
    return stored ? { listing: stored, isWhole: true } : null
  const id = sureIn(language)
  if (id === undefined) return null
  const read = await orNone(client.fetchQuery(recordOptions(there, events, id)))
  if (!read.some(({ status }) => status !== 'trash')) return null
  const listing = listingOf(language, eachOnce([...stored.events, ...read]))
  const now = listings.map((one) => (one === stored ? listing : one))
  return sureAmong(now)(language) === id ? { listing, isWhole: true } : null
}

/**
 * The listings in which the versions of an event are found, read once for a page: what is written on it is known
 * there. A language that fails leaves the others.
 * @param needsLinked links are about to be told in another language: all that events may name is read at once
 */
export function useNear(service: Service, event: EventRecord, needsLinked: boolean) {
  const client = useQueryClient()
  const reach = useStatusReach(service)
  const [near, setNear] = useState<readonly NearLanguage[]>(() =>
    languagesOf(service.configuration).map((language) => ({ language, state: 'reading' })),
  )
  const put = (next: NearLanguage) =>
    setNear((before) => before.map((one) => (one.language === next.language ? next : one)))
  /** With all that its events may name, from this device where it has that. */
  const withAllLinked = async (one: NearLanguage): Promise<NearLanguage> => {
    if (one.state !== 'here') return one
    const there = service.in(one.language)
    return {
      ...one,
      ...(await withLinked({ client, there, reach, fetchLinked: fetchMirrored }, one)),
    }
  }
  // Where this device tells nothing, or cannot, the service does.
  const fromDevice = () => storedNear(service, event, reach).catch(() => null)
  const ask = async (language: Language, stored = fromDevice()): Promise<NearLanguage> => {
    const asked = { client, service, there: service.in(language), event, reach }
    const readAt = Date.now()
    try {
      const here = await stored
      const near = (here && (await versionFound(asked, here))) ?? (await readNear(asked))
      const found = { language, state: 'here', readAt, ...near } as const
      return needsLinked ? await withAllLinked(found) : found
    } catch (error) {
      return { language, state: 'refused', error: error instanceof Error ? error : new Error() }
    }
  }
  const begin = useEffectEvent(() => {
    const stored = fromDevice()
    return near.map(({ language }) => ask(language, stored))
  })
  const take = useEffectEvent(put)
  useEffect(() => {
    let isWanted = true
    const follow = async (asking: Promise<NearLanguage>) => {
      const next = await asking
      if (isWanted) take(next)
    }
    for (const asking of begin()) void follow(asking)
    return () => {
      isWanted = false
    }
  }, [])
  return {
    near,
    again(language: Language) {
      put({ language, state: 'reading' })
      void ask(language).then(put)
    },
    /**
     * Those of these languages with all that events may name. What was read again meanwhile stays as it is.
     * @throws ApiError
     */
    async whole(languages: readonly string[]) {
      const all = await Promise.all(
        near.map(async (one) =>
          languages.includes(one.language) ? await withAllLinked(one) : one,
        ),
      )
      setNear((now) => now.map((one, at) => (one === near[at] ? (all[at] ?? one) : one)))
      return all
    },
  }
}
