import type { QueryClient } from '@tanstack/react-query'
import type { Service } from '../../../api/service.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { recordOptions } from '../../../core/query/readOptions.ts'
import {
  type Identified,
  valuesOf,
  type CollectionName,
  type Writable,
} from '../../../core/resource/collection.ts'
import { unique } from '../../../core/resource/unique.ts'
import { makeOnce, madeFor } from '../../../core/views/form/creating/makeOnce.tsx'
import { named } from '../../../core/views/form/creating/named.ts'
import type { DifferencesSubject } from '../../../core/views/form/differences/DifferencesDialog.tsx'
import { recordLanguage } from '../../../core/views/form/recordLanguage.ts'
import { attemptsOf } from '../../../core/write/operationStore.ts'
import { existingTerm, type Saved } from '../../../core/write/saved.ts'
import type { Found } from '../near/found.ts'
import type { LinkedCollection } from '../pairing/listing.ts'
import { categories } from '../../../resources/categories/categories.ts'
import { organizerFields, organizers } from '../../../resources/organizers/organizers.ts'
import { tags } from '../../../resources/tags/tags.ts'
import { venueFields, venues } from '../../../resources/venues/venues.ts'

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
  collection: LinkedCollection,
  id: number,
): Promise<number> {
  if (collection === 'venues') return makeVenue(making, id)
  if (collection === 'organizers') return makeOrganizer(making, id)
  return makeTerm(making, collection, id)
}

interface NewTerm {
  readonly name: string
  readonly parent?: number
}

/** Where a category stands in the other language: below the version of its parent, at the top where there is none. */
function placeThere({ service, there, found }: Making, parent: number): { parent?: number } {
  if (parent === 0) return {}
  const place = { language: service.language, id: parent }
  const mate = found.mateOf('categories', place, there.language)
  return mate === undefined || mate.certainty === 'possible' ? {} : { parent: mate.id }
}

/** The term of that name that is there already, where it is of the language that is asked. */
async function existingThere({ client, there }: Making, collection: Of, error: unknown) {
  const id = existingTerm(error)
  if (id === null) return null
  const term = await client.fetchQuery(recordOptions(there, collection, id))
  const language = recordLanguage(term.url, there.configuration)
  return language === null || language === there.language ? id : null
}

type Of = typeof categories | typeof tags

interface Wanted {
  readonly values: NewTerm
  readonly of: string
  readonly named?: string
}

function madeAs({ client, there }: Making, collection: Of, wanted: Wanted) {
  return makeOnce({ client, service: there }, collection, wanted)
}

/** That of an earlier try of which nobody knows what became, or a new one. */
async function nameOfItsOwn({ there }: Making, name: string, of: string): Promise<string> {
  const attempts = await attemptsOf(ownerOf(there), madeFor(there, of))
  return String(attempts.at(-1)?.changes.name ?? `${name} ${unique().slice(0, 8)}`)
}

/**
 * Makes the version of a category or a tag. A service that refuses a second term of one name has it already in that
 * language; or it looks at no language, and then gets a name of its own that is given up at once.
 * @throws ApiError
 */
async function makeTerm(making: Making, name: 'categories' | 'tags', id: number): Promise<number> {
  const { client, service, there } = making
  const collection = name === 'categories' ? categories : tags
  const term = await client.fetchQuery(recordOptions(service, collection, id))
  const place = name === 'categories' ? placeThere(making, term.parent) : {}
  const values = { name: term.name, ...place }
  const of = versionOf(name, service, id)
  const own = `${of} under its own name`
  try {
    return notifyMade(making, collection, await madeAs(making, collection, { values, of }))
  } catch (error) {
    if (existingTerm(error) === null) throw error
    const known = await existingThere(making, collection, error)
    if (known !== null) return known
    const { record } = await madeAs(making, collection, {
      values: { ...values, name: await nameOfItsOwn(making, term.name, own) },
      of: own,
      named: term.name,
    })
    const name = { field: 'name', intended: term.name, found: record.name }
    const renaming = { record, name, of: madeFor(there, own) }
    const saved = await named({ client, service: there }, collection, renaming)
    return notifyMade(making, collection, saved)
  }
}

/** Tells that a record was made. @returns its id */
function notifyMade<R extends Identified>(
  { there, onMade }: Pick<Making, 'there' | 'onMade'>,
  collection: Writable<R>,
  saved: Saved<R>,
): number {
  const told: DifferencesSubject<R> = { service: there, collection, saved, linked: { categories } }
  // Sound because what is told is a record of its own collection.
  onMade(told as unknown as DifferencesSubject<Identified>)
  return saved.record.id
}

/** Names a version that is made of a record: every way of making it is the same one. */
export function versionOf(
  collection: CollectionName,
  { language }: Pick<Service, 'language'>,
  id: number,
): string {
  return `version of ${collection} ${language} ${id}`
}
