import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useService } from '../../../api/useService.ts'
import { nearDays } from '../../../core/overlaps/clashFacts.ts'
import { isMeeting, spansIn } from '../../../core/overlaps/span.ts'
import { allPagesOptions } from '../../../core/query/allPages.ts'
import { sameTitle } from '../../../core/resource/richText.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { searchable } from '../../../core/write/namesakes.ts'
import type { CopyRow } from './copyRows.ts'
import type { EventFilters } from '../eventFilters.ts'
import type { EventRecord } from '../eventRecord.ts'
import { events } from '../events.ts'
import {
  addDays,
  dayOf,
  readWallDay,
  type WallDay,
  daysCounted,
  readWallTime,
} from '../../../time/wallTime.ts'
import { useSettled } from '../../../ui/form/useSettled.ts'

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

/** What an event and a copy have in common that may be a mistake. */
export type Clash =
  /** at the same venue at the same time */
  | { readonly kind: 'venue'; readonly event: EventRecord }
  /** another copy of the same list, at the same venue at the same time */
  | { readonly kind: 'copy'; readonly row: CopyRow }
  /** of the same title, within a week */
  | { readonly kind: 'title'; readonly event: EventRecord }

/** The original, as far as clashes go. */
type ClashSource = Pick<EventRecord, 'id' | 'venue' | 'timezone' | 'all_day'>

function isNear(row: CopyRow, event: EventRecord): boolean {
  const start = readWallTime(event.start_date)
  return (
    start !== null && Math.abs(daysCounted(dayOf(row.start_date), dayOf(start)) - 1) <= nearDays
  )
}

/**
 * What a copy clashes with.
 * @param siteZone of events that name no zone
 */
function clashesOf(
  row: CopyRow,
  rows: readonly CopyRow[],
  source: ClashSource,
  found: readonly EventRecord[],
  siteZone: string,
): Clash[] {
  const venues = new Set(source.venue.map(({ id }) => id))
  const spanOf = spansIn(siteZone)
  // The hours are taken as they are written, of whole days too.
  const copySpan = ({ start_date, end_date }: CopyRow) =>
    spanOf({ start_date, end_date, all_day: false, timezone: source.timezone })
  const span = copySpan(row)
  const others = venues.size === 0 ? [] : rows.filter((other) => other.key !== row.key)
  const copies = others.filter((other) => !other.isLeftOut && isMeeting(span, copySpan(other)))
  const events = found.flatMap((event): Clash[] => {
    const isThere = event.venue.some(({ id }) => venues.has(id))
    if (isThere && isMeeting(span, spanOf({ ...event, all_day: false })))
      return [{ kind: 'venue', event }]
    const isNamesake = event.id !== source.id && sameTitle(event.title, row.title)
    return isNamesake && isNear(row, event) ? [{ kind: 'title', event }] : []
  })
  return [...events, ...copies.map((other): Clash => ({ kind: 'copy', row: other }))]
}
