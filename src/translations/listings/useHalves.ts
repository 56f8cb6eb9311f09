import { useMemo } from 'react'
import type { ProgressBoard } from '../../collection/whole/progress.ts'
import { everyDate, type EventFilters } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import type { Listing } from '../pairing/listing.ts'
import { otherHalves } from './otherHalves.ts'
import { type Unlisted, useUnlisted } from './useUnlisted.ts'
import { type LanguageReading, useWholes } from './useWholes.ts'
import { withinRequests } from './withinRequests.ts'

interface Asked {
  readonly service: Service
  /** what was read; none before all of it is */
  readonly listings: readonly Listing[]
  readonly confirmed: ConfirmedPairs
  readonly statusIn: (language: Language) => EventFilters['status']
  readonly progress: ProgressBoard
  /** requests that all of it may cost; what they do not reach is told as not asked for */
  readonly mostAsked?: number
}

/** The confirmed versions of listed events that are not listed themselves, whenever they are, by language. */
export function useHalves({
  service,
  listings,
  confirmed,
  statusIn,
  progress,
  mostAsked = Infinity,
}: Asked) {
  const { halves, beyond, left } = useMemo(
    () => withinRequests(otherHalves(confirmed, listings), mostAsked),
    [confirmed, listings, mostAsked],
  )
  const asked = {
    events: (language: Language) => {
      const status = statusIn(language)
      const named = (include: readonly number[]) => ({ ...everyDate, status, include })
      return (halves.get(language) ?? []).map(named)
    },
  }
  const found = useWholes(service, halves.size > 0 ? asked : {}, progress)
  const ids = new Map([...halves].map(([language, parts]) => [language, parts.flat()]))
  return { found, unlisted: useUnlisted({ service, halves: ids, beyond, found, mostAsked: left }) }
}

/** It failed, or was stopped. */
export const isWithout = ({ listing, isReading }: LanguageReading): boolean =>
  listing === undefined && !isReading

const nothing: readonly never[] = []

interface Joined {
  readonly parts: readonly unknown[]
  readonly all: Listing
}

/** The same object for the same parts; what was shown before stays while more is read of it, and without that. */
export function listingJoiner() {
  const before = new Map<string, Joined>()
  return (base: Listing, found: LanguageReading, hidden: Unlisted): Listing | undefined => {
    const known = before.get(base.language)
    const isAwaited = (found.listing === undefined && found.isReading) || hidden.isReading
    if (known?.parts[0] === base && (isAwaited || found.listing === undefined)) return known.all
    if (isAwaited) return undefined
    const parts = [base, found.listing?.events ?? nothing, hidden.events]
    if (known && parts.every((part, at) => part === known.parts[at])) return known.all
    const all = withMore(base, [...(found.listing?.events ?? nothing), ...hidden.events])
    before.set(base.language, { parts, all })
    return all
  }
}

function withMore(base: Listing, more: Listing['events']): Listing {
  const ids = new Set(base.events.map(({ id }) => id))
  const others = more.filter(({ id }) => !ids.has(id))
  return others.length > 0 ? { ...base, events: [...base.events, ...others] } : base
}
