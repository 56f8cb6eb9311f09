import { eventOf } from '../../../resources/events/events.ts'
import { nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import { listingOf } from '../listings/listingOf.ts'
import type { Listing } from '../pairing/listing.ts'
import { linkedWorker } from './linkedWorker.ts'
import { pairListings } from '../pairing/pairingOf.ts'

const day = '2027-03-05'
const listings = ['ca', 'es'].map((language): Listing => {
  const times = { start_date: `${day} 18:00:00`, end_date: `${day} 19:00:00` }
  const events = [1, 2, 3].map((id) => eventOf({ id, slug: `fira-${id}`, ...times }))
  return listingOf(language, events)
})
const { groups } = pairListings(listings, nothingConfirmed)

test('pairs that are found beside the page are those that would be found on it', async () => {
  expect(groups.events.length).toBeGreaterThan(0)
  expect((await linkedWorker(listings, nothingConfirmed)).groups).toEqual(groups)
})

test('pairs that are found beside the page are found on it where the worker fails, which is not kept', async () => {
  const ended = vi.fn<() => void>()
  class BrokenWorker extends EventTarget {
    postMessage() {
      this.dispatchEvent(new Event('error'))
    }
    terminate() {
      ended()
    }
  }
  vi.stubGlobal('Worker', BrokenWorker)
  vi.stubGlobal('location', new URL('https://agenda.test/'))
  expect((await linkedWorker(listings, nothingConfirmed)).groups).toEqual(groups)
  expect(ended).toHaveBeenCalled()
})
