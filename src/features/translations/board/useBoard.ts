import { useCallback, useMemo, useState } from 'react'
import { createProgress } from '../../../core/query/useFullListing.ts'
import { withPriority } from '../../../api/service.ts'
import { useService } from '../../../api/useService.ts'
import type { EventFilters } from '../../../resources/events/events.ts'
import { type ConfirmItem, confirmItems } from '../confirming/confirmItems.ts'
import { useReadConfirmed } from '../confirming/useConfirmed.ts'
import { keeper } from '../../../core/query/keeper.ts'
import { useFullListings, type LanguageReading, type Wanted } from '../listings/useFullListings.ts'
import { areSettled, useWithVersions } from '../listings/useOtherVersions.ts'
import type { Listing, PairedCollection } from '../pairing/listing.ts'
import { useSourceAt } from '../savedFrom/useSourceAt.ts'
import type { BoardRow } from '../state/boardRow.ts'
import type { GroupIndex } from '../state/groupIndex.ts'
import type { Version } from '../state/version.ts'
import { useCompared } from './useCompared.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import type { BoardFilters } from './boardFilters.ts'
import { useFirstRows } from './useFirstRows.ts'

interface Asked {
  readonly of: PairedCollection
  /** what versions are looked for among */
  readonly wide: Wanted
  /** what is shown of it, asked of the service; null where `isShown` alone tells */
  readonly narrow: ((index: GroupIndex) => Wanted) | null
  /** what of that is shown */
  readonly isShown: (version: Version) => boolean
  /** language that is the source of whatever it has; else the oldest version is */
  readonly source: string | undefined
  /** what is shown of the language one works in before the rest is read; none where rows wait for all of it */
  readonly first?: (() => EventFilters) | null
}

/** The rows of the board, from the listings of all languages. */
export function useBoard({ of, wide, narrow, isShown, source, first = null }: Asked) {
  const service = useService()
  const [progress] = useState(createProgress)
  const [unchangedShown] = useState(() => keeper<Listing>())
  const confirmed = useReadConfirmed(service.site)
  const behind = useMemo(() => withPriority(service, 'background'), [service])
  const readings = useWithVersions(first ? behind : service, wide, confirmed, progress)
  const isRead = areSettled(readings)
  const savedFrom = useSourceAt(service)
  const compared = useCompared({
    service,
    of,
    readings,
    isRead,
    confirmed,
    source,
    sourceAt: savedFrom,
  })
  const { listings, pairing, index, versions, rows: all, step, isPaired } = compared
  const isSettled = isRead && isPaired
  const narrowed = useFullListings(service, isSettled && narrow ? narrow(index) : {}, progress)
  const isNarrowed = narrow !== null
  const shownReadings = isNarrowed ? narrowed : readings
  const shown = unchangedShown(shownReadings.flatMap(({ listing }) => listing ?? []))
  const rows = useMemo(() => {
    const isIn = isNarrowed ? idsIn(shown, of) : null
    const isWanted = (version: Version) =>
      isShown(version) && (isIn === null || isIn(version.language, version.id))
    const wanted = all.filter(({ cells }) =>
      Object.values(cells).some(({ version }) => isWanted(version)),
    )
    return inOrder(wanted, service.language)
  }, [of, all, isNarrowed, isShown, shown, service.language])
  const isWhole = isSettled && areSettled(shownReadings)
  const isStopped = readings.every(({ listing }) => listing === undefined)
  return {
    of,
    service,
    listings,
    languages: contentFirst(readings, service.language),
    rows,
    pairing,
    index,
    versionAt: useCallback(
      (language: string, id: number) => versions.get(language)?.get(id),
      [versions],
    ),
    versionsOf: (language: string) => versions.get(language)?.values() ?? [],
    progress,
    isSettled: isWhole,
    first: useFirstRows({
      service,
      first,
      progress,
      isRead: isWhole && !isStopped,
      pairing,
      index,
    }),
    pairingStep: isRead ? step : null,
    hasPairingFailed: compared.hasFailed,
    pairAgain: compared.again,
    readings,
    narrowed: isNarrowed ? narrowed : [],
  }
}

export type BoardState = ReturnType<typeof useBoard>

/** What is to be confirmed in these rows of a board. */
export function useLinksToConfirm(
  { of, listings, pairing, index, versionAt }: BoardState,
  rows: readonly BoardRow[],
): readonly ConfirmItem[] {
  return useMemo(() => {
    const languages = listings.map(({ language }) => language)
    return confirmItems(rows, { collection: of, languages, pairing, index, versionAt })
  }, [of, listings, pairing, index, versionAt, rows])
}

function idsIn(listings: readonly Listing[], of: PairedCollection) {
  const ids = new Map(
    listings.map((listing) => [listing.language, new Set(listing[of].map(({ id }) => id))]),
  )
  return (language: string, id: number) => ids.get(language)?.has(id) === true
}

/** The language one works in comes first. */
function contentFirst(readings: readonly LanguageReading[], language: string) {
  return readings.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  )
}

/** Events by start, soonest first; everything else by its name in the language one works in, else in the source's. */
function inOrder(rows: readonly BoardRow[], language: string): readonly BoardRow[] {
  const { compare } = new Intl.Collator(language)
  const keyed = rows.map((row) => {
    const { texts } = row.cells[language]?.version ?? row.source
    return { row, start: row.source.start_date, name: texts.title }
  })
  keyed.sort((one, other) =>
    one.start === other.start ? compare(one.name, other.name) : one.start < other.start ? -1 : 1,
  )
  return keyed.map(({ row }) => row)
}

export interface BoardProps {
  of: PairedCollection
  board: BoardState
  filters: BoardFilters
  /** the address with these instead of its own */
  searchFor: (filters: Omit<BoardFilters, 'of'>) => AddressSearch
}
