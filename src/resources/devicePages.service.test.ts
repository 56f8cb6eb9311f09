import * as fc from 'fast-check'
import { forAll } from '../testProperty.ts'
import { makeWorld, pageMode } from '../api/testWorld.ts'
import { readListedPage } from '../core/mirror/listedPage.ts'
import { fetchMirrored } from '../core/mirror/mirror.ts'
import { createQueryClient } from '../core/query/queryClient.ts'
import { type Listed, listQuery, readPage } from '../core/query/readOptions.ts'
import type { Identified } from '../core/resource/collection.ts'
import type { Page } from '../core/resource/envelope.ts'
import { everyStatus } from '../core/resource/everyStatus.ts'
import { addDays, todayIn } from '../time/wallTime.ts'
import { categories } from './categories/categories.ts'
import {
  daysBehind,
  type EventFilters,
  type EventRecord,
  events,
  storedEvents,
} from './events/events.ts'
import { organizers } from './organizers/organizers.ts'
import { tags } from './tags/tags.ts'
import { venues } from './venues/venues.ts'

const world = await makeWorld(pageMode, { data: 'town' })
const service = world.service()
const status = everyStatus(service.configuration)
const today = todayIn(service.configuration.timezone)

/** Puts all of a collection into the mirror of this device. */
const mirror = <R extends Identified, Filters>(of: Listed<R, Filters>, filters: Filters) =>
  fetchMirrored(createQueryClient(), service, of, filters)

const idsOf = ({ items }: Page<Identified>) => items.map(({ id }) => id)

let linked: { venue: number[]; organizer: number[]; tags: (number | string)[] }

beforeEach(async () => {
  linked = { venue: [], organizer: [], tags: [] }
  const { records } = await mirror(events, storedEvents(today, status))
  await mirror(venues, { status })
  await mirror(organizers, { status })
  await mirror(categories, {})
  await mirror(tags, {})
  for (const record of records) {
    linked.venue.push(...record.venue.map(({ id }) => id))
    linked.organizer.push(...record.organizer.map(({ id }) => id))
    linked.tags.push(...record.tags.flatMap(({ id, slug }) => [id, slug]))
  }
})

const some = <T>(of: () => readonly T[]) =>
  fc
    .array(fc.nat(), { minLength: 1, maxLength: 3 })
    .map((places) => places.map((at) => of()[at % of().length] as T))
const day = fc.integer({ min: -daysBehind - 5, max: 120 }).map((days) => addDays(today, days))

/** What narrows the days: one thing at a time, or nothing is found. */
const narrowing = fc.oneof(
  fc.constant({}),
  fc.record({ starts_after: day }),
  fc.record({ starts_before: day }),
  fc.record({ ends_before: day }),
  fc.record({ featured: fc.boolean() }),
  fc.record({ venue: some(() => linked.venue) }),
  fc.record({ organizer: some(() => linked.organizer) }),
  fc.record({ tags: some(() => linked.tags) }),
)

const listing = fc.record({
  status: fc.subarray([...status], { minLength: 1 }),
  ends_after: day,
  per_page: fc.constantFrom(10, 25, 50),
  page: fc.integer({ min: 1, max: 3 }),
})

test('what this device shows of a listing of events is what the service lists, in its order', async () => {
  let shown = 0
  await forAll(
    [listing, narrowing],
    async (listed, narrowed) => {
      const filters: EventFilters = { ...listed, ...narrowed }
      const query = listQuery(service, events, filters)
      const own = await readListedPage<EventRecord>(service, 'events', query)
      if (own === null) return
      shown += 1
      expect(idsOf(own)).toEqual(idsOf(await readPage(service, events, query)))
    },
    { numRuns: 100 },
  )
  expect(shown).toBeGreaterThan(20)
})

test('so it is of other collections', async () => {
  for (const [of, filters] of [
    [venues, { status }],
    [venues, { status: ['publish'], per_page: 10, page: 2 }],
    [organizers, { status }],
    [categories, {}],
    [tags, {}],
  ] as const) {
    const listed = of as Listed<Identified, unknown>
    const query = listQuery(service, listed, filters)
    const own = await readListedPage(service, of.name, query)
    expect(own && idsOf(own)).toEqual(idsOf(await readPage(service, listed, query)))
  }
})

const unknown = Object.entries({
  'what ends before what is stored': { starts_before: today, status },
  words: { ends_after: today, status, search: 'fira' },
  'categories, for what is inside of them': { ends_after: today, status, categories: [1] },
  'a moment': { ends_after: today, status, strict_dates: true },
  'a status that is not stored': { ends_after: today, status: ['trash'] },
  'more than sites list at once': { ends_after: today, status, per_page: 99 },
  'a page beyond the last': { ends_after: today, status, page: 300 },
})

test('of what it does not have it shows nothing', async () => {
  for (const [what, filters] of unknown) {
    const query = listQuery(service, events, filters)
    expect([what, await readListedPage(service, 'events', query)]).toEqual([what, null])
  }
})
