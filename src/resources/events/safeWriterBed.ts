import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { created, memoryJournal, type MemoryJournal } from '../../core/write/testSave.ts'
import type { Service } from '../../api/service.ts'
import { makeWorld, type modes, type TestWorld } from '../../api/testWorld.ts'
import { events, type EventRecord, type EventUpdate } from './events.ts'

export const facts = {
  title: 'Fira',
  status: 'publish',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
  cost: '10€',
  featured: true,
}

/** A world for a group of tests, with a new event and an empty journal before each. */
export function writerBed(mode: (typeof modes)[number]) {
  let world: TestWorld
  let service: Service
  let journal: MemoryJournal
  let event: EventRecord

  beforeAll(async () => {
    world = await makeWorld(mode)
    service = world.service()
  })

  afterAll(() => world.drop())

  beforeEach(async () => {
    journal = memoryJournal()
    await world.fail([])
    event = (await created(service, events, { ...facts, slug: `fira-${crypto.randomUUID()}` }))
      .record
  })

  const writing = () => ({ service, collection: events, journal })
  const path = () => `events/${event.id}`
  return {
    get world() {
      return world
    },
    get service() {
      return service
    },
    get journal() {
      return journal
    },
    get event() {
      return event
    },
    writing,
    path,
    save: (changes: EventUpdate, opened = event) =>
      safeUpdate(writing(), { path: path(), opened, changes }),
    remove: () => safeDeletion(writing(), { path: path(), id: event.id }),
    read: async () => events.read(await service.request({ method: 'GET', path: path() })),
  }
}
