import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { eventKind } from './eventKind.ts'
import type { Kind } from './kind.ts'
import { organizerKind, termKind, venueKind } from './linkedKinds.ts'
import {
  pairedCollections,
  type PairedCollection,
  type PairedListing,
  type Versions,
} from './listing.ts'
import { comparedKind, matchedKind, type Matched, type PairingData } from './pairKind.ts'
import { emptyMemory, type PairingMemory, remembered } from './pairingMemory.ts'
import type { SaidOf } from './saidByRow.ts'
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

function saidOf({ together, apart }: ConfirmedPairs, collection: PairedCollection): SaidOf {
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

/** One collection to be paired. */
interface Pairable<R> {
  readonly collection: PairedCollection
  readonly kind: Kind<R>
  readonly recordsOf: (listing: PairedListing) => readonly R[]
  /** what its records are compared by beside themselves */
  readonly beside: readonly unknown[]
}

function* pairs<R extends { readonly id: number }>(
  { collection, kind, recordsOf, beside }: Pairable<R>,
  listings: readonly PairedListing[],
  confirmed: ConfirmedPairs,
  memory: PairingMemory,
): Generator<number, Matched, void> {
  const witnesses = collection === 'events' ? ['instants', 'slug'] : ['name', 'slug']
  const from = [...listings.flatMap((listing) => [listing.language, recordsOf(listing)]), ...beside]
  const compared = yield* remembered(memory.compared, collection, from, (before) =>
    comparedKind(kind, listed(listings, recordsOf), { witnesses, beside }, before),
  )
  const said = saidOf(confirmed, collection)
  const names = [said.together, said.apart].map((all) => all.map((each) => JSON.stringify(each)))
  return yield* remembered(memory.matched, collection, [compared, ...names], (before) =>
    matchedKind(compared, said, before),
  )
}

/**
 * Pairs of each collection and each two languages; linked records first, since they tell of the events.
 * @param memory of what was asked before: a collection that nothing changed for is not paired anew
 */
export function* pairingSteps(
  unordered: readonly PairedListing[],
  confirmed: ConfirmedPairs,
  memory: PairingMemory = emptyMemory(),
): Generator<PairingStep, PairingData, void> {
  const listings = unordered.toSorted((one, other) => (one.language < other.language ? -1 : 1))
  const languages = listings.map(({ language }) => language)
  const used = usesOf(listings, memory)
  const of = pairedCollections.reduce((sum, name) => sum + workOf(listings, name), 0)
  let done = 0
  function* matched<R extends { readonly id: number }>(pairable: Pairable<R>) {
    const { collection } = pairable
    const before = done
    const steps = pairs(pairable, listings, confirmed, memory)
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) {
        done = before + workOf(listings, collection)
        return step.value
      }
      done += step.value
      yield { collection, done, of }
    }
  }
  function terms(collection: 'categories' | 'tags') {
    const kind = termKind(languages, used[collection])
    return matched({
      collection,
      kind,
      recordsOf: (of) => of[collection],
      beside: [used[collection]],
    })
  }
  const linked = {
    venues: yield* matched({
      collection: 'venues',
      kind: venueKind(languages, used.venues),
      recordsOf: ({ venues }) => venues,
      beside: [used.venues],
    }),
    organizers: yield* matched({
      collection: 'organizers',
      kind: organizerKind(languages, used.organizers),
      recordsOf: ({ organizers }) => organizers,
      beside: [used.organizers],
    }),
    categories: yield* terms('categories'),
    tags: yield* terms('tags'),
  }
  const things = thingsOf(linked)
  const events = yield* matched({
    collection: 'events',
    kind: eventKind(languages, things),
    recordsOf: (of) => of.events,
    beside: Object.values(things),
  })
  return { events, ...linked }
}
