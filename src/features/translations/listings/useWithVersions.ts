import { useState } from 'react'
import type { ProgressBoard } from '../../../core/query/useFullListing.ts'
import { keeper } from '../../../core/query/keeper.ts'
import type { Service } from '../../../api/service.ts'
import { type ConfirmedPairs, nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import type { Listing } from '../pairing/listing.ts'
import { isWithout, listingJoiner, useOtherVersions } from './useOtherVersions.ts'
import type { Unlisted } from './useUnlisted.ts'
import { type LanguageReading, useFullListings, type Wanted } from './useFullListings.ts'

/** One language as far as it was read, and what is not known of it. */
export interface ReadingWithVersions extends LanguageReading {
  /** confirmed versions of which it is not known whether they are there */
  readonly unknown: readonly number[]
  /** how many of them were not asked for */
  readonly unasked: number
  readonly askMore: () => void
}

/**
 * Of what every language is asked, and the confirmed versions of that, whenever they are.
 * @param confirmed null as long as it is not known: nothing is whole before
 */
export function useWithVersions(
  service: Service,
  wanted: Wanted,
  confirmed: ConfirmedPairs | null,
  progress: ProgressBoard,
): readonly ReadingWithVersions[] {
  const [unchanged] = useState(() => keeper<Listing>())
  const [joined] = useState(listingJoiner)
  const readings = useFullListings(service, wanted, progress)
  const isRead = areSettled(readings)
  const listings = unchanged(isRead ? readings.flatMap(({ listing }) => listing ?? []) : [])
  const { found, unlisted } = useOtherVersions({
    service,
    listings,
    confirmed: confirmed ?? nothingConfirmed,
    statusIn: (language) => wanted.events?.(language)?.status,
    progress,
  })
  if (confirmed === null)
    return readings.map((one) => ({ ...one, ...allKnown, listing: undefined, isReading: true }))
  return readings.map((reading, at) => withHalves(reading, found[at], unlisted[at], joined))
}

/** Whether every language is here, or will not be here by itself. */
export function areSettled(readings: readonly LanguageReading[]): boolean {
  return readings.every(({ listing, isReading }) => listing !== undefined || !isReading)
}

const allKnown = { unknown: [], unasked: 0, askMore: () => {} }

function withHalves(
  reading: LanguageReading,
  found: LanguageReading | undefined,
  unlisted: Unlisted | undefined,
  joined: ReturnType<typeof listingJoiner>,
): ReadingWithVersions {
  if (!found || !unlisted || reading.listing === undefined) return { ...reading, ...allKnown }
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
    unknown: unlisted.unknown,
    unasked: unlisted.unasked,
    askMore: unlisted.askMore,
  }
}
