import type { TermRecord } from '../../../resources/categories/categories.ts'
import { type CollectionName, collectionNames } from '../../../core/resource/collection.ts'
import type { Image } from '../../../core/resource/post.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { OrganizerRecord } from '../../../resources/organizers/organizers.ts'
import type { VenueRecord } from '../../../resources/venues/venues.ts'

/** What one language lists, as the doors of the resources decode it. */
export interface Listing {
  readonly language: string
  readonly events: readonly EventRecord[]
  readonly venues: readonly VenueRecord[]
  readonly organizers: readonly OrganizerRecord[]
  readonly categories: readonly TermRecord[]
  readonly tags: readonly TermRecord[]
}

/** Every collection has versions. */
export const pairedCollections = collectionNames
export type PairedCollection = CollectionName

/** The ids of versions of one thing by language: one in each language at most. */
export type Versions = Readonly<Record<string, number>>

type Ids = readonly { readonly id: number }[]

interface Pictured {
  readonly image: Pick<Image, 'id' | 'url'> | null
}

/** What pairing reads of an event: dates as they stand on the wall, in the zone of each. */
export interface PairedEvent
  extends
    Pictured,
    Pick<EventRecord, 'id' | 'slug' | 'title' | 'start_date' | 'end_date' | 'cost' | 'website'> {
  readonly venue: Ids
  readonly organizer: Ids
  readonly categories: Ids
  readonly tags: Ids
}

export interface PairedVenue
  extends
    Pictured,
    Pick<
      VenueRecord,
      'id' | 'slug' | 'venue' | 'phone' | 'website' | 'geo_lat' | 'geo_lng' | 'address' | 'zip'
    > {}

export interface PairedOrganizer
  extends
    Pictured,
    Pick<OrganizerRecord, 'id' | 'slug' | 'organizer' | 'phone' | 'website' | 'email'> {}

export type PairedTerm = Pick<TermRecord, 'id' | 'slug' | 'name'>

export interface PairedRecords {
  readonly events: readonly PairedEvent[]
  readonly venues: readonly PairedVenue[]
  readonly organizers: readonly PairedOrganizer[]
  readonly categories: readonly PairedTerm[]
  readonly tags: readonly PairedTerm[]
}

/** What pairing reads of a listing; a `Listing` is one. */
export interface PairedListing extends PairedRecords {
  readonly language: string
}

/** What events name. */
export type LinkedCollection = Exclude<PairedCollection, 'events'>
