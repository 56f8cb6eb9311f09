import { sameTitle } from '../../collection/richText.ts'
import { dayOf, daysCounted, readWallTime } from '../../time/wallTime.ts'
import { instantOf } from '../../time/zoneClock.ts'
import type { EventRecord } from '../eventRecord.ts'
import type { CopyRow } from './copyRows.ts'

/** What an event and a copy have in common that may be a mistake. */
export type Clash =
  /** at the same venue at the same time */
  | { readonly kind: 'venue'; readonly event: EventRecord }
  /** another copy of the same list, at the same venue at the same time */
  | { readonly kind: 'copy'; readonly row: CopyRow }
  /** of the same title, within a week */
  | { readonly kind: 'title'; readonly event: EventRecord }

/** The original, as far as clashes go. */
export type ClashSource = Pick<EventRecord, 'id' | 'venue' | 'timezone' | 'all_day'>

interface Times {
  readonly start_date: string
  readonly end_date: string
}

/** First and last instant; an event without a length is a moment long. */
function instantsOf({ start_date, end_date }: Times, zone: string): [number, number] | null {
  const start = readWallTime(start_date)
  const end = readWallTime(end_date) ?? start
  const from = start && instantOf(start, zone)
  const to = end && instantOf(end, zone)
  return from === null || to === null ? null : [from, Math.max(to, from + 1000)]
}

function meet(one: [number, number] | null, other: [number, number] | null): boolean {
  return one !== null && other !== null && one[0] < other[1] && other[0] < one[1]
}

/** days between two events of one title that are still looked at */
export const nearDays = 7

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
export function clashesOf(
  row: CopyRow,
  rows: readonly CopyRow[],
  source: ClashSource,
  found: readonly EventRecord[],
  siteZone: string,
): Clash[] {
  const venues = new Set(source.venue.map(({ id }) => id))
  const instants = instantsOf(row, source.timezone || siteZone)
  const others = venues.size === 0 ? [] : rows.filter((other) => other.key !== row.key)
  const copies = others.filter(
    (other) => !other.isLeftOut && meet(instants, instantsOf(other, source.timezone || siteZone)),
  )
  const events = found.flatMap((event): Clash[] => {
    const isThere = event.venue.some(({ id }) => venues.has(id))
    if (isThere && meet(instants, instantsOf(event, event.timezone || siteZone)))
      return [{ kind: 'venue', event }]
    const isNamesake = event.id !== source.id && sameTitle(event.title, row.title)
    return isNamesake && isNear(row, event) ? [{ kind: 'title', event }] : []
  })
  return [...events, ...copies.map((other): Clash => ({ kind: 'copy', row: other }))]
}
