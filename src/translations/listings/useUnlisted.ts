import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { recordOptions } from '../../collection/readOptions.ts'
import { isMissing } from '../../collection/isMissing.ts'
import { keeper } from '../../collection/whole/keeper.ts'
import { type EventRecord, events, hiddenEvents } from '../../events/events.ts'
import type { Service } from '../../service/service.ts'
import type { LanguageReading } from './useWholes.ts'

/** Of those that nobody here knows to be hidden, so many in a language are asked for: they may be in the trash, or gone. */
const mostUnknown = 20

/** Confirmed versions of a language that are hidden. */
export interface Unlisted {
  /** the same array as long as they are the same */
  readonly events: readonly EventRecord[]
  /** some are read for the first time */
  readonly isReading: boolean
  /** of some it is not known whether they are there */
  readonly hasGaps: boolean
  readonly read: () => void
}

/**
 * Confirmed versions that no listing tells, neither by its dates nor by their numbers: live services list nothing hidden
 * (contract.md §3.6). Each is asked for by itself.
 * @param halves numbers of what was asked for, by language
 * @param found what the listings told of those
 * @returns in the order of `found`; what is refused, gone, or not hidden is not among them
 */
export function useUnlisted(
  service: Service,
  halves: ReadonlyMap<string, readonly number[]>,
  found: readonly LanguageReading[],
): readonly Unlisted[] {
  const [keepers] = useState(() => new Map<string, ReturnType<typeof keeper<EventRecord>>>())
  const places = found.flatMap((reading) => {
    const there = service.in(reading.language)
    return untold(there, halves.get(reading.language), reading).map((id) => ({ there, id }))
  })
  const answers = useQueries({
    queries: places.map(({ there, id }) => ({ ...recordOptions(there, events, id), retry: false })),
  })
  return found.map(({ language }) => {
    const own = answers.filter((_, at) => places[at]?.there.language === language)
    const unchanged = keepers.get(language) ?? keeper<EventRecord>()
    keepers.set(language, unchanged)
    return {
      events: unchanged(own.flatMap(({ data }) => (data?.hide_from_listings ? [data] : []))),
      isReading: own.some(({ isLoading }) => isLoading),
      hasGaps: own.some(({ data, error }) => !data && error !== null && !isMissing(error)),
      read: () => own.forEach(({ refetch }) => void refetch()),
    }
  })
}

/** What was asked for and not told, as soon as that is known; what is known to be hidden comes first. */
function untold(
  service: Service,
  asked: readonly number[] = [],
  { listing }: LanguageReading,
): readonly number[] {
  if (listing === undefined || asked.length === 0) return []
  const told = new Set(listing.events.map(({ id }) => id))
  const hidden = new Set(hiddenEvents(service).map(({ id }) => id))
  const left = asked.filter((id) => !told.has(id))
  const unknown = left.filter((id) => !hidden.has(id))
  return [...left.filter((id) => hidden.has(id)), ...unknown.slice(0, mostUnknown)]
}
