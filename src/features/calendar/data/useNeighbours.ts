import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '../../../api/language.ts'
import { withPriority, type Service } from '../../../api/service.ts'
import { numbered } from '../../../core/query/allPages.ts'
import { pageOptions } from '../../../core/query/usePages.ts'
import { events, type EventFilters, type EventRecord } from '../../../resources/events/events.ts'
import { after } from '../../../time/clock.ts'

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

/** Requests that a month costs: its pages, of each language categories and what ends before it begins, and months beside. */
const mostRequests = 6

const none: readonly Neighbour[] = []

interface Known {
  readonly of: string | null
  readonly neighbours: readonly Neighbour[]
}

const nothing: Known = { of: null, neighbours: none }

/**
 * Reads the months beside the one that is shown, one page after the other, while nobody wants anything else.
 * @param shown names what is shown, once all of it is here; null while there is still something to read
 * @param pages of what is shown: whoever goes on reads what these leave no room for
 * @returns those of them that are wholly here, and whether others may still come
 */
export function useNeighbours(
  service: Service,
  shown: string | null,
  pages: number,
  listings: () => readonly Listing[],
): { readonly neighbours: readonly Neighbour[]; readonly isComing: boolean } {
  const client = useQueryClient()
  const [known, setKnown] = useState(nothing)
  const whole = async ({ language, filters }: Listing, most: number, isWanted: () => boolean) => {
    const there = withPriority(service.in(language), 'background')
    const options = (page: number) => pageOptions(there, events, filters, page)
    const readAt = (page: number) => client.fetchQuery(options(page)).catch(() => null)
    const first = await readAt(1)
    // A service in trouble has enough to do.
    if (first === null) return null
    const records = [...first.items]
    for (const page of numbered(Math.min(first.pages, most))) {
      if (!isWanted()) return null
      records.push(...((await readAt(page))?.items ?? []))
    }
    const read = Math.min(first.pages, most)
    return { isWhole: records.length >= first.total, records, pages: Math.max(1, read) }
  }
  const prepare = useEffectEvent(async (isWanted: () => boolean) => {
    const neighbours: Neighbour[] = []
    const all = listings()
    // Of each language there are two: the categories and what ends before it begins are as many.
    let left = mostRequests - pages - all.length
    for (const listing of all) {
      if (left <= 0) break
      if (!isWanted()) return
      const read = await whole(listing, left, isWanted)
      if (read === null) break
      left -= read.pages
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

/** Milliseconds in which nobody wants anything else. */
const rest = 600

/** What has been here for a while, by name; whoever comes back to it does not wait again. */
export function useRested(here: string | null): ReadonlySet<string> {
  const [rested, setRested] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (here === null) return undefined
    const add = (before: ReadonlySet<string>) =>
      before.has(here) ? before : new Set([...before, here])
    return after(rest, () => setRested(add))
  }, [here])
  return rested
}
