import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchMirrored, isDue } from '../../../core/mirror/mirror.ts'
import { fetchAllPages } from '../../../core/query/allPages.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { type Language, languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import type { Around, NearListing } from './listAround.ts'
import { readNear } from './readNear.ts'

/** One language as far as it was read. */
export type NearLanguage =
  | { readonly language: Language; readonly state: 'reading' }
  | ({ readonly language: Language; readonly state: 'here'; readonly readAt: number } & NearListing)
  | { readonly language: Language; readonly state: 'refused'; readonly error: Error }

/** The events beside the one that is open, as this device has them: no version is among them, and none is written. */
const fetchBeside: NonNullable<Around['fetchEvents']> = async (client, there, of, filters) => {
  const { starts_after: since, starts_before: until = '', status } = filters
  const query = of.query({ status, ends_after: since })
  const { readStored } = await import('../../../core/mirror/mirrorStore.ts')
  const stored = since
    ? await readStored<EventRecord>({ service: there, name: 'events', query })
    : null
  if (!since || !stored || isDue(stored)) return await fetchAllPages(client, there, of, filters)
  const isAround = ({ start_date }: EventRecord) =>
    start_date > since && start_date.slice(0, 10) <= until
  return { records: stored.records.filter(isAround), isWhole: true, pages: 0 }
}

/**
 * The listings in which the versions of an event are found, read once for a page: what is written on it is known
 * there. A language that fails leaves the others.
 */
export function useNear(service: Service, event: EventRecord) {
  const client = useQueryClient()
  const reach = useStatusReach(service)
  const [near, setNear] = useState<readonly NearLanguage[]>(() =>
    languagesOf(service.configuration).map((language) => ({ language, state: 'reading' })),
  )
  const put = (next: NearLanguage) =>
    setNear((before) => before.map((one) => (one.language === next.language ? next : one)))
  const ask = async (language: Language): Promise<NearLanguage> => {
    const there = service.in(language)
    const isOwn = language === service.language
    const how = { fetchLinked: fetchMirrored, ...(isOwn ? { fetchEvents: fetchBeside } : {}) }
    const asked = { client, service, there, event, reach, ...how }
    const readAt = Date.now()
    try {
      return { language, state: 'here', readAt, ...(await readNear(asked)) }
    } catch (error) {
      return { language, state: 'refused', error: error instanceof Error ? error : new Error() }
    }
  }
  const begin = useEffectEvent(() => near.map(({ language }) => ask(language)))
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
  }
}
