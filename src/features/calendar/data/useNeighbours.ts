import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { numbered } from '../../../core/query/allPages.ts'
import { pageOptions } from '../../../core/query/usePages.ts'
import { withPriority, type Service } from '../../../api/service.ts'
import { events, type EventFilters, type EventRecord } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import { after } from '../../../time/clock.ts'
import { rest } from './useRested.ts'

interface Listing {
  readonly language: Language
  readonly filters: EventFilters
  /** of the month before (-1) or after (1) */
  readonly step: 1 | -1
}

/** A month beside the one that is shown, of one language, of which everything is here. */
export interface Neighbour {
  readonly language: Language
  readonly step: 1 | -1
  readonly records: readonly EventRecord[]
}

/** Pages of a month that are prepared; whoever comes reads the others. */
const mostPrepared = 4

const none: readonly Neighbour[] = []

interface Known {
  readonly of: string | null
  readonly neighbours: readonly Neighbour[]
}

const nothing: Known = { of: null, neighbours: none }

/**
 * Reads the months beside the one that is shown, one page after the other, while nobody wants anything else.
 * @param shown names what is shown, once all of it is here; null while there is still something to read
 * @returns those of them that are wholly here, and whether others may still come
 */
export function useNeighbours(
  service: Service,
  shown: string | null,
  listings: () => readonly Listing[],
): { readonly neighbours: readonly Neighbour[]; readonly isComing: boolean } {
  const client = useQueryClient()
  const [known, setKnown] = useState(nothing)
  const whole = async ({ language, filters }: Listing, isWanted: () => boolean) => {
    const there = withPriority(service.in(language), 'background')
    const options = (page: number) => pageOptions(there, events, filters, page)
    const read = (page: number) => client.fetchQuery(options(page)).catch(() => null)
    const first = await read(1)
    // A service in trouble has enough to do.
    if (first === null) return null
    const records = [...first.items]
    for (const page of numbered(Math.min(first.pages, mostPrepared))) {
      if (!isWanted()) return null
      records.push(...((await read(page))?.items ?? []))
    }
    return { isWhole: records.length >= first.total, records }
  }
  const prepare = useEffectEvent(async (isWanted: () => boolean) => {
    const neighbours: Neighbour[] = []
    for (const listing of listings()) {
      if (!isWanted()) return
      const read = await whole(listing, isWanted)
      if (read === null) break
      const { language, step } = listing
      if (read.isWhole) neighbours.push({ language, step, records: read.records })
    }
    if (isWanted())
      startTransition(() =>
        setKnown({ of: shown, neighbours: neighbours.length > 0 ? neighbours : none }),
      )
  })
  useEffect(() => {
    if (shown === null) return undefined
    let isWanted = true
    const callOff = after(rest, () => void prepare(() => isWanted))
    return () => {
      isWanted = false
      callOff()
      // What was read before is held against nothing that is read after it, as after a write: it may not come again.
      setKnown(nothing)
    }
  }, [shown])
  const isKnown = shown !== null && known.of === shown
  return {
    neighbours: isKnown ? known.neighbours : none,
    isComing: shown !== null && !isKnown,
  }
}
