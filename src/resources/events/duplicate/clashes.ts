import { nearDays } from '../../../core/overlaps/clashFacts.ts'
import { isMeeting, spansIn } from '../../../core/overlaps/span.ts'
import { sameTitle } from '../../../core/resource/richText.ts'
import { dayOf, daysCounted, readWallTime } from '../../../time/wallTime.ts'
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
