import { useMemo, useState } from 'react'
import type { ProgressBoard } from '../../collection/whole/progress.ts'
import { keeper } from '../../collection/whole/keeper.ts'
import { everyDate } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
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
  const asked = {
    events: (language: Language) => {
      const status = wanted.events?.(language)?.status
      const named = (include: readonly number[]) => ({ ...everyDate, status, include })
      return (halves.get(language) ?? []).map(named)
    },
  }
  const found = useWholes(service, wanted.events && halves.size > 0 ? asked : {}, progress)
  if (confirmed === null)
    return readings.map((reading) => ({ ...reading, listing: undefined, isReading: true }))
  return readings.map((reading, at) => withHalves(reading, found[at], joined))
}

const nothing: readonly never[] = []

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
    hasGaps: reading.hasGaps || found.hasGaps || isWithout(found),
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

/** It failed, or was stopped. */
const isWithout = ({ listing, isReading }: LanguageReading) => listing === undefined && !isReading

/** The same object for the same two; what was shown before stays while more is read of it, and without that. */
function listingJoiner() {
  const before = new Map<string, { base: Listing; more: readonly unknown[]; all: Listing }>()
  return (base: Listing, found: LanguageReading): Listing | undefined => {
    const known = before.get(base.language)
    if (found.listing === undefined && known?.base === base) return known.all
    if (found.listing === undefined && found.isReading) return undefined
    const more = found.listing?.events ?? nothing
    if (known?.base === base && known.more === more) return known.all
    const ids = new Set(base.events.map(({ id }) => id))
    const others = more.filter(({ id }) => !ids.has(id))
    const all = others.length > 0 ? { ...base, events: [...base.events, ...others] } : base
    before.set(base.language, { base, more, all })
    return all
  }
}
