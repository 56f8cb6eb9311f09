import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { recordOptions } from '../../../core/query/readOptions.ts'
import { isMissing } from '../../../core/query/readErrors.ts'
import { keeper } from '../../../core/query/keeper.ts'
import { type EventRecord, events } from '../../../resources/events/events.ts'
import { type UnreadRequest, type Begun, unreadOf, withBegun } from './unread.ts'

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
