import type { Choice, PickerSource } from '../collection/pickers/pickerSource.ts'
import { choiceOf } from '../collection/pickers/pickerSource.ts'
import { categories } from '../categories/categories.ts'
import type { TermRecord } from '../categories/categories.ts'
import { organizers } from '../organizers/organizers.ts'
import type { OrganizerRecord } from '../organizers/organizers.ts'
import { tags } from '../tags/tags.ts'
import { venues } from '../venues/venues.ts'
import type { VenueRecord } from '../venues/venues.ts'
import type { EventRecord } from './eventRecord.ts'
import { EventsAtVenue, EventsOfOrganizer } from './LinkedEvents.tsx'

/** What an event is linked to, as pickers offer it. */
export const venueSource: PickerSource<VenueRecord> = {
  collection: venues,
  labelOf: ({ venue }) => venue,
  detailOf: ({ address, city }) => [address, city].filter(Boolean).join(', '),
  isTrashed: ({ status }) => status === 'trash',
  Twin: EventsAtVenue,
}

export const organizerSource: PickerSource<OrganizerRecord> = {
  collection: organizers,
  labelOf: ({ organizer }) => organizer,
  isTrashed: ({ status }) => status === 'trash',
  Twin: EventsOfOrganizer,
}

export const categorySource: PickerSource<TermRecord> = {
  collection: categories,
  labelOf: ({ name }) => name,
  detailOf: ({ parent }, among) => among.find(({ id }) => id === parent)?.name ?? '',
}

export const tagSource: PickerSource<TermRecord> = {
  collection: tags,
  labelOf: ({ name }) => name,
}

/** Where the records come from that a field of an event links to. */
export const linkSources = {
  venue: venueSource,
  organizer: organizerSource,
  categories: categorySource,
  tags: tagSource,
}

export function isLink(field: string): field is keyof typeof linkSources {
  return Object.hasOwn(linkSources, field)
}

export interface LinkedChoices {
  venue: Choice[]
  organizer: Choice[]
  categories: Choice[]
  tags: Choice[]
}

function named(terms: EventRecord['tags']): Choice[] {
  return terms.map(({ id, name }) => ({ id, label: name || `#${id}`, detail: '' }))
}

/** What an event says of the records it is linked to: their names need no reading. */
export function linkedChoices(record: EventRecord | null): LinkedChoices {
  return {
    venue: (record?.venue ?? []).map((venue) => choiceOf(venueSource, venue, [])),
    organizer: (record?.organizer ?? []).map((one) => choiceOf(organizerSource, one, [])),
    categories: named(record?.categories ?? []),
    tags: named(record?.tags ?? []),
  }
}
