import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import type { CollectionName, Identified, Writable } from '../../core/resource/collection.ts'
import { changedBetween } from '../../core/write/compare.ts'
import type { Values } from '../../core/write/merge.ts'
import { idPath } from '../../core/resource/recordPath.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import * as draw from '../../core/resource/testArbitraries.ts'
import { created, makeWorld, memoryJournal, modes, pictures } from '../../core/write/testSave.ts'
import { undoEntry } from '../../core/write/undo/undoEntry.ts'
import { freshRecord } from '../../core/write/writing.ts'
import { categories } from '../../resources/categories/categories.ts'
import { events } from '../../resources/events/events.ts'
import { organizers } from '../../resources/organizers/organizers.ts'
import { writables } from '../../resources/records.ts'
import type { Service } from '../../api/service.ts'
import { tags } from '../../resources/tags/tags.ts'
import { venues } from '../../resources/venues/venues.ts'

/** A draft has the date of its last write, and one that is published gets a slug for good (modes.md). */
const derived = new Set(['date', 'date_utc', 'slug'])

const flag = fc.boolean()
const status = fc.constantFrom('publish', 'draft', 'pending', 'private')

const eventValues = {
  title: draw.title,
  description: draw.html,
  excerpt: draw.html,
  start_date: draw.wallTime(2027, 2027),
  end_date: draw.wallTime(2028, 2028),
  timezone: fc.constantFrom('Europe/Madrid', 'Atlantic/Canary', 'UTC'),
  all_day: flag,
  featured: flag,
  sticky: flag,
  show_map: flag,
  show_map_link: flag,
  hide_from_listings: flag,
  author: fc.constantFrom(1, 2, 3),
  cost: fc.constantFrom('10€', '12.50 €', 'Gratuït'),
  website: draw.website,
  status,
}

/** What an event names: what it has of it before, and what it may have instead. A live one is never without a venue. */
async function eventLinks(service: Service) {
  const two = async <R extends Identified>(collection: Writable<R>, name: string) => {
    const make = (nr: string) => created(service, collection, { [name]: `Enllaç ${nr}` })
    return [(await make('u')).record.id, (await make('dos')).record.id]
  }
  const image = (await pictures(service)).slice(0, 2)
  const venue = await two(venues, 'venue')
  const ids = {
    organizer: await two(organizers, 'organizer'),
    categories: await two(categories, 'name'),
    tags: await two(tags, 'name'),
  }
  const facts = Object.entries({ venue, ...ids }).map(([field, all]) => [field, all.slice(0, 1)])
  const values = Object.entries(ids).map(([field, all]) => [field, fc.subarray(all)])
  return {
    facts: { ...Object.fromEntries(facts), image: image[0] },
    values: {
      ...Object.fromEntries(values),
      venue: fc.constantFrom(...venue.map((id) => [id])),
      image: fc.constantFrom('', ...image),
    },
  }
}

const organizerValues = {
  organizer: draw.title,
  description: draw.html,
  phone: fc.constantFrom('93 000 00 00', '972'),
  website: draw.website,
  status: fc.constantFrom('publish', 'draft'),
}

const place = fc.oneof(draw.words, fc.constant(''))

const venueValues = {
  venue: draw.title,
  description: fc.oneof(draw.html, fc.constant('')),
  status,
  show_map: flag,
  show_map_link: flag,
  address: place,
  city: place,
  country: fc.constantFrom('Spain', 'France', ''),
  province: place,
  state: place,
  stateprovince: place,
  zip: fc.constantFrom('08500', '17001', ''),
  phone: fc.constantFrom('938 000 000', ''),
  website: fc.oneof(draw.website, fc.constant('')),
}

const termValues = {
  name: draw.title,
  description: fc.oneof(draw.html, fc.constant('')),
  slug: fc.uuid(),
}

const eventFacts = {
  start_date: '2027-03-01 10:00:00',
  // After every start that is drawn: an event whose end comes first is refused, and not written.
  end_date: '2028-01-02 12:00:00',
  description: '<p>Text</p>',
  excerpt: 'Resum',
  website: 'https://example.org/abans',
  cost: '5€',
  slug: 'acte',
  status: 'publish',
}

/** What the wire calls the name of a record: no two have the same, whatever is drawn and shrunk. */
const named = {
  events: 'title',
  venues: 'venue',
  organizers: 'organizer',
  categories: 'name',
  tags: 'name',
}

const some = (values: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Values> =>
  fc.record(values, { requiredKeys: [] })

describe.each(modes)('taking a write back over the %s service', async (mode) => {
  const world = await makeWorld(mode, { options: { media: true } })
  const service = world.service()

  /** What is not as it was after a write was done and undone. */
  async function leftAfter<R extends Identified>(
    collection: Writable<R>,
    opened: R,
    changes: Values,
  ): Promise<string[]> {
    const path = idPath(collection.name, opened.id)
    const journal = memoryJournal()
    await safeUpdate({ service, collection, journal }, { path, opened, changes })
    const [entry] = journal.entries()
    if (entry === undefined) return []
    const under = { service, writables, series: 'undo', journal, renewed: new Map() }
    await undoEntry(under, entry)
    const after = await freshRecord({ service, collection }, path)
    expect(journal.entries().slice(1)).toMatchObject([{ undoes: entry.key, series: 'undo' }])
    const changed = changedBetween(collection.fields, opened, after)
    return changed.filter((name) => !derived.has(name))
  }

  /** @param first what the record holds before, beside its name */
  const restores = async <R extends Identified>(
    collection: Writable<R> & { readonly name: CollectionName },
    first: fc.Arbitrary<Values>,
    values: Record<string, fc.Arbitrary<unknown>>,
  ) =>
    await forAll(
      [first, some(values)],
      async (facts, changes) => {
        const name = { [named[collection.name]]: `Fira ${crypto.randomUUID()}` }
        const { record } = await created(service, collection, { ...facts, ...name })
        expect({ changes, left: await leftAfter(collection, record, changes) }).toEqual({
          changes,
          left: [],
        })
      },
      { numRuns: 6 },
    )

  test('restores every field of an event', async () => {
    const { facts, values } = await eventLinks(service)
    await restores(events, fc.constant({ ...eventFacts, ...facts }), { ...eventValues, ...values })
  })

  test('restores every field of an organizer', () =>
    restores(
      organizers,
      fc.constant({ description: '<p>Text</p>', phone: '1', status: 'publish' }),
      organizerValues,
    ))

  test('restores every field of a venue', () =>
    restores(venues, fc.record(venueValues), venueValues))

  test('restores what a venue’s state made of words said by hand', async () => {
    const facts = {
      venue: `Sala ${mode}`,
      province: 'Vic',
      stateprovince: 'Osona',
      status: 'publish',
    }
    const { record } = await created(service, venues, facts)
    expect(await leftAfter(venues, record, { state: 'Catalunya' })).toEqual([])
  })

  test('restores every field of a category', async () => {
    const above = await Promise.all(
      ['Arts', 'Cos'].map(async (name) => (await created(service, categories, { name })).record.id),
    )
    const values = { ...termValues, parent: fc.constantFrom(0, ...above) }
    await restores(categories, fc.record(values), values)
  })

  test('restores every field of a tag', () => restores(tags, fc.record(termValues), termValues))
})
