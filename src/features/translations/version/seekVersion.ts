import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { confirmedOf } from '../confirmed/storedLinks.ts'
import { type Found, foundIn, decidedCounterpart } from '../near/found.ts'
import { readLinked, type NearListing } from '../near/listAround.ts'
import { orNone, readNear } from '../near/readNear.ts'
import { storedNear, type StoredNear } from '../near/storedNear.ts'
import { type Version, versionOf, versionsIn } from '../state/version.ts'
import type { VersionRequest, RecordPlace } from './versionRequest.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { recordBySlugOptions, recordOptions } from '../../../core/query/readOptions.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { writables } from '../../../resources/records.ts'
import type { PairedCollection } from '../pairing/listing.ts'

/** A record of which versions are looked for; one just read by its page is not asked for again. @throws ApiError */
function readRecord(
  client: QueryClient,
  service: Service,
  collection: PairedCollection,
  place: RecordPlace,
): Promise<Identified> {
  const of = writables[collection]
  return client.fetchQuery(
    'id' in place
      ? recordOptions(service, of, place.id)
      : recordBySlugOptions(service, of, place.slug),
  )
}

/** The same, as versions are compared. @throws ApiError */
async function readVersion(
  client: QueryClient,
  service: Service,
  collection: PairedCollection,
  place: RecordPlace,
): Promise<Version> {
  const record = await readRecord(client, service, collection, place)
  return versionOf(collection, service.language, record, service.configuration.timezone)
}

/** What came of looking for the version of a record in another language. */
export type Sought =
  | { readonly kind: 'here'; readonly id: number }
  /** nobody has confirmed one: what may be it, likeliest first, and whether all was looked through */
  | {
      readonly kind: 'unsure'
      readonly source: Version
      readonly proposed: readonly Version[]
      readonly isWhole: boolean
      readonly found: Found
    }
  /** the one that was confirmed is deleted, or (given) in the trash */
  | {
      readonly kind: 'gone'
      readonly source: Version
      readonly id: number
      readonly trashed: Version | undefined
    }
  | { readonly kind: 'noSource' }
  | { readonly kind: 'refused'; readonly refusal: ApiError }

interface Seeking {
  readonly client: QueryClient
  /** in the language that a version is wanted in */
  readonly service: Service
  /** statuses that this account may list */
  readonly reach: readonly string[]
  readonly asked: VersionRequest
  /** It is only shown: what this device tells is enough. */
  readonly isShown?: boolean | undefined
  /** what this device tells of an event, where that is known already */
  readonly stored?: StoredNear
}

/** The two languages, as far as one looks through them. */
async function readBoth(seeking: Seeking): Promise<NearListing[]> {
  const { client, service, reach, asked, isShown } = seeking
  const from = service.in(asked.from)
  const { collection, place } = asked
  const both = [from, service]
  if (collection !== 'events')
    return Promise.all(both.map((there) => readLinked({ client, there, reach }, [collection])))
  // Sound because the records of events are events.
  const event = (await readRecord(client, from, 'events', place)) as EventRecord
  const stored = seeking.stored ?? (await storedNear(from, event, reach))
  return Promise.all(
    both.map(async (there) => {
      const around = { client, service: from, there, event, reach }
      const near = await stored.near(around)
      return near && (isShown || !near.isStored) ? near : await readNear(around)
    }),
  )
}

async function compared(seeking: Seeking, source: Version): Promise<Sought> {
  const { service, asked } = seeking
  const { collection } = asked
  const both = await readBoth(seeking)
  const listings = both.map(({ listing }) => listing)
  const found = foundIn(listings, await confirmedOf(service.site))
  const mate = found.mateOf(collection, source, service.language)
  if (mate && mate.certainty !== 'possible') return { kind: 'here', id: mate.id }
  const there = listings.find(({ language }) => language === service.language)
  const known = there ? versionsIn(there, collection, service.configuration.timezone) : []
  const proposals = found.proposals(collection, source, service.language)
  const ids = new Set([...(mate ? [mate.id] : []), ...proposals.map(({ other }) => other)])
  return {
    kind: 'unsure',
    source,
    proposed: [...ids].flatMap((id) => known.find((one) => one.id === id) ?? []),
    isWhole: both.every(({ isWhole }) => isWhole),
    found,
  }
}

async function sought(seeking: Seeking): Promise<Sought> {
  const { client, service, asked } = seeking
  const { collection, place } = asked
  const [source] = await orNone(readVersion(client, service.in(asked.from), collection, place))
  if (source === undefined) return { kind: 'noSource' }
  const said = decidedCounterpart(
    await confirmedOf(service.site),
    collection,
    source,
    service.language,
  )
  if (said === undefined) return compared(seeking, source)
  const [mate] = await orNone(readVersion(client, service, collection, { id: said.id }))
  if (mate && mate.status !== 'trash') return { kind: 'here', id: said.id }
  return { kind: 'gone', source, id: said.id, trashed: mate }
}

/**
 * The version of a record in the language of the service: the one that was confirmed, which is known at once, else what
 * the records tell. Never rejects for what the service says.
 */
export async function seekVersion(seeking: Seeking): Promise<Sought> {
  try {
    return await sought(seeking)
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', refusal: error }
    throw error
  }
}
