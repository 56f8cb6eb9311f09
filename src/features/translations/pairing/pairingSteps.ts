import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { eventKind } from './eventKind.ts'
import type { Kind } from './kind.ts'
import { organizerKind, termKind, venueKind } from './linkedKinds.ts'
import {
  pairedCollections,
  type PairedCollection,
  type PairedListing,
  type Versions,
  type LinkedCollection,
} from './listing.ts'
import {
  type Compared,
  comparedKind,
  matchedKind,
  type Matched,
  type PairingData,
} from './pairKind.ts'
import type { DecisionsOf } from './decisionsByRow.ts'
import type { Listed } from './table.ts'
import { thingsOf } from './thingsOf.ts'
import { usesOf } from './usesOf.ts'

/** How far the pairing is. */
export interface PairingStep {
  readonly collection: PairedCollection
  /** records gone through, of all there are */
  readonly done: number
  readonly of: number
}

/** Records in an order of their own: what is found does not depend on the listing's. */
function listed<R extends { readonly id: number }>(
  listings: readonly PairedListing[],
  recordsOf: (listing: PairedListing) => readonly R[],
): Listed<R>[] {
  return listings.map((listing) => ({
    language: listing.language,
    records: recordsOf(listing).toSorted((one, other) => one.id - other.id),
  }))
}

function saidOf({ together, apart }: ConfirmedPairs, collection: PairedCollection): DecisionsOf {
  const those = (said: ConfirmedPairs['together']): Versions[] =>
    said.filter((one) => one.collection === collection).map(({ versions }) => versions)
  return { together: those(together), apart: those(apart) }
}

/** How many records are gone through: those of the first of every two languages. */
function workOf(listings: readonly PairedListing[], collection: PairedCollection): number {
  return listings.reduce(
    (sum, listing, at) => sum + listing[collection].length * (listings.length - 1 - at),
    0,
  )
}

/** What was compared, by collection, and from what: an answer of an editor changes nothing of it. */
export type Comparisons = Map<
  PairedCollection,
  { readonly from: readonly unknown[]; readonly compared: Compared }
>

/** Whether two things made of arrays, maps and plain values say the same. */
function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => alike(each, other[at]))
  if (one instanceof Map && other instanceof Map)
    return one.size === other.size && [...one].every(([key, value]) => alike(value, other.get(key)))
  return false
}

/** One collection to be paired. */
interface Pairable<R> {
  readonly collection: PairedCollection
  readonly kind: () => Kind<R>
  readonly recordsOf: (listing: PairedListing) => readonly R[]
  /** what its records are compared by */
  readonly from: readonly unknown[]
}

function* pairs<R extends { readonly id: number }>(
  { collection, kind, recordsOf, from }: Pairable<R>,
  listings: readonly PairedListing[],
  confirmed: ConfirmedPairs,
  comparisons: Comparisons,
): Generator<number, Matched, void> {
  const witnesses = collection === 'events' ? ['instants', 'slug'] : ['name', 'slug']
  const known = comparisons.get(collection)
  const compared =
    known && alike(known.from, from)
      ? known.compared
      : yield* comparedKind(kind(), listed(listings, recordsOf), witnesses)
  comparisons.set(collection, { from, compared })
  return yield* matchedKind(compared, saidOf(confirmed, collection))
}

/**
 * Pairs of each collection and each two languages; linked records first, since they tell of the events.
 * @param comparisons of what was asked before: where listings are the same objects, they are only matched anew
 */
export function* pairingSteps(
  unordered: readonly PairedListing[],
  confirmed: ConfirmedPairs,
  comparisons: Comparisons = new Map(),
): Generator<PairingStep, PairingData, void> {
  const listings = unordered.toSorted((one, other) => (one.language < other.language ? -1 : 1))
  const languages = listings.map(({ language }) => language)
  let uses: ReturnType<typeof usesOf> | undefined
  const used = (collection: LinkedCollection) => (uses ??= usesOf(listings))[collection]
  const of = pairedCollections.reduce((sum, name) => sum + workOf(listings, name), 0)
  let done = 0
  function* matched<R extends { readonly id: number }>(pairable: Pairable<R>) {
    const { collection } = pairable
    const before = done
    const steps = pairs(pairable, listings, confirmed, comparisons)
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) {
        done = before + workOf(listings, collection)
        return step.value
      }
      done += step.value
      yield { collection, done, of }
    }
  }
  const terms = (collection: 'categories' | 'tags') =>
    matched({
      collection,
      kind: () => termKind(languages, used(collection)),
      recordsOf: (listing) => listing[collection],
      from: listings,
    })
  const linked = {
    venues: yield* matched({
      collection: 'venues',
      kind: () => venueKind(languages, used('venues')),
      recordsOf: ({ venues }) => venues,
      from: listings,
    }),
    organizers: yield* matched({
      collection: 'organizers',
      kind: () => organizerKind(languages, used('organizers')),
      recordsOf: ({ organizers }) => organizers,
      from: listings,
    }),
    categories: yield* terms('categories'),
    tags: yield* terms('tags'),
  }
  const things = thingsOf(linked)
  const events = yield* matched({
    collection: 'events',
    kind: () => eventKind(languages, things),
    recordsOf: (listing) => listing.events,
    from: [...listings, ...Object.values(things)],
  })
  return { events, ...linked }
}
