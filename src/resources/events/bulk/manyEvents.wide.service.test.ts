import { fewAtOnce } from '../../../core/query/fewAtOnce.ts'
import { planOf, type Task } from '../../../core/write/task.ts'
import { performed } from '../../../core/write/performed.ts'
import { type Undoable, undoing } from '../../../core/write/undo/undoing.ts'
import { memoryJournal } from '../../../core/write/testJournal.ts'
import type { Service } from '../../../api/service.ts'
import { makeWorld, type TestWorld } from '../../../api/testWorld.ts'
import { events, eventOf, type EventRecord } from '../events.ts'
import { movingTo } from './eventChanges.ts'

const many = 500
let world: TestWorld
let service: Service
let venues: number[]
let ids: readonly number[]

/** Events of every kind: statuses, flags, prices, zones, whole days, some of them hidden. */
function bodyOf(at: number): Readonly<Record<string, unknown>> {
  const day = String((at % 28) + 1).padStart(2, '0')
  const status = ['publish', 'draft', 'pending', 'private', 'future'][at % 5]
  return {
    title: `Acte ${at} & «més»`,
    description: `<p>Text ${at}</p>`,
    start_date: `2027-03-${day} 10:00:00`,
    end_date: `2027-03-${day} 12:30:00`,
    status,
    ...(status === 'future' ? { date: '2036-01-01 08:00:00' } : {}),
    timezone: at % 3 === 0 ? 'Atlantic/Canary' : 'Europe/Madrid',
    all_day: at % 7 === 0,
    featured: at % 2 === 0,
    sticky: at % 11 === 0,
    show_map: at % 4 !== 0,
    ...(at % 8 === 0 ? {} : { cost: ['10€', 'Gratuït', '10€ - 20€', '12.50€'][at % 4] }),
    website: `https://example.org/${at}?a=1&b=2`,
    hide_from_listings: at % 13 === 0,
    venue: venues[0],
  }
}

beforeAll(async () => {
  world = await makeWorld('live')
  service = world.service()
  const made = async (path: string, body: object) => await world.make(path, body)
  venues = [await made('venues', { venue: 'Ateneu' }), await made('venues', { venue: 'Teatre' })]
  const items = Array.from({ length: many }, (_, at) => at)
  ids = [...(await fewAtOnce(items, (at) => made('events', bodyOf(at))))]
}, 240_000)

/** All of them as they are in the service: no listing has those that are hidden. */
function read() {
  return fewAtOnce(ids, (id) => world.ask('GET', `events/${id}`))
}

/** What a change of the venue leaves as it is; the date of a draft follows its last update (modes.md). */
function othersIn(wire: Readonly<Record<string, unknown>>) {
  const isDraft = wire['status'] === 'draft' || wire['status'] === 'pending'
  const own = new Set([
    'venue',
    'modified',
    'modified_utc',
    'json_ld',
    ...(isDraft ? ['date', 'date_utc'] : []),
  ])
  return Object.fromEntries(Object.entries(wire).filter(([name]) => !own.has(name)))
}

async function written(tasks: readonly Task<EventRecord>[]) {
  const journal = memoryJournal()
  const outcomes = await fewAtOnce(tasks, (task) =>
    performed({ service, collection: events, journal }, task),
  )
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['saved']))
  return journal.entries() as readonly Undoable<EventRecord>[]
}

test(`the venue of ${many} live events and back: nothing else of any of them changes`, async () => {
  const [old, other = 0] = venues
  const venuesOf = (wires: readonly object[]) =>
    new Set(wires.map((wire) => eventOf(wire).venue[0]?.id))
  const before = await read()
  const { tasks } = planOf(before.map(eventOf), movingTo(other))
  expect(tasks).toHaveLength(many)
  const entries = await written(tasks)
  const after = await read()
  expect(venuesOf(after)).toEqual(new Set([other]))
  expect(after.map(othersIn)).toEqual(before.map(othersIn))
  await written(undoing(events.fields, entries))
  const back = await read()
  expect(venuesOf(back)).toEqual(new Set([old]))
  expect(back.map(othersIn)).toEqual(before.map(othersIn))
}, 400_000)
