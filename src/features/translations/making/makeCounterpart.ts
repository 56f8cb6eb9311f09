import type { QueryClient } from '@tanstack/react-query'
import { type Identified, valuesOf } from '../../../core/resource/collection.ts'
import type { DifferencesSubject } from '../../../core/views/form/differences/DifferencesDialog.tsx'
import { makeOnce } from '../../../core/views/form/creating/makeOnce.tsx'
import { recordOptions } from '../../../core/query/readOptions.ts'
import { organizerFields, organizers } from '../../../resources/organizers/organizers.ts'
import type { Service } from '../../../api/service.ts'
import { venueFields, venues } from '../../../resources/venues/venues.ts'
import type { Found } from '../near/found.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import { notifyMade } from './notifyMade.ts'
import { makeTerm } from './makeTerm.ts'
import { versionOf } from './versionOf.ts'

/** What every language says for itself, and the service of each record. */
const own = { description: undefined, author: undefined, date: undefined, date_utc: undefined }

export interface Making {
  readonly client: QueryClient
  /** of the language of the record that there is */
  readonly service: Service
  /** of the one it is made in */
  readonly there: Service
  /** tells the version of a category's parent */
  readonly found: Pick<Found, 'mateOf'>
  /** told of every record that was made, and of what of it is not as it was meant */
  readonly onMade: (told: DifferencesSubject<Identified>) => void
}

/** A live service takes one of the same name for the same in every language, and overwrites it (contract.md §7.5). */
const terms = { evenIfNamed: true }

async function makeVenue(making: Making, id: number): Promise<number> {
  const { client, service, there } = making
  const venue = await client.fetchQuery(recordOptions(service, venues, id))
  const values = { ...valuesOf(venueFields, venue), ...own, venue: venue.venue }
  const of = versionOf('venues', service, id)
  const saved = await makeOnce({ client, service: there }, venues, { values, of, ...terms })
  return notifyMade(making, venues, saved)
}

async function makeOrganizer(making: Making, id: number): Promise<number> {
  const { client, service, there } = making
  const organizer = await client.fetchQuery(recordOptions(service, organizers, id))
  const values = { ...valuesOf(organizerFields, organizer), ...own, organizer: organizer.organizer }
  const of = versionOf('organizers', service, id)
  const saved = await makeOnce({ client, service: there }, organizers, { values, of, ...terms })
  return notifyMade(making, organizers, saved)
}

/**
 * Makes the version of a linked record in another language, of the same facts and name; where a service takes one name
 * for one record in all languages, under a name of its own, and then renamed (contract.md §7.5, §8.1).
 * @param id of the record that there is
 * @returns the id of the new one
 * @throws ApiError
 */
export function makeCounterpart(
  making: Making,
  collection: Exclude<PairedCollection, 'events'>,
  id: number,
): Promise<number> {
  if (collection === 'venues') return makeVenue(making, id)
  if (collection === 'organizers') return makeOrganizer(making, id)
  return makeTerm(making, collection, id)
}
