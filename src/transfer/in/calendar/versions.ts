import type { CalendarEvent } from './calendarEvent.ts'
import { nameOf, onSeries } from './clocks.ts'
import type { Happening } from './happenings.ts'

const startOf = ({ start }: CalendarEvent) => (start ? `${start.wall} ${nameOf(start.clock)}` : '')

/**
 * Of versions of the same event the last, and what tells the repetitions of a series that are otherwise. Some programs
 * give all events one uid: those that nothing but their starts tells apart are not versions of each other.
 */
export function lastVersions(all: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const series = new Map(
    all.flatMap(({ uid, start, instead }) => (start && !instead ? [[uid, start] as const] : [])),
  )
  /** When a repetition would have been that is otherwise, on the clock of its series. */
  const placeOf = ({ uid, start, instead }: CalendarEvent) => {
    const clock = series.get(uid) ?? start
    return instead && ((clock && onSeries(instead, clock)) ?? instead.wall)
  }
  const versions = new Map<string, CalendarEvent[]>()
  all.forEach((event, at) => {
    const key =
      event.uid === '' || event.wrong.length > 0 ? `${at}` : `${event.uid} ${placeOf(event) ?? ''}`
    versions.set(key, [...(versions.get(key) ?? []), event])
  })
  return [...versions.values()].flatMap((same) => {
    const highest = Math.max(...same.map(({ sequence }) => sequence))
    const last = same.filter(({ sequence }) => sequence === highest)
    return Array.from(new Map(last.map((event) => [startOf(event), event])).values())
  })
}

/** What names a happening at every reading of its file: also by its start where several events have one uid. */
export function keysOf(events: readonly CalendarEvent[]): (happening: Happening) => string {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { uid, instead } of events) {
    if (instead !== null) continue
    if (seen.has(uid)) shared.add(uid)
    seen.add(uid)
  }
  return ({ event, occurrence }) => {
    if (event.uid === '') return ''
    const start = shared.has(event.uid) && event.instead === null ? event.start?.wall : undefined
    return [event.uid, start, occurrence].filter(Boolean).join(' ')
  }
}
