import { useMemo, useState } from 'react'
import type { ProgressBoard } from '../../collection/whole/progress.ts'
import { keeper } from '../../collection/whole/keeper.ts'
import { everyDate } from '../../events/events.ts'
import type { Service } from '../../service/service.ts'
import { type ConfirmedPairs, nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import type { Listing } from '../pairing/listing.ts'
import { otherHalves } from './otherHalves.ts'
import { type LanguageReading, useWholes, type Wanted } from './useWholes.ts'

/**
 * Of what every language is asked, and the confirmed versions of that, whenever they are.
 * @param confirmed null as long as it is not known: nothing is whole before
 */
export function useWithHalves(
  service: Service,
  wanted: Wanted,
  confirmed: ConfirmedPairs | null,
  progress: ProgressBoard,
): readonly LanguageReading[] {
  const [unchanged] = useState(() => keeper<Listing>())
  const [joined] = useState(listingJoiner)
  const readings = useWholes(service, wanted, progress)
  const isRead = areSettled(readings)
  const listings = unchanged(isRead ? readings.flatMap(({ listing }) => listing ?? []) : [])
  const halves = useMemo(
    () => otherHalves(confirmed ?? nothingConfirmed, listings),
    [confirmed, listings],
  )
  const asked: Wanted = {
    events: (language) => {
      const include = halves.get(language)
      return include === undefined
        ? null
        : { ...everyDate, status: wanted.events?.(language)?.status, include }
    },
  }
  const found = useWholes(service, wanted.events && halves.size > 0 ? asked : {}, progress)
  if (confirmed === null)
    return readings.map((reading) => ({ ...reading, listing: undefined, isReading: true }))
  return readings.map((reading, at) => withHalves(reading, found[at], joined))
}

/** Whether every language is here, or will not be here by itself. */
export function areSettled(readings: readonly LanguageReading[]): boolean {
  return readings.every(({ listing, isReading }) => listing !== undefined || !isReading)
}

function withHalves(
  reading: LanguageReading,
  found: LanguageReading | undefined,
  joined: ReturnType<typeof listingJoiner>,
): LanguageReading {
  if (found === undefined || reading.listing === undefined) return reading
  return {
    ...reading,
    listing: joined(reading.listing, found),
    error: reading.error ?? found.error,
    isReading: reading.isReading || found.isReading,
    isStale: reading.isStale || found.isStale,
    hasGaps: reading.hasGaps || found.hasGaps,
    read: (of) => {
      reading.read(of)
      found.read(of)
    },
    stop: () => {
      reading.stop()
      found.stop()
    },
  }
}

/** The same object for the same two; while more is read of what was shown before, that stays. */
function listingJoiner() {
  const before = new Map<string, { base: Listing; more: readonly unknown[]; all: Listing }>()
  return (base: Listing, { listing, isReading }: LanguageReading): Listing | undefined => {
    const known = before.get(base.language)
    if (listing === undefined) return isReading && known?.base === base ? known.all : undefined
    const more = listing.events
    if (known?.base === base && known.more === more) return known.all
    const ids = new Set(base.events.map(({ id }) => id))
    const others = more.filter(({ id }) => !ids.has(id))
    const all = others.length > 0 ? { ...base, events: [...base.events, ...others] } : base
    before.set(base.language, { base, more, all })
    return all
  }
}
