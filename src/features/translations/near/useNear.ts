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
import { type Around, daysAround, type NearListing, readLinked } from './listAround.ts'
import { type Asked, orNone, readNear } from './readNear.ts'

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

/** What this device has of each language around an event, and what belongs together by that. */
async function storedNear(service: Service, event: EventRecord, reach: readonly string[]) {
  const around = await Promise.all(
    languagesOf(service.configuration).map(async (language) => {
      const records = await storedAround(service.in(language), event, reach)
      const isOwn = language === service.language
      return records ? [listingOf(language, isOwn ? eachOnce([...records, event]) : records)] : []
    }),
  )
  const listings = around.flat()
  return { listings, found: foundIn(listings, await confirmedOf(service.site)) }
}

/** What events name stands in them. */
const fetchNone: NonNullable<Around['fetchLinked']> = async () => ({
  records: [],
  isWhole: true,
  pages: 0,
})

type StoredNear = Awaited<ReturnType<typeof storedNear>>

/** The version that this device tells, read anew; null where it tells none for sure: one that is missing would be made. */
async function versionFound(asked: Asked, { listings, found }: StoredNear) {
  const { client, service, there, event } = asked
  const stored = listings.find(({ language }) => language === there.language)
  if (!stored || service.language === there.language)
    return stored ? { listing: stored, isWhole: true } : null
  const place = { language: service.language, id: event.id }
  const mate = found.mateOf('events', place, there.language)
  if (!mate || mate.certainty === 'possible') return null
  const read = await orNone(client.fetchQuery(recordOptions(there, events, mate.id)))
  const isThere = read.some(({ status }) => status !== 'trash')
  const both = eachOnce([...stored.events, ...read])
  return isThere ? { listing: { events: both }, isWhole: true } : null
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
    const linked = await readLinked({ client, there, reach, fetchLinked: fetchMirrored })
    const listing = { ...linked.listing, events: one.listing.events }
    return { ...one, listing, isWhole: one.isWhole && linked.isWhole }
  }
  const ask = async (
    language: Language,
    stored = storedNear(service, event, reach),
  ): Promise<NearLanguage> => {
    const there = service.in(language)
    const asked = { client, service, there, event, reach, fetchLinked: fetchNone }
    const readAt = Date.now()
    try {
      const near = (await versionFound(asked, await stored)) ?? (await readNear(asked))
      const listing = listingOf(language, near.listing.events)
      const found = { language, state: 'here', readAt, isWhole: near.isWhole, listing } as const
      return needsLinked ? await withAllLinked(found) : found
    } catch (error) {
      return { language, state: 'refused', error: error instanceof Error ? error : new Error() }
    }
  }
  const begin = useEffectEvent(() => {
    const stored = storedNear(service, event, reach)
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
    /** The same with all that events may name. @throws ApiError */
    async whole() {
      const all = await Promise.all(near.map(withAllLinked))
      for (const one of all) put(one)
      return all
    },
  }
}
