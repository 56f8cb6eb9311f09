import type { TermRecord } from '../../categories/categories.ts'
import type { EventRecord } from '../../events/events.ts'
import type { OrganizerRecord } from '../../organizers/organizers.ts'
import type { VenueRecord } from '../../venues/venues.ts'

/** What one language lists, as the doors of the resources decode it. */
export interface Listing {
  readonly language: string
  readonly events: readonly EventRecord[]
  readonly venues: readonly VenueRecord[]
  readonly organizers: readonly OrganizerRecord[]
  readonly categories: readonly TermRecord[]
  readonly tags: readonly TermRecord[]
}

export const pairedCollections = ['events', 'venues', 'organizers', 'categories', 'tags'] as const
export type PairedCollection = (typeof pairedCollections)[number]

/** The ids of versions of one thing by language: one in each language at most. */
export type Versions = Readonly<Record<string, number>>
