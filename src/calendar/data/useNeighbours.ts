import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { readAhead } from '../../collection/whole/readAhead.ts'
import { numbered, pageOptions } from '../../collection/whole/usePages.ts'
import { events, type EventFilters } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import type { WallDay } from '../../time/wallTime.ts'
import { rest } from './useRested.ts'

interface Listing {
  readonly language: Language
  readonly filters: EventFilters
}

/** Pages of a month that are prepared; whoever comes reads the others. */
const mostPrepared = 4

/** Reads the months beside the one that is shown, one page after the other, while nobody wants anything else. */
export function useNeighbours(
  service: Service,
  /** the day whose month is wholly here; null while there is still something to read */
  shown: WallDay | null,
  listings: () => readonly Listing[],
): void {
  const client = useQueryClient()
  const prepare = useEffectEvent(async (isWanted: () => boolean) => {
    const there = listings()
    for (const { language, filters } of there) {
      const options = (page: number) => pageOptions(service.in(language), events, filters, page)
      if (!isWanted()) return
      const first = await readAhead(client, options(1))
      // A service in trouble has enough to do.
      if (first === null) return
      for (const page of numbered(Math.min(first.pages, mostPrepared))) {
        if (!isWanted()) return
        await readAhead(client, options(page))
      }
    }
  })
  const month = shown?.slice(0, 7) ?? ''
  useEffect(() => {
    if (month === '') return undefined
    let isWanted = true
    const timer = setTimeout(() => void prepare(() => isWanted), rest)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [month])
}
