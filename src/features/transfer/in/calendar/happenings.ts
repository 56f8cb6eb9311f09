import type { WallTime } from '../../../../time/wallTime.ts'
import type { CalendarEvent } from './calendarEvent.ts'
import { namedBy, type FileTime } from './clocks.ts'
import { type DayWindow, isIn, momentsOf } from './recurrences.ts'

/** One time that an event takes place. */
export interface Happening {
  readonly event: CalendarEvent
  /** on the event's own clock; null of one that cannot be made */
  readonly wall: WallTime | null
  /** tells it from the others of its series; `''` of one that does not recur */
  readonly occurrence: string
}

const recurs = ({ rules, added }: CalendarEvent) => rules.length + added.length > 0

/** By the uid, when repetitions would have been that are otherwise. */
export function replaced(all: readonly CalendarEvent[]): ReadonlyMap<string, readonly FileTime[]> {
  const found = new Map<string, FileTime[]>()
  for (const { uid, instead } of all)
    if (uid !== '' && instead) found.set(uid, [...(found.get(uid) ?? []), instead])
  return found
}

const refusedFor = (event: CalendarEvent, more: Partial<CalendarEvent>): CalendarEvent =>
  event.wrong.length > 0 ? event : { ...event, ...more }

/**
 * A series that goes on otherwise from one of its repetitions is not followed, and of one by a zone that nobody knows
 * it is not known when it would have been: nothing is made of them with their old hours.
 */
export function unfollowedRefused(all: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const named = all.filter(({ uid }) => uid !== '')
  const onward = new Set(named.flatMap(({ uid, isOnward }) => (isOnward ? [uid] : [])))
  const unplaced = new Map(
    named.flatMap(({ uid, instead }) =>
      instead?.clock.kind === 'unknown' ? [[uid, instead.clock.name] as const] : [],
    ),
  )
  return all.map((event) => {
    if (event.isOnward || (recurs(event) && onward.has(event.uid)))
      return refusedFor(event, { wrong: ['recurrence'] })
    const unknownZone = event.instead === null ? unplaced.get(event.uid) : undefined
    return unknownZone === undefined
      ? event
      : refusedFor(event, { wrong: ['unknownZone'], unknownZone })
  })
}

export function happenings(
  event: CalendarEvent,
  otherwise: readonly FileTime[],
  window: DayWindow,
): readonly Happening[] {
  const { start } = event
  if (start === null || event.wrong.length > 0) return [{ event, wall: null, occurrence: '' }]
  if (event.instead)
    return isIn(event, start.wall, window)
      ? [{ event, wall: start.wall, occurrence: event.instead.wall }]
      : []
  const moments = momentsOf(event, start, window)
  if (moments === null)
    return [{ event: { ...event, wrong: ['recurrence'] }, wall: null, occurrence: '' }]
  const isGone = namedBy(otherwise, start)
  return moments
    .filter((wall) => !isGone(wall))
    .map((wall) => ({ event, wall, occurrence: recurs(event) ? wall : '' }))
}
