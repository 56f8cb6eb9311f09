import type { EventRecord } from '../events/events.ts'

export const gapNames = ['image', 'venue', 'categories'] as const
export type GapName = (typeof gapNames)[number]

const isMissing: Readonly<Record<GapName, (event: EventRecord) => boolean>> = {
  image: ({ image }) => image === null,
  venue: ({ venue }) => venue.length === 0,
  categories: ({ categories }) => categories.length === 0,
}

/** The events without a picture, a venue or a category. What the service keeps back of an event is not missing. */
export function withoutIt(events: readonly EventRecord[], name: GapName): readonly EventRecord[] {
  return events.filter((event) => !event.withheld && isMissing[name](event))
}
