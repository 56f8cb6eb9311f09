import {
  clashFactsIn,
  type ClashKind,
  clashKinds,
  nearDays,
} from '../../../../core/overlaps/clashFacts.ts'
import { addDays, dayOf, readWallTime } from '../../../../time/wallTime.ts'
import type { EventFilters } from '../../eventFilters.ts'
import type { EventRecord } from '../../eventRecord.ts'
import { type HiddenEvent, isThere } from '../../hiddenEvents.ts'
import type { EventFormValues } from '../eventForm.ts'

/** What tells whether the event that is being typed clashes with another. */
export type OverlapValues = Pick<
  EventFormValues,
  'title' | 'start_date' | 'end_date' | 'all_day' | 'timezone' | 'venue'
>

/** What is known of others: those that a listing shows, and those that this browser knows to be hidden. */
interface Found {
  readonly listed: readonly EventRecord[]
  readonly hidden: readonly HiddenEvent[]
}

/** An event that is there already, and what both have in common that may be a mistake. */
export interface FormClash {
  readonly event: HiddenEvent
  readonly kinds: readonly ClashKind[]
}

const telling = ['title', 'start_date', 'end_date', 'all_day', 'timezone', 'venue'] as const

/** Whether title, day, hours, zone and venue are those the form began with. */
export function clashesAsBefore(boxes: OverlapValues, before: OverlapValues): boolean {
  return telling.every((name) => String(boxes[name]) === String(before[name]))
}

/**
 * Where every clash of the boxes is found, by overlap (contract.md §3.6): the days around the start, and what is at the
 * same venue for longer. A day more on both sides, for clocks of other zones. Empty while there is nothing to compare.
 */
export function clashListings(
  { title, start_date, end_date, venue }: OverlapValues,
  status: readonly string[],
): readonly EventFilters[] {
  const start = readWallTime(start_date)
  if (!start) return []
  const end = readWallTime(end_date) ?? start
  const first = dayOf(start)
  const week = addDays(first, nearDays)
  const until = addDays(dayOf(end < start ? start : end), 1)
  const ends_after = addDays(first, -nearDays - 1)
  const around: EventFilters = { status, ends_after, starts_before: week }
  const atVenue = venue.length > 0 ? [{ ...around, starts_before: until, venue }] : []
  if (title.trim() === '') return atVenue
  return until > week ? [around, ...atVenue] : [around]
}

/** The clashes among what was found, those at the venue first. @param own the event itself, where there is one */
export function formClashes(
  boxes: OverlapValues,
  { listed, hidden }: Found,
  own: number | undefined,
  siteZone: string,
): readonly FormClash[] {
  const read = clashFactsIn(siteZone)
  // All are of the language of the page.
  const version = { language: '', status: '' }
  const typed = read(boxes, [{ ...version, title: boxes.title, venues: boxes.venue }])
  const isListed = new Set(listed.map(({ id }) => id))
  const others = [
    ...listed.map((event) => ({ event, venues: event.venue.map(({ id }) => id) })),
    ...hidden.flatMap((event) =>
      isListed.has(event.id) || !isThere(event) ? [] : [{ event, venues: event.venues ?? [] }],
    ),
  ]
  const clashes = others.flatMap(({ event, venues }): FormClash[] => {
    if (event.id === own) return []
    const { title, status = '' } = event
    const kinds = clashKinds(typed, read(event, [{ ...version, title, venues, status }]))
    return kinds.length > 0 ? [{ event, kinds }] : []
  })
  const isElsewhere = ({ kinds }: FormClash) => Number(!kinds.includes('venue'))
  return clashes.toSorted((one, other) => isElsewhere(one) - isElsewhere(other))
}
