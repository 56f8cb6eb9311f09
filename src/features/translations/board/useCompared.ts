import { useMemo, useState } from 'react'
import type { Service } from '../../../api/service.ts'
import { keeper } from '../../../core/query/keeper.ts'
import { usePairer } from './usePairer.ts'
import { type ConfirmedPairs, nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { useKeepFound } from '../confirming/useKnownLinks.ts'
import type { Listing, PairedCollection } from '../pairing/listing.ts'
import type { Place } from '../pairing/pairing.ts'
import type { SourceAt } from '../savedFrom/savedFrom.ts'
import { type BoardData, boardRow, type BoardRow } from '../state/boardRow.ts'
import { groupIndex } from '../state/groupIndex.ts'
import { versionsByNumber } from '../state/version.ts'

interface Asked {
  readonly service: Service
  readonly of: PairedCollection
  /** each language, what is not known of it, and all of it as far as it was read */
  readonly readings: readonly {
    readonly language: string
    readonly unknown: readonly number[]
    readonly listing: Listing | undefined
  }[]
  /** nothing more of them is on its way */
  readonly isRead: boolean
  /** null as long as it is not known: nothing is compared before */
  readonly confirmed: ConfirmedPairs | null
  /** language that is the source of whatever it has; else the oldest version is */
  readonly source?: string | undefined
  readonly sourceAt: SourceAt
}

/** What was read of all languages, compared beside the page: a row for each thing, those of before until the next are here. */
export function useCompared(asked: Asked) {
  const { service, of, readings, isRead, source, sourceAt } = asked
  const { timezone } = service.configuration
  const confirmed = asked.confirmed ?? nothingConfirmed
  const [unchanged] = useState(() => keeper<Listing>())
  const [unchangedUnknown] = useState(() => keeper<string>())
  const listings = unchanged(isRead ? readings.flatMap(({ listing }) => listing ?? []) : [])
  const unknown = unchangedUnknown(unknownKeys(readings))
  const { pairing, isPaired, step, hasFailed, pairAgain } = usePairer(listings, confirmed)
  useKeepFound(service, pairing, isPaired && isRead && asked.confirmed !== null)
  const index = useMemo(() => groupIndex(pairing), [pairing])
  const versions = useMemo(() => versionsByNumber(listings, of, timezone), [listings, of, timezone])
  const isUnread = useMemo(
    () => unreadCounterparts(confirmed, of, unknown),
    [confirmed, of, unknown],
  )
  const rows = useMemo((): readonly BoardRow[] => {
    const data: BoardData = {
      collection: of,
      source,
      languages: listings.map(({ language }) => language),
      pairing,
      index,
      versions,
      sourceAt: (version, from) => sourceAt(of, version, from),
      isUnread,
    }
    return pairing.groups[of].flatMap((group) => boardRow(group, data) ?? [])
  }, [of, source, listings, pairing, index, versions, sourceAt, isUnread])
  return {
    listings,
    pairing,
    index,
    versions,
    rows,
    step,
    isPaired,
    hasFailed,
    again: pairAgain,
  }
}

const keyOf = ({ language, id }: Place) => `${language} ${id}`

interface OfLanguage {
  readonly language: string
  /** confirmed versions of which it is not known whether they are there */
  readonly unknown: readonly number[]
}

/** All of them, as keys that `unreadMates` takes. */
export function unknownKeys(languages: readonly OfLanguage[]): readonly string[] {
  return languages.flatMap(({ language, unknown }) => unknown.map((id) => keyOf({ language, id })))
}

/**
 * Whether what editors confirmed as a record's version in a language is one of those of which it is not known whether
 * they are there: such a version is not missing.
 */
export function unreadCounterparts(
  { together }: Pick<ConfirmedPairs, 'together'>,
  of: PairedCollection,
  unknown: readonly string[],
): (record: Place, language: string) => boolean {
  const unread = new Set(unknown)
  const mates = new Set<string>()
  for (const { collection, versions } of unread.size > 0 ? together : []) {
    if (collection !== of) continue
    const places = Object.entries(versions).map(([language, id]) => ({ language, id }))
    for (const lost of places.filter((place) => unread.has(keyOf(place))))
      for (const place of places) mates.add(`${keyOf(place)} ${lost.language}`)
  }
  return (record, language) => mates.has(`${keyOf(record)} ${language}`)
}
