import type { EventRecord } from '../../../resources/events/events.ts'
import type { OrganizerRecord } from '../../../resources/organizers/organizers.ts'
import type { VenueRecord } from '../../../resources/venues/venues.ts'
import type {
  Listing,
  PairedEvent,
  PairedOrganizer,
  PairedRecords,
  PairedTerm,
  PairedVenue,
} from '../pairing/listing.ts'

const idsOf = (records: readonly { readonly id: number }[]) => records.map(({ id }) => ({ id }))
const pictureOf = ({ image }: Pick<EventRecord, 'image'>) =>
  image && { id: image.id, url: image.url }

function pairedEvent(event: EventRecord): PairedEvent {
  const { id, slug, title, start_date, end_date, cost, website } = event
  const [venue, organizer] = [idsOf(event.venue), idsOf(event.organizer)]
  const [categories, tags] = [idsOf(event.categories), idsOf(event.tags)]
  const own = { id, slug, title, start_date, end_date, cost, website, image: pictureOf(event) }
  return { ...own, venue, organizer, categories, tags }
}

function pairedVenue(record: VenueRecord): PairedVenue {
  const { id, slug, venue, phone, website, geo_lat, geo_lng, address, zip } = record
  const image = pictureOf(record)
  return { id, slug, venue, phone, website, geo_lat, geo_lng, address, zip, image }
}

function pairedOrganizer(record: OrganizerRecord): PairedOrganizer {
  const { id, slug, organizer, phone, website, email } = record
  return { id, slug, organizer, phone, website, email, image: pictureOf(record) }
}

const pairedTerm = ({ id, slug, name }: PairedTerm): PairedTerm => ({ id, slug, name })

/** Records in one message: more would stop the page while they are copied. */
const most = 500

/** Each record once: one that no listing shows may have been read for two reasons. */
function* pieces<R extends { readonly id: number }, T>(
  records: readonly R[],
  paired: (record: R) => T,
): Generator<T[], void> {
  const all = [...new Map(records.map((record) => [record.id, record])).values()]
  for (let at = 0; at < all.length; at += most)
    yield all.slice(at, at + most).map((record) => paired(record))
}

/**
 * A listing in pieces, made as they are handed over: what pairing reads of records, and none of the texts, which would
 * be copied for nothing.
 */
export function* recordsOf(listing: Listing): Generator<Partial<PairedRecords>, void> {
  for (const venues of pieces(listing.venues, pairedVenue)) yield { venues }
  for (const organizers of pieces(listing.organizers, pairedOrganizer)) yield { organizers }
  for (const categories of pieces(listing.categories, pairedTerm)) yield { categories }
  for (const tags of pieces(listing.tags, pairedTerm)) yield { tags }
  for (const events of pieces(listing.events, pairedEvent)) yield { events }
}
