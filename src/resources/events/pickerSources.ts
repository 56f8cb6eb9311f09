import {
  type Choice,
  type PickerSource,
  choiceOf,
  hasTwin,
} from '../../core/views/pickers/pickerSource.ts'
import { readableSlug } from '../../core/views/list/readableSlug.ts'
import { categories, type TermRecord } from '../categories/categories.ts'
import { organizers, type OrganizerRecord } from '../organizers/organizers.ts'
import { tags } from '../tags/tags.ts'
import { venues, type VenueRecord } from '../venues/venues.ts'
import type { EventRecord } from './eventRecord.ts'
import { EventsAtVenue, EventsOfOrganizer } from './LinkedEvents.tsx'
import { CategoryTwin } from '../categories/hooks.ts'

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
  detailOf: (record, among) =>
    hasTwin(record, among, ({ organizer }) => organizer) ? record.email || record.phone : '',
  isTrashed: ({ status }) => status === 'trash',
  Twin: EventsOfOrganizer,
}

const nameOf = ({ name }: TermRecord) => name

export const categorySource: PickerSource<TermRecord> = {
  collection: categories,
  labelOf: nameOf,
  detailOf: (record, among) =>
    hasTwin(record, among, nameOf)
      ? ''
      : (among.find(({ id }) => id === record.parent)?.name ?? ''),
  Twin: CategoryTwin,
}

export const tagSource: PickerSource<TermRecord> = {
  collection: tags,
  labelOf: nameOf,
  detailOf: (record, among) => (hasTwin(record, among, nameOf) ? readableSlug(record.slug) : ''),
}

/** Where the records come from that a field of an event links to. */
export const linkSources = {
  venue: venueSource,
  organizer: organizerSource,
  categories: categorySource,
  tags: tagSource,
}

/** The collections of what an event is linked to. */
export const linkedCollections = { venues, organizers, categories, tags }

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
