import {
  categories,
  type CategoryFilters,
  type TermRecord,
} from '../../../resources/categories/categories.ts'
import { readableSlug } from '../../../core/views/list/readableSlug.ts'
import {
  events,
  type EventFilters,
  type EventRecord,
  eventWhen,
  everyDate,
} from '../../../resources/events/events.ts'
import {
  type OrganizerFilters,
  type OrganizerRecord,
  organizers,
} from '../../../resources/organizers/organizers.ts'
import { type TagFilters, tags } from '../../../resources/tags/tags.ts'
import { lastDayOf } from '../../../time/span.ts'
import { addDays, readWallTime } from '../../../time/wallTime.ts'
import { type VenueFilters, type VenueRecord, venues } from '../../../resources/venues/venues.ts'
import type { Source, Telling } from './source.ts'

function whenOf(event: EventRecord, { speaking, today }: Telling): string {
  const when = eventWhen(event, speaking, today)
  return when ? [when.days, when.hours].filter(Boolean).join(', ') : ''
}

function isPast({ start_date, end_date }: EventRecord, { today }: Telling): boolean {
  const start = readWallTime(start_date)
  return start !== null && lastDayOf({ start, end: readWallTime(end_date) ?? start }) < today
}

const placeOf = ({ venue, city }: VenueRecord) => [venue, city].filter(Boolean).join(', ')

/** Events of any date: one that is over is looked for as well. */
export const eventsSought: Source<EventRecord, EventFilters> = {
  collection: events,
  withWords: (search, status) => ({ ...everyDate, search, status: [...status] }),
  coming: (search, status, today) => ({
    ends_after: addDays(today, -1),
    search,
    status: [...status],
  }),
  isOver: isPast,
  face: (event, _, telling) => ({
    title: event.title,
    when: whenOf(event, telling),
    where: event.venue.map(placeOf).join(', '),
    status: event.status,
    isHidden: event.hide_from_listings,
    isProtected: event.withheld,
    isPast: isPast(event, telling),
  }),
}

export const venuesSought: Source<VenueRecord, VenueFilters> = {
  collection: venues,
  withWords: (search, status) => ({ search, status: [...status] }),
  face: ({ venue, address, city, status, withheld }) => ({
    title: venue,
    when: '',
    where: [address, city].filter(Boolean).join(', '),
    status,
    isProtected: withheld,
  }),
}

export const organizersSought: Source<OrganizerRecord, OrganizerFilters> = {
  collection: organizers,
  withWords: (search, status) => ({ search, status: [...status] }),
  face: ({ organizer, email, phone, status, withheld }) => ({
    title: organizer,
    when: '',
    where: email || phone,
    status,
    isProtected: withheld,
  }),
}

export const categoriesSought: Source<TermRecord, CategoryFilters> = {
  collection: categories,
  withWords: (search) => ({ search }),
  withSlug: (slug) => ({ slug }),
  face: ({ name, parent }, among) => {
    const above = among.find(({ id }) => id === parent)
    return { title: name, when: '', where: above?.name ?? '', parent: above ? 0 : parent }
  },
}

export const tagsSought: Source<TermRecord, TagFilters> = {
  collection: tags,
  withWords: (search) => ({ search }),
  withSlug: (slug) => ({ slug }),
  face: ({ name, slug }) => ({ title: name, when: '', where: readableSlug(slug) }),
}
