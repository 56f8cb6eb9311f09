import { useState } from 'react'
import type { ProgressBoard } from '../../collection/whole/progress.ts'
import { keeper } from '../../collection/whole/keeper.ts'
import type { Service } from '../../service/service.ts'
import { type ConfirmedPairs, nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import type { Listing } from '../pairing/listing.ts'
import { isWithout, listingJoiner, useHalves } from './useHalves.ts'
import type { Unlisted } from './useUnlisted.ts'
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
  const { found, unlisted } = useHalves({
    service,
    listings,
    confirmed: confirmed ?? nothingConfirmed,
    statusIn: (language) => wanted.events?.(language)?.status,
    progress,
  })
  if (confirmed === null)
    return readings.map((reading) => ({ ...reading, listing: undefined, isReading: true }))
  return readings.map((reading, at) => withHalves(reading, found[at], unlisted[at], joined))
}

/** Whether every language is here, or will not be here by itself. */
export function areSettled(readings: readonly LanguageReading[]): boolean {
  return readings.every(({ listing, isReading }) => listing !== undefined || !isReading)
}

function withHalves(
  reading: LanguageReading,
  found: LanguageReading | undefined,
  unlisted: Unlisted | undefined,
  joined: ReturnType<typeof listingJoiner>,
): LanguageReading {
  if (!found || !unlisted || reading.listing === undefined) return reading
  return {
    ...reading,
    listing: joined(reading.listing, found, unlisted),
    error: reading.error ?? found.error,
    isReading: reading.isReading || found.isReading || unlisted.isReading,
    isStale: reading.isStale || found.isStale,
    hasGaps: reading.hasGaps || found.hasGaps || isWithout(found) || unlisted.hasGaps,
    read: (of) => {
      reading.read(of)
      found.read(of)
      if (of === 'all' || unlisted.hasGaps) unlisted.read()
    },
    stop: () => {
      reading.stop()
      found.stop()
    },
  }
}
