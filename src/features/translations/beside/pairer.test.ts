import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { eventOf } from '../../../resources/events/events.ts'
import { nothingConfirmed, type ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { linked } from '../confirming/linkDecisions.ts'
import type { Listing } from '../pairing/listing.ts'
import type { Pairing } from '../pairing/pairing.ts'
import { createPairer } from './pairer.ts'
import { pairListings } from '../pairing/pairingOf.ts'

const languages = ['ca', 'es'] as const

interface Told {
  readonly id: number
  readonly slug: string
  readonly day: number
}

function listingOf(language: string, told: readonly Told[]): Listing {
  const events = told.map(({ id, slug, day }) => {
    const date = `2027-03-0${day}`
    return eventOf({ id, slug, start_date: `${date} 18:00:00`, end_date: `${date} 19:00:00` })
  })
  return { language, events, venues: [], organizers: [], categories: [], tags: [] }
}

const some = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    slug: fc.constantFrom('', 'fira', 'concert', 'taller'),
    day: fc.integer({ min: 1, max: 4 }),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
)

/** What is listed after what: the events that stay the same are the same objects, as after a save. */
const sites = fc.array(fc.tuple(some, some), { minLength: 1, maxLength: 4 })

const groupsOf = ({ groups }: Pairing) => groups.events.map((group) => JSON.stringify(group)).sort()

const answered = (pairer: ReturnType<typeof createPairer>, listings: readonly Listing[]) =>
  vi.waitFor(() => expect(pairer.state().isOf(listings)).toBe(true), { interval: 1 })

test('a pairer answers as if each question were the first, whatever it was told before', () =>
  forAll(
    [sites],
    async (rounds) => {
      const pairer = createPairer()
      const known = new Map<string, Listing['events'][number]>()
      for (const round of rounds) {
        const listings = round.map((told, at) => {
          const listing = listingOf(languages[at] ?? '', told)
          const events = listing.events.map((event, place) => {
            const key = `${listing.language} ${JSON.stringify(told[place])}`
            const same = known.get(key) ?? event
            known.set(key, same)
            return same
          })
          return Object.assign(listing, { events })
        })
        pairer.ask(listings, nothingConfirmed)
        const first = pairListings(listings, nothingConfirmed)
        // oxlint-disable-next-line no-await-in-loop -- one question after the other is the point
        await vi.waitFor(() => expect(groupsOf(pairer.state().pairing)).toEqual(groupsOf(first)), {
          interval: 1,
        })
      }
      pairer.close()
    },
    { numRuns: 20 },
  ))

test('a pairer answers the newest question, and not those before', async () => {
  const listings = languages.map((language) => listingOf(language, [{ id: 1, slug: 'a', day: 1 }]))
  const pairer = createPairer()
  const said: ConfirmedPairs = linked(nothingConfirmed, 'events', { ca: 1, es: 1 })
  const answers = new Set<Pairing>()
  pairer.subscribe(() => {
    if (pairer.state().isOf(listings)) answers.add(pairer.state().pairing)
  })
  pairer.ask(listings, nothingConfirmed)
  pairer.ask(listings, said)
  await answered(pairer, listings)
  const certainties = [...answers].map(({ groups }) => groups.events[0]?.links[0]?.certainty)
  expect(certainties).toEqual(['confirmed'])
  pairer.close()
})

test('a pairer says that the worker failed, and has another one try again', async () => {
  const opened: FakeWorker[] = []
  class FakeWorker extends EventTarget {
    readonly told: unknown[] = []
    constructor() {
      super()
      opened.push(this)
    }
    postMessage(message: unknown) {
      this.told.push(message)
    }
    terminate() {
      this.told.push('terminated')
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('location', new URL('https://agenda.test/'))
  const listings = languages.map((language) => listingOf(language, [{ id: 1, slug: 'a', day: 1 }]))
  const pairer = createPairer()
  pairer.ask(listings, nothingConfirmed)
  await vi.waitFor(() => expect(opened[0]?.told).toHaveLength(5))
  opened[0]?.dispatchEvent(new Event('error'))
  expect(pairer.state()).toMatchObject({ hasFailed: true, step: null })
  expect(opened[0]?.told.at(-1)).toBe('terminated')
  pairer.again()
  expect(pairer.state().hasFailed).toBe(false)
  await vi.waitFor(() => expect(opened[1]?.told).toHaveLength(5))
  expect(opened[1]?.told.slice(0, 4)).toEqual(opened[0]?.told.slice(0, 4))
  vi.unstubAllGlobals()
  pairer.close()
})
