import { categories } from '../../resources/categories/categories.ts'
import type { Query } from '../../api/outgoing.ts'
import type { Collection, Identified, Writable } from '../../core/resource/collection.ts'
import type { NamedCollections } from '../../core/views/form/linkedNames.ts'
import { titleIn } from '../../core/resource/recordName.ts'
import { events, everyDate } from '../../resources/events/events.ts'
import { organizers } from '../../resources/organizers/organizers.ts'
import { tags } from '../../resources/tags/tags.ts'
import { venues } from '../../resources/venues/venues.ts'

export const trashedNames = ['events', 'venues', 'organizers'] as const
export type TrashedName = (typeof trashedNames)[number]

/** A record as the trash shows it. */
export interface TrashedRecord extends Identified {
  readonly status: string
  readonly modified: string
}

export interface TrashFilters {
  readonly page?: number | undefined
  readonly per_page?: number | undefined
  readonly search?: string | undefined
  readonly status: readonly string[]
}

type Listed = Pick<Collection<TrashedRecord, never, never, never>, 'name' | 'read'> & {
  query(filters: TrashFilters): Query
}

/** What the trash knows of a resource. */
export interface Trashed {
  /** its records of any date (contract.md §3.6) */
  readonly listed: Listed
  readonly collection: Writable<TrashedRecord>
}

/** Whatever has a trash: terms have none. */
export const trashed: Readonly<Record<TrashedName, Trashed>> = {
  events: {
    listed: {
      name: 'events',
      read: (wire) => events.read(wire),
      query: (filters) => events.query({ ...everyDate, ...filters }),
    },
    collection: events,
  },
  venues: {
    listed: venues,
    collection: venues,
  },
  organizers: {
    listed: organizers,
    collection: organizers,
  },
}

/** Of what these records are linked to, for saying it by name. */
export const linked: NamedCollections = { venues, organizers, categories, tags }

export function titleOf({ collection }: Trashed, record: TrashedRecord): string {
  return titleIn(collection, record)
}
