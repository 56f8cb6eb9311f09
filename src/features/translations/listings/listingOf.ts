import type { TermRef } from '../../../core/resource/term.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { Listing } from '../pairing/listing.ts'

/** Of the records that events name, each once. */
function named<R extends { readonly id: number }>(
  events: readonly EventRecord[],
  of: (event: EventRecord) => readonly R[],
): readonly R[] {
  return [...new Map(events.flatMap(of).map((record) => [record.id, record])).values()]
}

/** An event says of its terms what tells them apart, and no more. */
const whole = (term: TermRef) => ({ ...term, description: '', url: '' })

const made = new WeakMap<readonly EventRecord[], Map<string, Listing>>()

/**
 * A listing of events and of what they name, without asking for that: it stands in the events.
 * @returns the same object for the same array
 */
export function listingOf(language: string, events: readonly EventRecord[]): Listing {
  const known = made.get(events) ?? new Map<string, Listing>()
  const listing = known.get(language) ?? withNamed(language, events)
  made.set(events, known.set(language, listing))
  return listing
}

function withNamed(language: string, events: readonly EventRecord[]): Listing {
  return {
    language,
    events,
    venues: named(events, ({ venue }) => venue),
    organizers: named(events, ({ organizer }) => organizer),
    categories: named(events, ({ categories }) => categories).map(whole),
    tags: named(events, ({ tags }) => tags).map(whole),
  }
}
