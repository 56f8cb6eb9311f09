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

/** Five hundred in `npm run test:full`; a tenth of them, of every kind, in `npm test`. */
const many = process.env['AGENDA_FULL'] === '1' ? 500 : 50
let world: TestWorld
let service: Service
let venues: number[]

type Wire = Record<string, unknown>

async function post(path: string, body: Wire): Promise<number> {
  const made = (await service.request({ method: 'POST', path, body })) as { id: number }
  return made.id
}

/** Events of every kind: statuses, flags, prices, zones, whole days. */
function factsOf(at: number): Wire {
  const day = String((at % 28) + 1).padStart(2, '0')
  const statuses = ['publish', 'draft', 'pending', 'private', 'future']
  const status = statuses[at % 5]
  return {
    title: `Acte ${at} & «més»`,
    description: `<p>Text ${at}</p>`,
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
    venue: venues[0],
  }
}

async function wires(): Promise<Map<number, Wire>> {
  const found = new Map<number, Wire>()
  const query = {
    starts_after: '1900-01-01',
    status: service.configuration.statuses,
    per_page: 50,
  }
  for (let page = 1; page <= many / 50; page += 1) {
    const body = await service.request({ method: 'GET', path: 'events', query: { ...query, page } })
    for (const wire of (body as { events: (Wire & { id: number })[] }).events)
      found.set(wire.id, wire)
    pageOf(body, 'events', page, eventOf)
  }
  return found
}

beforeAll(async () => {
  world = await makeWorld('live')
  service = world.service()
  venues = [await post('venues', { venue: 'Ateneu' }), await post('venues', { venue: 'Teatre' })]
  const items = Array.from({ length: many }, (_, at) => at)
  await bulkRun({ items, perform: (at) => post('events', factsOf(at)) }).over
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

/** What changes with every write, and what a draft's date does (modes.md, "need not report"). */
function unpermitted(before: Wire, after: Wire, meant: readonly string[]): string[] {
  const isDraft = before.status === 'draft' || before.status === 'pending'
  const permitted = new Set([
    'modified',
    'modified_utc',
    'json_ld',
    ...(isDraft ? ['date', 'date_utc'] : []),
    ...meant,
  ])
  const websites = (wire: Wire) => (wire.website === wire.url ? { ...wire, website: '' } : wire)
  const [was, is] = [websites(before), websites(after)]
  return Object.keys({ ...was, ...is }).filter(
    (name) => !permitted.has(name) && JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  )
}

function expectOnly(before: Map<number, Wire>, after: Map<number, Wire>, meant: string[]) {
  const strange = [...before].flatMap(([id, wire]) => {
    const names = unpermitted(wire, after.get(id) ?? {}, meant)
    return names.length > 0 ? [{ id, names }] : []
  })
  expect(strange).toEqual([])
}

const venueOf = (wire: Wire | undefined) => (wire?.venue as { id?: number } | undefined)?.id

test(`the venue of ${many} live events and back: nothing else of any of them changes`, async () => {
  const [old, other] = venues
  if (old === undefined || other === undefined) throw new Error('no venues')
  const before = await wires()
  expect(before.size).toBe(many)
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
  expectOnly(before, back, ['venue'])
}, 400_000)
