import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchMirrored } from '../../../core/mirror/mirror.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { type Language, languagesOf } from '../../../api/language.ts'
import { type Service, withPriority } from '../../../api/service.ts'
import { untilIdle } from '../../../ui/whenIdle.ts'
import { type NearListing, withLinked } from './listAround.ts'
import { readNear } from './readNear.ts'
import { storedNear, type StoredNear } from './storedNear.ts'

/** One language as far as it was read. */
export type NearLanguage =
  /** `isAsked` where this device does not tell of it: the service is asked, once the page has nothing else to do */
  | { readonly language: Language; readonly state: 'reading'; readonly isAsked?: true }
  | ({ readonly language: Language; readonly state: 'here'; readonly readAt: number } & NearListing)
  | { readonly language: Language; readonly state: 'refused'; readonly error: Error }

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
  /** @throws ApiError */
  const read = async (language: Language, stored: Promise<StoredNear> | null) => {
    const there = service.in(language)
    const asked = { client, service, there, event, reach }
    const found = (at: number, near: NearListing) =>
      ({ language, state: 'here', readAt: at, ...near }) as const
    const [begun, near] = [Date.now(), await (await stored)?.near(asked)]
    if (near) return found(begun, near)
    if (!stored) return found(begun, await readNear({ ...asked, staleTime: 0 }))
    // Where this device does not tell, the service does, and nothing waits for it.
    put({ language, state: 'reading', isAsked: true })
    await untilIdle()
    const background = { ...asked, there: withPriority(there, 'background') }
    return found(Date.now(), await readNear(background))
  }
  const ask = async (language: Language, stored: Promise<StoredNear> | null) => {
    try {
      const found = await read(language, stored)
      return needsLinked ? await withAllLinked(found) : found
    } catch (error) {
      const refused = error instanceof Error ? error : new Error()
      return { language, state: 'refused', error: refused } as const
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
      void ask(language, null).then(put)
    },
    /**
     * Those of these languages with all that events may name. What was read again meanwhile stays as it is.
     * @param fresh a language that is read from the service at this moment: a version is about to be made or linked there
     * @throws ApiError
     */
    async whole(languages: readonly string[], fresh: Language | null = null) {
      const all = await Promise.all(
        near.map(async (one) => {
          const now = one.language === fresh ? await read(fresh, null) : one
          return languages.includes(one.language) ? await withAllLinked(now) : now
        }),
      )
      setNear((now) => now.map((one, at) => (one === near[at] ? (all[at] ?? one) : one)))
      return all
    },
  }
}
