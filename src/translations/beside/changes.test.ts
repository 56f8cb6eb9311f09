import { expect, test } from 'vitest'
import { eventOf } from '../../events/events.ts'
import type { Listing, PairedListing } from '../pairing/listing.ts'
import { nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { emptyMemory } from '../pairing/pairingMemory.ts'
import { pairingSteps } from '../pairing/pairingSteps.ts'
import { changesOf, withChange } from './changes.ts'

const nothing: PairedListing = {
  language: 'ca',
  events: [],
  venues: [],
  organizers: [],
  categories: [],
  tags: [],
}

const fair = (over: object = {}) =>
  eventOf({ id: 1, slug: 'fira', title: 'Fira', start_date: '2027-03-01 10:00:00', ...over })

const listing = (...events: Listing['events']): Listing => ({
  language: 'ca',
  events,
  venues: [],
  organizers: [],
  categories: [],
  tags: [],
})

const told = (before: PairedListing, from: Listing | undefined, to: Listing) =>
  [...changesOf(from, to)].reduce(withChange, before)

/** What comes of all steps. */
function paired(listings: readonly PairedListing[], memory = emptyMemory()) {
  const steps = pairingSteps(listings, nothingConfirmed, memory)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const first = listing(fair(), eventOf({ id: 2, slug: 'ball', title: 'Ball' }))

test('a save of texts that pairing does not read leaves all that was worked out', () => {
  const before = told(nothing, undefined, first)
  const saved = listing(
    fair({ description: '<p>Nou</p>', status: 'draft' }),
    ...first.events.slice(1),
  )
  const after = told(before, first, saved)
  expect(after.events).toBe(before.events)
  const memory = emptyMemory()
  expect(paired([after], memory).events).toBe(paired([before], memory).events)
})
