import { useMemo, useState } from 'react'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { keeper } from '../../../core/query/keeper.ts'
import { recordsOfPage } from '../../../core/query/readOptions.ts'
import type { ProgressBoard } from '../../../core/query/useFullListing.ts'
import { type ConfirmedPairs, nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { listingOf } from './listingOf.ts'
import { type LanguageReading, useFullListings, type Wanted } from './useFullListings.ts'
import { type Unlisted, useUnlisted } from './useUnlisted.ts'
import type { Listing } from '../pairing/listing.ts'
import { type EventFilters, everyDate } from '../../../resources/events/events.ts'

/** As many as one request can name in its address. */
const most = 300

/**
 * The events that were confirmed as versions of listed ones and are not listed themselves, by language, in as many parts
 * as requests have to name them: in one language a date may have been moved by a year.
 */
export function otherVersions(
  { together }: ConfirmedPairs,
  listings: readonly Listing[],
): ReadonlyMap<string, readonly (readonly number[])[]> {
  const listed = new Map(
    listings.map(({ language, events }) => [language, new Set(events.map(({ id }) => id))]),
  )
  const halves = new Map<string, Set<number>>()
  for (const { collection, versions } of together) {
    if (collection !== 'events') continue
    const places = Object.entries(versions).filter(([language]) => listed.has(language))
    const lost = places.filter(([language, id]) => listed.get(language)?.has(id) !== true)
    if (lost.length === places.length) continue
    for (const [language, id] of lost)
      halves.set(language, (halves.get(language) ?? new Set()).add(id))
  }
  return new Map([...halves].map(([language, ids]) => [language, inParts([...ids].sort(byId))]))
}

const byId = (one: number, other: number) => one - other

function inParts(ids: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
    ids.slice(at * most, (at + 1) * most),
  )
}

type Parts = readonly (readonly number[])[]

/** What some requests can name, and the rest of it. */
interface WithinRequests {
  readonly halves: ReadonlyMap<string, Parts>
  /** what they do not reach, by language */
  readonly beyond: ReadonlyMap<string, readonly number[]>
  /** how many of the requests are left */
  readonly left: number
}

/** As much of what is asked for by number as so many requests bring, each of which brings one page. */
export function withinRequests(asked: ReadonlyMap<string, Parts>, most: number): WithinRequests {
  const halves = new Map<string, Parts>()
  const beyond = new Map<string, readonly number[]>()
  let left = most
  for (const [language, parts] of asked) {
    const within = parts.map((part) => {
      const named = part.slice(0, left * recordsOfPage)
      left -= Math.ceil(named.length / recordsOfPage)
      return named
    })
    const reached = within.filter(({ length }) => length > 0)
    if (reached.length > 0) halves.set(language, reached)
    const rest = parts.flatMap((part, at) => part.slice(within[at]?.length ?? 0))
    if (rest.length > 0) beyond.set(language, rest)
  }
  return { halves, beyond, left }
}

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
export function useOtherVersions({
  service,
  listings,
  confirmed,
  statusIn,
  progress,
  mostAsked = Infinity,
}: Asked) {
  const { halves, beyond, left } = useMemo(
    () => withinRequests(otherVersions(confirmed, listings), mostAsked),
    [confirmed, listings, mostAsked],
  )
  const asked = {
    events: (language: Language) => {
      const status = statusIn(language)
      const named = (include: readonly number[]) => ({ ...everyDate, status, include })
      return (halves.get(language) ?? []).map(named)
    },
  }
  const found = useFullListings(service, halves.size > 0 ? asked : {}, progress)
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
  return others.length > 0 ? listingOf(base.language, [...base.events, ...others]) : base
}

/** One language as far as it was read, and what is not known of it. */
interface ReadingWithVersions extends LanguageReading {
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
