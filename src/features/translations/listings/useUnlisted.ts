import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Service } from '../../../api/service.ts'
import { keeper } from '../../../core/query/keeper.ts'
import { isMissing } from '../../../core/query/readErrors.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import type { LanguageReading } from './useFullListings.ts'
import { type EventRecord, events, hiddenEvents } from '../../../resources/events/events.ts'

/** Of those that nobody here knows to be hidden, so many in a language are asked for at a time: they may be in the trash, or gone. */
const atOnce = 20

/** Confirmed versions of a language that are hidden. */
export interface Unlisted {
  /** the same array as long as they are the same */
  readonly events: readonly EventRecord[]
  /** some are read for the first time */
  readonly isReading: boolean
  /** some were asked for in vain */
  readonly hasGaps: boolean
  /** of these it is not known whether they are there */
  readonly unknown: readonly number[]
  /** how many of them were not asked for */
  readonly unasked: number
  readonly read: () => void
  readonly askMore: () => void
}

/**
 * Confirmed versions that no listing tells, neither by its dates nor by their numbers: live services list nothing hidden
 * (contract.md §3.6). Each is asked for by itself.
 * @returns in the order of `found`; what is refused, gone, or not hidden is not among them
 */
export function useUnlisted(asked: UnreadRequest): readonly Unlisted[] {
  const { halves, found } = asked
  const [keepers] = useState(() => new Map<string, ReturnType<typeof keeper<EventRecord>>>())
  // What was read is laid over the listing, and would leave room for others: each counts for as long as this is shown.
  const [begun, setBegun] = useState<Begun>(new Map())
  const [most, setMost] = useState(atOnce)
  const untolds = unreadOf(asked, { begun, most })
  const now = withBegun(begun, untolds)
  if (now !== begun) setBegun(now)
  const places = untolds.flatMap((one) => one.places)
  const answers = useQueries({
    queries: places.map(({ there, id }) => ({ ...recordOptions(there, events, id), retry: false })),
  })
  return found.map((reading, index) => {
    const { language } = reading
    const own = answers.filter((_, at) => places[at]?.there.language === language)
    const unanswered = places.flatMap(({ there, id }, at) => {
      const { data, error } = answers[at] ?? {}
      return there.language === language && !data && !isMissing(error) ? [id] : []
    })
    const unasked = untolds[index]?.unasked ?? []
    // Where the listing of them failed, nothing is known of any.
    const unlisted = reading.listing === undefined ? (halves.get(language) ?? []) : []
    const unchanged = keepers.get(language) ?? keeper<EventRecord>()
    keepers.set(language, unchanged)
    return {
      events: unchanged(own.flatMap(({ data }) => (data?.hide_from_listings ? [data] : []))),
      isReading: own.some(({ isLoading }) => isLoading),
      hasGaps: own.some(({ data, error }) => !data && error !== null && !isMissing(error)),
      unknown: [...unlisted, ...unanswered, ...unasked],
      unasked: unasked.length,
      read: () => own.forEach(({ refetch }) => void refetch()),
      askMore: () => setMost(most + atOnce),
    }
  })
}

interface UnreadRequest {
  readonly service: Service
  /** numbers of what was asked for, by language */
  readonly halves: ReadonlyMap<string, readonly number[]>
  /** what was not, by language */
  readonly beyond: ReadonlyMap<string, readonly number[]>
  /** what the listings told of those */
  readonly found: readonly LanguageReading[]
  /** requests that may go out, in all languages */
  readonly mostAsked: number
}

export type Begun = ReadonlyMap<string, readonly number[]>

interface SoFar {
  /** what was asked for by itself, by language */
  readonly begun: Begun
  /** so many in a language of which nobody here knows that they are hidden */
  readonly most: number
}

/** What no listing told of a language. */
interface Untold {
  readonly language: string
  /** what is asked for by itself, and where */
  readonly places: readonly { readonly there: Service; readonly id: number }[]
  readonly unasked: readonly number[]
}

/** What is asked for by itself in each language, and what is left, in the order of `found`. */
export function unreadOf(asking: UnreadRequest, { begun, most }: SoFar): readonly Untold[] {
  const { service, halves, beyond, found, mostAsked } = asking
  let left = mostAsked
  return found.map((reading) => {
    const { language } = reading
    const there = service.in(language)
    const before = new Set(begun.get(language))
    const { asked, unasked } = untold(there, halves.get(language), reading, before, most)
    const places = asked.slice(0, left).map((id) => ({ there, id }))
    left -= places.length
    const rest = [...asked.slice(places.length), ...unasked]
    return { language, places, unasked: [...rest, ...(beyond.get(language) ?? [])] }
  })
}

/** What is begun once these are asked for as well; the same where that is nothing new. */
export function withBegun(begun: Begun, untolds: readonly Untold[]): Begun {
  const all = untolds.map(({ language, places }) => {
    const ids = [...(begun.get(language) ?? []), ...places.map(({ id }) => id)]
    return [language, [...new Set(ids)]] as const
  })
  const isMore = all.some(([language, ids]) => ids.length > (begun.get(language) ?? []).length)
  return isMore ? new Map([...begun, ...all]) : begun
}

/** What was asked for and not told, as soon as that is known; what was asked before and what is known to be hidden come first. */
function untold(
  service: Service,
  asked: readonly number[] = [],
  { listing }: LanguageReading,
  begun: ReadonlySet<number>,
  most: number,
): { readonly asked: readonly number[]; readonly unasked: readonly number[] } {
  if (listing === undefined || asked.length === 0) return { asked: [], unasked: [] }
  const told = new Set(listing.events.map(({ id }) => id))
  const hidden = new Set(hiddenEvents(service).map(({ id }) => id))
  const again = asked.filter((id) => begun.has(id))
  const left = asked.filter((id) => !told.has(id) && !begun.has(id))
  const unknown = left.filter((id) => !hidden.has(id))
  const room = Math.max(0, most - again.filter((id) => !hidden.has(id)).length)
  return {
    asked: [...again, ...left.filter((id) => hidden.has(id)), ...unknown.slice(0, room)],
    unasked: unknown.slice(room),
  }
}
