import type { QueryClient } from '@tanstack/react-query'
import { categories } from '../../categories/categories.ts'
import type { Collection, Identified } from '../../collection/collection.ts'
import { recordBySlugOptions, recordOptions } from '../../collection/readOptions.ts'
import { type EventRecord, events } from '../../events/events.ts'
import { organizers } from '../../organizers/organizers.ts'
import type { Service } from '../../service/service.ts'
import { tags } from '../../tags/tags.ts'
import { venues } from '../../venues/venues.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import {
  eventVersion,
  organizerVersion,
  termVersion,
  venueVersion,
  type Version,
} from '../state/version.ts'
import type { RecordPlace } from './askedVersion.ts'

function readRecord<R extends Identified>(
  client: QueryClient,
  service: Service,
  collection: Pick<Collection<R, never, never, never>, 'name' | 'read'>,
  place: RecordPlace,
): Promise<R> {
  return client.fetchQuery(
    'id' in place
      ? recordOptions(service, collection, place.id)
      : recordBySlugOptions(service, collection, place.slug),
  )
}

/** An event of which versions are looked for. @throws Refusal */
export function readEvent(
  client: QueryClient,
  service: Service,
  place: RecordPlace,
): Promise<EventRecord> {
  return readRecord(client, service, events, place)
}

/** A record of any collection, as versions are compared; one just read by its page is not asked for again. @throws Refusal */
export async function readVersion(
  client: QueryClient,
  service: Service,
  collection: PairedCollection,
  place: RecordPlace,
): Promise<Version> {
  const { language, configuration } = service
  if (collection === 'events')
    return eventVersion(language, await readEvent(client, service, place), configuration.timezone)
  if (collection === 'venues')
    return venueVersion(language, await readRecord(client, service, venues, place))
  if (collection === 'organizers')
    return organizerVersion(language, await readRecord(client, service, organizers, place))
  const terms = collection === 'categories' ? categories : tags
  return termVersion(language, await readRecord(client, service, terms, place))
}
