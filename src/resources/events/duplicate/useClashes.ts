import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allPagesOptions } from '../../../core/query/allPages.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { useService } from '../../../api/useService.ts'
import { useSettled } from '../../../ui/form/useSettled.ts'
import type { EventRecord } from '../eventRecord.ts'
import { events } from '../events.ts'
import { type Clash, clashesOf, type ClashSource } from './clashes.ts'
import type { CopyRow } from './copyRows.ts'
import { searchable } from '../../../core/write/namesakes.ts'
import { addDays, dayOf, readWallDay, type WallDay } from '../../../time/wallTime.ts'
import type { EventFilters } from '../eventFilters.ts'
import { nearDays } from '../../../core/overlaps/clashFacts.ts'

/** Whole months, so that a day more or less asks nothing new. */
function monthsAround(first: WallDay, last: WallDay): [WallDay, WallDay] {
  const begin = readWallDay(`${first.slice(0, 7)}-01`) ?? first
  const next = readWallDay(`${addDays(last, 31).slice(0, 7)}-28`) ?? last
  return [begin, next > last ? next : last]
}

/**
 * The listings in which every clash of these copies is found, by overlap (contract.md §3.6): what is at their venues
 * meanwhile, and what has their titles. Null where a title has nothing that can be searched for.
 */
function clashListings(
  rows: readonly CopyRow[],
  source: ClashSource,
  status: readonly string[],
): readonly EventFilters[] | null {
  const days = rows.flatMap((row) => [dayOf(row.start_date), dayOf(row.end_date)]).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return []
  const [from, to] = monthsAround(addDays(first, -nearDays), addDays(last, nearDays))
  const window = { status, ends_after: addDays(from, -1), starts_before: to }
  const titles = [...new Set(rows.map(({ title }) => searchable(title.trim())))].toSorted()
  if (titles.includes('')) return null
  const venue = source.venue.map(({ id }) => id)
  return [
    ...(venue.length > 0 ? [{ ...window, venue }] : []),
    ...titles.map((search) => Object.assign({ search }, window)),
  ]
}

const none: readonly EventRecord[] = []

/** milliseconds without a change before anything is asked */
const pause = 400

/** What is known of what the copies clash with. */
export interface Clashes {
  readonly standing: 'none' | 'looking' | 'known' | 'unknown' | 'unsearchable'
  /** by the key of the row */
  readonly byRow: ReadonlyMap<string, readonly Clash[]>
  /** everything that was looked through */
  readonly found: readonly EventRecord[]
  readonly retry: () => void
}

/** Looks for what is at the same venue meanwhile, and for what has the same title, in every status in reach. */
export function useClashes(source: EventRecord, rows: readonly CopyRow[]): Clashes {
  const service = useService()
  const status = useStatusReach(service)
  const settled = useSettled(rows, pause)
  const listings = useMemo(() => clashListings(settled, source, status), [settled, source, status])
  const reading = useQuery({
    ...allPagesOptions(service, events, listings ?? []),
    enabled: listings !== null && listings.length > 0,
  })
  const { data } = reading
  const { timezone } = service.configuration
  const byRow = useMemo(
    () =>
      new Map(
        rows.map((row) => [row.key, clashesOf(row, rows, source, data?.records ?? none, timezone)]),
      ),
    [rows, source, data, timezone],
  )
  const standing = () => {
    if (rows.length === 0) return 'none'
    if (listings === null) return 'unsearchable'
    if (settled !== rows || (reading.isFetching && !data)) return 'looking'
    return data?.isWhole ? 'known' : 'unknown'
  }
  return {
    standing: standing(),
    byRow,
    found: data?.records ?? none,
    retry: () => void reading.refetch(),
  }
}
