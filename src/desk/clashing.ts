import { clashFactsIn } from '../collection/clashes/clashFacts.ts'
import { countClashes } from '../collection/clashes/countClashes.ts'
import type { EventRecord } from '../events/events.ts'

/** Events that share something with another one which may be a mistake. */
export interface Clashing {
  /** at one venue at one time */
  readonly venue: readonly EventRecord[]
  /** almost one title within a week */
  readonly title: readonly EventRecord[]
}

/** The events of one language that clash with others of them. */
export function clashingIn(
  events: readonly EventRecord[],
  language: string,
  siteZone: string,
): Clashing {
  const read = clashFactsIn(siteZone)
  const counts = countClashes(
    events.map((event) => {
      const venues = event.venue.map(({ id }) => id)
      return read(event, [{ language, title: event.title, venues, status: event.status }])
    }),
  )
  const having = (kind: keyof Clashing) => events.filter((_, at) => (counts[at]?.[kind] ?? 0) > 0)
  return { venue: having('venue'), title: having('title') }
}
