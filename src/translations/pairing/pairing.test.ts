import { expect, test } from 'vitest'
import {
  nothingConfirmed,
  pairedCollections,
  pairListings,
  type ConfirmedPairs,
  type Group,
  type Link,
  type Listing,
  type PairedCollection,
  type Place,
  type Proposal,
} from '../translations.ts'

const empty: Listing = {
  language: 'ca',
  events: [],
  venues: [],
  organizers: [],
  categories: [],
  tags: [],
}

test('nothing is paired with nothing', () => {
  const said: ConfirmedPairs = nothingConfirmed
  const pairing = pairListings([empty], said)
  const groups = (collection: PairedCollection): readonly Group[] => pairing.groups[collection]
  const links: Link[] = pairedCollections.flatMap(groups).flatMap((group) => group.links)
  const place: Place = { language: 'ca', id: 1 }
  const proposals: readonly Proposal[] = pairing.proposalsFor('events', place, 'es')
  expect([...links, ...proposals]).toEqual([])
})
