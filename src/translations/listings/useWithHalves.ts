import { useMemo, useState } from 'react'
import type { ProgressBoard } from '../../collection/whole/progress.ts'
import { keeper } from '../../collection/whole/keeper.ts'
import { everyDate } from '../../events/events.ts'
import type { Language } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import { type ConfirmedPairs, nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import type { Listing } from '../pairing/listing.ts'
import { otherHalves } from './otherHalves.ts'
import { type Unlisted, useUnlisted } from './useUnlisted.ts'
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
  const lost = wanted.events ? halves : noHalves
  const found = useWholes(service, lost.size > 0 ? asked : {}, progress)
  const unlisted = useUnlisted(service, idsIn(lost), found)
  if (confirmed === null)
    return readings.map((reading) => ({ ...reading, listing: undefined, isReading: true }))
  return readings.map((reading, at) => withHalves(reading, found[at], unlisted[at], joined))
}

const nothing: readonly never[] = []

type Halves = ReturnType<typeof otherHalves>

const noHalves: Halves = new Map()

const idsIn = (halves: Halves) =>
  new Map([...halves].map(([language, parts]) => [language, parts.flat()]))

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
    hasGaps: reading.hasGaps || found.hasGaps || isWithout(found),
    read: (of) => {
      reading.read(of)
      found.read(of)
      if (of === 'all') unlisted.read()
    },
    stop: () => {
      reading.stop()
      found.stop()
    },
  }
}

/** It failed, or was stopped. */
const isWithout = ({ listing, isReading }: LanguageReading) => listing === undefined && !isReading

interface Joined {
  readonly parts: readonly unknown[]
  readonly all: Listing
}

/** The same object for the same parts; what was shown before stays while more is read of it, and without that. */
function listingJoiner() {
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
