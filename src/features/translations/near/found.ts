import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { decisionsOf } from '../confirming/linkDecisions.ts'
import type { Listing, PairedCollection } from '../pairing/listing.ts'
import type { Certainty, Pairing, Place, Proposal } from '../pairing/pairing.ts'
import { type GroupIndex, groupIndex } from '../state/groupIndex.ts'
import { pairListings } from '../pairing/pairingOf.ts'

/** A record of another language that is the version there. */
export interface Counterpart {
  readonly id: number
  readonly certainty: Certainty
}

/** Finds the versions of records among what was read. */
export interface Found {
  readonly index: GroupIndex
  mateOf(collection: PairedCollection, place: Place, language: string): Counterpart | undefined
  /** The likeliest ones, best first; what was said to be apart is not among them. */
  proposals(collection: PairedCollection, place: Place, language: string): readonly Proposal[]
}

/** What editors said counts also of records that were not read: they may have been made a moment ago. */
export function decidedCounterpart(
  confirmed: ConfirmedPairs,
  collection: PairedCollection,
  place: Place,
  other: string,
): Counterpart | undefined {
  const found = decisionsOf(confirmed, collection, place)?.[other]
  return found === undefined ? undefined : { id: found, certainty: 'confirmed' }
}

export function foundIn(listings: readonly Listing[], confirmed: ConfirmedPairs): Found {
  const pairing = pairListings(listings, confirmed)
  return foundOf(pairing, groupIndex(pairing), confirmed)
}

/** The same, where the records were compared already. */
export function foundOf(
  pairing: Pick<Pairing, 'proposalsFor'>,
  index: GroupIndex,
  confirmed: ConfirmedPairs,
): Found {
  const proposals: Found['proposals'] = (collection, place, language) =>
    pairing.proposalsFor(collection, place, language)
  return {
    index: {
      groupOf: index.groupOf,
      counterpart: (collection, place, language) =>
        decidedCounterpart(confirmed, collection, place, language)?.id ??
        index.counterpart(collection, place, language),
    },
    proposals,
    mateOf(collection, place, language) {
      if (place.language === language) return { id: place.id, certainty: 'confirmed' }
      const said = decidedCounterpart(confirmed, collection, place, language)
      if (said) return said
      const group = index.groupOf(collection, place)
      const id = group?.versions[language]
      if (group === undefined || id === undefined) return undefined
      const link = group.links.find(
        ({ languages }) => languages.includes(place.language) && languages.includes(language),
      )
      return { id, certainty: link?.certainty ?? 'possible' }
    },
  }
}
