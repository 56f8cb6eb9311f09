import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { valuesOf } from '../../collection/collection.ts'
import { recordOptions } from '../../collection/readOptions.ts'
import { createOptions } from '../../collection/writeOptions.ts'
import { organizerFields, organizers } from '../../organizers/organizers.ts'
import { languageOf } from '../../service/language.ts'
import type { Service } from '../../service/service.ts'
import { venueFields, venues } from '../../venues/venues.ts'
import type { Place } from '../pairing/pairing.ts'
import { keepPair } from '../near/keepPair.ts'
import { keyOfQuestion, type LinkedCollection, type LinkQuestion } from './carrying.ts'
import type { Answers } from './plan.ts'

/** What every language says for itself, and the service of each record. */
const own = { description: undefined, author: undefined, date: undefined, date_utc: undefined }

interface Made {
  readonly client: QueryClient
  /** of the language of the record that there is */
  readonly service: Service
  /** of the one it is made in */
  readonly there: Service
}

/**
 * Makes the version of a venue or an organizer in another language, of the same facts and name. A live service takes
 * one of the same name for the same in every language, and overwrites it: so it is made under a name of its own, and
 * renamed (contract.md §7.5, §8.1).
 * @throws Refusal
 */
async function makeCounterpart(
  { client, service, there }: Made,
  collection: LinkedCollection,
  { id }: Pick<Place, 'id'>,
): Promise<number> {
  const terms = { evenIfNamed: true }
  if (collection === 'venues') {
    const venue = await client.fetchQuery(recordOptions(service, venues, id))
    const values = { ...valuesOf(venueFields, venue), ...own, venue: venue.venue }
    const making = new MutationObserver(client, createOptions(there, venues))
    return (await making.mutate({ values, ...terms })).record.id
  }
  const organizer = await client.fetchQuery(recordOptions(service, organizers, id))
  const values = { ...valuesOf(organizerFields, organizer), ...own, organizer: organizer.organizer }
  const making = new MutationObserver(client, createOptions(there, organizers))
  return (await making.mutate({ values, ...terms })).record.id
}

interface Answering {
  readonly client: QueryClient
  /** of the source */
  readonly service: Service
  readonly questions: readonly LinkQuestion[]
  readonly answers: Answers
}

/**
 * The answers as ids, by the keys of their questions: what is to be made is made now, and every pair is kept, so that
 * a second try makes nothing twice.
 * @throws Refusal
 */
export async function answeredIds({ client, service, questions, answers }: Answering) {
  const ids = new Map<string, number>()
  for (const question of questions) {
    const answer = answers[keyOfQuestion(question)] ?? 'leave'
    const { collection, from, language } = question
    const to = languageOf(service.configuration, language)
    if (answer === 'leave' || to === null) continue
    const making = { client, service, there: service.in(to) }
    const id = answer === 'create' ? await makeCounterpart(making, collection, from) : answer
    await keepPair(service, {
      collection,
      versions: { [service.language]: from.id, [language]: id },
    })
    ids.set(keyOfQuestion(question), id)
  }
  return ids
}
