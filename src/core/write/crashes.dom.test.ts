import type { Identified } from '../resource/collection.ts'
import { pageJournal } from './journal.ts'
import type { Values } from './merge.ts'
import { ownerOf } from '../query/owner.ts'
import { idPath } from '../resource/recordPath.ts'
import { safeCreation } from './safeCreation.ts'
import { safeDeletion } from './safeDeletion.ts'
import { safeUpdate } from './safeWriter.ts'
import { undoEntry } from './undo/undoEntry.ts'
import { freshRecord, type Writing, type Journal } from './writing.ts'
import { forget } from '../../platform/entries.ts'
import { events } from '../../resources/events/events.ts'
import { withoutVenue } from '../../resources/events/venueUnlinking.ts'
import { writables } from '../../resources/records.ts'
import { venues } from '../../resources/venues/venues.ts'
import type { Service } from '../../api/service.ts'
import { makeWorld, pageMode } from '../../api/testWorld.ts'
import type { Operation } from './operation.ts'
import { readOperations, sendingOperations } from './operationStore.ts'
import { recheck } from './recheck.ts'
import type { Call } from '../../api/outgoing.ts'

/*
 * A page may die between any two steps of a write: before or after a request is answered, before or after something is
 * stored. Every such moment is tried, one after the other, until the write comes to its end. Whatever the moment,
 * nothing is lost, nothing is done twice, and the history says what was done and can take it back.
 */

class Died extends Error {}

/** A page that dies at one of its steps: from then on nothing it begins has an effect, and it hears of nothing. */
function dyingAt(inner: Service, last: number) {
  let steps = 0
  const live = () => {
    steps += 1
    if (steps > last) throw new Died()
  }
  /** The page may die before something is done, and after it. */
  const step = async <T>(task: () => Promise<T> | T): Promise<T> => {
    live()
    const outcome = await task()
    live()
    return outcome
  }
  const over = (service: Service): Service => ({
    ...service,
    request: (call: Call) => step(() => service.request(call)),
    in: (language) => over(service.in(language)),
  })
  const journal: Journal = {
    begin: (entry) => step(() => pageJournal.begin(entry)),
    record: (entry) => step(() => pageJournal.record(entry)),
    end: (key, ending) => step(() => pageJournal.end(key, ending)),
    found: (entry) => step(() => pageJournal.found(entry)),
  }
  return { service: over(inner), journal }
}

const span = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

type Name = 'events' | 'organizers' | 'tags'
const shapes = {
  events: { called: 'title', besides: { status: 'publish', ...span } },
  organizers: { called: 'organizer', besides: { status: 'publish' } },
  tags: { called: 'name', besides: {} },
} as const

const world = await makeWorld(pageMode)
const service = world.service()
const owner = ownerOf(service)
let name: string
beforeEach(async () => {
  name = `Cas ${crypto.randomUUID().slice(0, 8)}`
})

const history = () => readOperations(owner)
/** The next page, as long as something is due: nothing may be under way any more. */
const settle = async () => {
  for (const later of [6000, 130_000]) await recheck(service, writables, Date.now() + later)
  await vi.waitFor(async () => expect(await sendingOperations(owner)).toEqual([]))
}
const listed = async (of: Name) => {
  const among = of === 'events' ? 'starts_after=2027-01-01' : 'hide_empty=false'
  const body = await world.ask('GET', `${of}?search=${encodeURIComponent(name)}&${among}`)
  return Object(body)[of].map((one: Readonly<Record<string, unknown>>) => one[shapes[of].called])
}
const writingOf = (of: Name, page: Pick<Writing<Identified>, 'service' | 'journal'>) => {
  return { ...page, collection: writables[of] }
}
const made = async (of: Name): Promise<Identified> => {
  const values: Values = { [shapes[of].called]: name, ...shapes[of].besides }
  const page = { service, journal: { record: () => undefined } }
  return (await safeCreation(writingOf(of, page), { values })).record
}
const undone = async (entry: Operation) => {
  const undoing = { service, writables, series: 'undo', renewed: new Map() }
  return (await undoEntry(undoing, entry)).outcome.kind
}

/** Tries every moment. @param perform does the write in a page @param law is to hold when the next page has looked */
async function atEveryStep<T>(
  begin: () => Promise<T>,
  perform: (page: ReturnType<typeof dyingAt>, begun: T) => Promise<unknown>,
  law: (begun: T) => Promise<void>,
): Promise<number> {
  for (let last = 0; ; last += 1) {
    await forget('operations', 'all')
    name = `Cas ${crypto.randomUUID().slice(0, 8)}`
    const begun = await begin()
    const page = dyingAt(service, last)
    const isDone = await perform(page, begun).then(
      () => true,
      () => false,
    )
    await settle()
    await law(begun)
    if (isDone) return last
  }
}

test.each(['events', 'tags'] as const)('a change of %s', async (of) => {
  const { called } = shapes[of]
  const steps = await atEveryStep(
    () => made(of),
    (page, opened) => {
      const changes = { [called]: `${name} canviat` }
      return safeUpdate(writingOf(of, page), { path: idPath(of, opened.id), opened, changes })
    },
    async () => {
      const [now] = await listed(of)
      const all = await history()
      const isDone = now === `${name} canviat`
      expect(all.map(({ state, operation }) => [state, operation])).toEqual(
        isDone ? [['verified', 'update']] : [],
      )
      if (all[0]) expect(await undone(all[0])).toBe('saved')
      expect(await listed(of)).toEqual([name])
    },
  )
  expect(steps).toBeGreaterThan(3)
})

test.each(['events', 'organizers'] as const)('a new one of %s, saved again later', async (of) => {
  const values = () => ({ [shapes[of].called]: name, ...shapes[of].besides })
  const steps = await atEveryStep(
    async () => `form ${crypto.randomUUID()}`,
    (page, form) => safeCreation(writingOf(of, page), { values: values(), of: form }),
    async (form) => {
      const there = await listed(of)
      const all = await history()
      expect(all.map(({ state }) => state)).toEqual(there.map(() => 'verified'))
      // What was typed is still in the form: it is sent again, and finds what was made.
      await safeCreation(writingOf(of, { service, journal: pageJournal }), {
        values: values(),
        of: form,
      })
      await settle()
      expect(await listed(of)).toEqual([name])
      const [entry, ...others] = await history()
      expect(others).toEqual([])
      if (!entry) throw new Error('the history says nothing of it')
      expect(await undone(entry)).toBe('saved')
      expect(await listed(of)).toEqual([])
    },
  )
  expect(steps).toBeGreaterThan(3)
})

test.each(['events', 'tags'] as const)('a deletion of %s', async (of) => {
  const steps = await atEveryStep(
    () => made(of),
    (page, { id }) => safeDeletion(writingOf(of, page), { path: idPath(of, id), id }),
    async () => {
      const there = await listed(of)
      const all = await history()
      expect(all.map(({ operation }) => operation)).toEqual(there.length > 0 ? [] : ['delete'])
      if (all[0]) expect(await undone(all[0])).toBe('saved')
      expect(await listed(of)).toEqual([name])
    },
  )
  expect(steps).toBeGreaterThan(3)
})

// Elsewhere an update takes it away.
test.runIf(pageMode === 'live')('a venue taken from an event, gone on with later', async () => {
  const read = (id: number) => freshRecord({ service, collection: events }, idPath('events', id))
  const steps = await atEveryStep(
    async () => {
      const noted = { service, journal: { record: () => undefined } }
      const venue = { ...noted, collection: venues }
      const { record } = await safeCreation(venue, {
        values: { venue: name, status: 'publish' },
      })
      const values = { title: name, venue: [record.id], ...shapes.events.besides }
      return (await safeCreation({ ...noted, collection: events }, { values })).record
    },
    (page, opened) =>
      withoutVenue(page.service, { opened, passingName: `${name} de pas` }, page.journal),
    async ({ id, venue }) => {
      const opened = await read(id)
      if (opened.venue.length > 0)
        await withoutVenue(service, { opened, passingName: `${name} de pas` })
      expect((await read(id)).venue).toEqual([])
      const search = `venues?search=${encodeURIComponent(name)}&status=publish,draft`
      const { venues: left } = Object(await world.ask('GET', search))
      expect(left.map((one: { venue: string }) => one.venue)).toEqual([name])
      const [entry, ...others] = (await history()).filter((one) => one.collection === 'events')
      expect(others).toEqual([])
      // Of a page that died when all was done but noted, a person is asked: what is there is not what it left.
      const isNoted = JSON.stringify(entry?.changes) === '{"venue":[]}'
      if (opened.venue.length > 0) expect(isNoted).toBe(true)
      if (!entry || !isNoted) return
      expect(await undone(entry)).toBe('saved')
      expect((await read(id)).venue.map((one) => one.id)).toEqual(venue.map((one) => one.id))
    },
  )
  expect(steps).toBeGreaterThan(6)
})
