import type { EventRecord } from '../../events/events.ts'
import type { OrganizerRecord } from '../../organizers/organizers.ts'
import type { VenueRecord } from '../../venues/venues.ts'
import {
  type Listing,
  type PairedCollection,
  pairedCollections,
  type PairedEvent,
  type PairedListing,
  type PairedOrganizer,
  type PairedTerm,
  type PairedVenue,
} from '../pairing/listing.ts'
import type { Change } from './messages.ts'

const idsOf = (records: readonly { readonly id: number }[]) => records.map(({ id }) => ({ id }))

const pictureOf = ({ image }: Pick<EventRecord, 'image'>) =>
  image && { id: image.id, url: image.url }

function eventTold(event: EventRecord): PairedEvent {
  const { id, slug, title, start_date, end_date, cost, website } = event
  const [venue, organizer] = [idsOf(event.venue), idsOf(event.organizer)]
  const [categories, tags] = [idsOf(event.categories), idsOf(event.tags)]
  const linked = { venue, organizer, categories, tags }
  return {
    id,
    slug,
    title,
    start_date,
    end_date,
    cost,
    website,
    image: pictureOf(event),
    ...linked,
  }
}

function venueTold(record: VenueRecord): PairedVenue {
  const { id, slug, venue, phone, website, geo_lat, geo_lng, address, zip } = record
  const image = pictureOf(record)
  return { id, slug, venue, phone, website, geo_lat, geo_lng, address, zip, image }
}

function organizerTold(record: OrganizerRecord): PairedOrganizer {
  const { id, slug, organizer, phone, website, email } = record
  return { id, slug, organizer, phone, website, email, image: pictureOf(record) }
}

const termTold = ({ id, slug, name }: PairedTerm): PairedTerm => ({ id, slug, name })

interface Identified {
  readonly id: number
}

function changed<R extends Identified>(before: readonly R[], now: readonly R[]): readonly R[] {
  const known = new Map(before.map((record) => [record.id, record]))
  return before === now ? [] : now.filter((record) => known.get(record.id) !== record)
}

function left(before: readonly Identified[], now: readonly Identified[]): readonly number[] {
  const known = new Set(now.map(({ id }) => id))
  return before === now ? [] : before.flatMap(({ id }) => (known.has(id) ? [] : id))
}

/** Records in one message: more would stop the page while they are copied. */
const most = 500

function* pieces<R, T>(records: readonly R[], tell: (record: R) => T): Generator<T[], void> {
  for (let at = 0; at < records.length; at += most)
    yield records.slice(at, at + most).map((record) => tell(record))
}

/**
 * What a worker has to be told after it was told of `before`, made as it is handed over: what pairing reads of
 * records, and none of the texts, which would be copied for nothing.
 */
export function* changesOf(before: Listing | undefined, now: Listing): Generator<Change, void> {
  const { language } = now
  const of = <Name extends PairedCollection>(name: Name): Listing[Name] | readonly never[] =>
    before?.[name] ?? []
  const news = (records: Change['records']): Change => ({ language, records, gone: {} })
  for (const name of pairedCollections) {
    const ids = left(of(name), now[name])
    if (ids.length > 0) yield { language, records: {}, gone: { [name]: ids } }
  }
  for (const venues of pieces(changed(of('venues'), now.venues), venueTold)) yield news({ venues })
  for (const organizers of pieces(changed(of('organizers'), now.organizers), organizerTold))
    yield news({ organizers })
  for (const categories of pieces(changed(of('categories'), now.categories), termTold))
    yield news({ categories })
  for (const tags of pieces(changed(of('tags'), now.tags), termTold)) yield news({ tags })
  for (const events of pieces(changed(of('events'), now.events), eventTold)) yield news({ events })
}

/** Records are told by one function, and so in one order of their fields. */
const saysTheSame = (one: unknown, other: unknown) =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other)

function merged<R extends Identified>(
  before: readonly R[],
  records: readonly R[] = [],
  gone: readonly number[] = [],
): readonly R[] {
  const all = new Map(before.map((record) => [record.id, record]))
  // Most saves are of texts, of which pairing reads nothing: what it worked out stays as long as its records do.
  const news = records.filter((record) => !saysTheSame(all.get(record.id), record))
  if (news.length === 0 && gone.length === 0) return before
  for (const record of news) all.set(record.id, record)
  for (const id of gone) all.delete(id)
  return [...all.values()]
}

/** A listing after a change; what did not change of it is the same. */
export function withChange(before: PairedListing, { records, gone }: Change): PairedListing {
  return {
    language: before.language,
    events: merged(before.events, records.events, gone.events),
    venues: merged(before.venues, records.venues, gone.venues),
    organizers: merged(before.organizers, records.organizers, gone.organizers),
    categories: merged(before.categories, records.categories, gone.categories),
    tags: merged(before.tags, records.tags, gone.tags),
  }
}
