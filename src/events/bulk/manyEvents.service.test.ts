import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkRun } from '../../collection/bulk/bulkRun.ts'
import { type BulkChange, planOf, type Task } from '../../collection/bulk/bulkTask.ts'
import { type Outcome, performed } from '../../collection/bulk/performed.ts'
import { type Undoable, undoing } from '../../collection/bulk/undoing.ts'
import { pageOf } from '../../collection/envelope.ts'
import { memoryJournal } from '../../collection/journal.ts'
import type { Service } from '../../service/service.ts'
import { makeWorld, type TestWorld } from '../../service/testWorld.ts'
import { events, eventOf, type EventRecord } from '../events.ts'
import { movingTo } from './eventChanges.ts'
import { factsIn, type Linked, linkedIn, type Wire, wireOf } from './factsBed.ts'

/** Five hundred in `npm run test:full`; a tenth of them, of every kind, in `npm test`. */
const many = process.env['AGENDA_FULL'] === '1' ? 500 : 50
let world: TestWorld
let service: Service
let linked: Linked
let ids: readonly number[]

async function added(at: number): Promise<number> {
  const made = await service.request({ method: 'POST', path: 'events', body: bodyOf(at) })
  return (made as Wire).id
}

const isHidden = (at: number) => at % 13 === 0

/** Events of every kind: statuses, flags, prices, zones, whole days, links, some of them hidden. */
function bodyOf(at: number): Readonly<Record<string, unknown>> {
  const { venues, organizers, categories, tags, pictures } = linked
  const some = (of: readonly number[]) => of.filter((_, place) => place !== at % 3)
  const day = String((at % 28) + 1).padStart(2, '0')
  const statuses = ['publish', 'draft', 'pending', 'private', 'future']
  const status = statuses[at % 5]
  return {
    title: `Acte ${at} & «més»`,
    description: `<p>Text ${at}</p>`,
    excerpt: `Resum «${at}»`,
    start_date: `2027-03-${day} 10:00:00`,
    end_date: `2027-03-${day} 12:30:00`,
    status,
    ...(status === 'future' ? { date: '2027-01-01 08:00:00' } : {}),
    timezone: at % 3 === 0 ? 'Atlantic/Canary' : 'Europe/Madrid',
    all_day: at % 7 === 0,
    featured: at % 2 === 0,
    sticky: at % 11 === 0,
    show_map: at % 4 !== 0,
    show_map_link: at % 6 === 0,
    ...(at % 8 === 0 ? {} : { cost: ['10€', 'Gratuït', '10€ - 20€', '12.50€'][at % 4] }),
    ...(at % 9 === 0 ? {} : { website: `https://example.org/${at}?a=1&b=2` }),
    hide_from_listings: isHidden(at),
    ...(at % 10 === 0 ? {} : { image: pictures[at % 3] }),
    // In both orders: that of organizers is the event's own.
    organizer: at % 2 === 0 ? some(organizers) : some(organizers).toReversed(),
    categories: some(categories),
    tags: some(tags),
    venue: venues[0],
  }
}

/** All of them as they lie in the service: no listing has those that are hidden. */
async function wires(): Promise<Map<number, Wire>> {
  const found = new Map<number, Wire>()
  const hidden = ids.filter((_, at) => isHidden(at))
  for (const id of hidden) found.set(id, await wireOf(service, id))
  const query = {
    starts_after: '1900-01-01',
    status: service.configuration.statuses,
    per_page: 50,
  }
  for (let page = 1; page <= Math.ceil((many - hidden.length) / 50); page += 1) {
    const body = await service.request({ method: 'GET', path: 'events', query: { ...query, page } })
    for (const wire of (body as { events: Wire[] }).events) found.set(wire.id, wire)
    pageOf(body, 'events', page, eventOf)
  }
  return found
}

beforeAll(async () => {
  world = await makeWorld('live', { options: { media: true } })
  service = world.service()
  linked = await linkedIn(world)
  const items = Array.from({ length: many }, (_, at) => at)
  const { outcomes } = await bulkRun({ items, perform: added }).over
  ids = outcomes.filter((id) => id !== undefined)
}, 240_000)
afterAll(() => world.drop())

async function written(tasks: readonly Task<EventRecord>[]) {
  const journal = memoryJournal()
  const run = bulkRun<Task<EventRecord>, Outcome<EventRecord>>({
    items: tasks,
    perform: (task) => performed({ service, collection: events, journal }, task),
  })
  const { outcomes } = await run.over
  const entries = journal.entries() as readonly Undoable<EventRecord>[]
  return { kinds: outcomes.map((outcome) => outcome?.kind), entries }
}

function changedNames(before: Wire, after: Wire | undefined): string[] {
  const [was, is] = [factsIn(before), after ? factsIn(after) : {}]
  return Object.keys({ ...was, ...is }).filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  )
}

/** Nothing has changed of any of them but what was meant to. */
function expectOnly(before: Map<number, Wire>, after: Map<number, Wire>, meant: readonly string[]) {
  const changed = [...before].map(([id, wire]) => ({
    id,
    names: changedNames(wire, after.get(id)),
  }))
  expect(changed.filter(({ names }) => names.join() !== meant.join())).toEqual([])
}

const venueOf = (wire: Wire | undefined) => (wire?.venue as { id?: number } | undefined)?.id

test(`the venue of ${many} live events and back: nothing else of any of them changes`, async () => {
  const [old, other] = linked.venues
  if (old === undefined || other === undefined) throw new Error('no venues')
  const before = await wires()
  expect(before.size).toBe(many)
  const organizersOf = [...before.values()].map((wire) => (wire['organizer'] as unknown[]).length)
  expect(new Set(organizersOf)).toEqual(new Set([2]))
  const change: BulkChange<EventRecord> = movingTo(other)
  const plan = planOf([...before.values()].map(eventOf), change)
  expect(plan.tasks.length).toBe(many)

  const { kinds, entries } = await written(plan.tasks)
  expect(new Set(kinds)).toEqual(new Set(['saved']))
  const after = await wires()
  expect([...after.values()].filter((wire) => venueOf(wire) !== other)).toEqual([])
  expectOnly(before, after, ['venue'])

  const undone = await written(undoing(events.fields, entries))
  expect(new Set(undone.kinds)).toEqual(new Set(['saved']))
  const back = await wires()
  expect([...back.values()].filter((wire) => venueOf(wire) !== old)).toEqual([])
  expectOnly(before, back, [])
}, 400_000)
