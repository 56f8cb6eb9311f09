import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { created, memoryJournal, type MemoryJournal } from '../../core/write/testSave.ts'
import type { Service } from '../../api/service.ts'
import { makeWorld, type Mode, type TestWorld } from '../../api/testWorld.ts'
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
export function writerBed(mode: Mode) {
  const bed = {} as {
    world: TestWorld
    service: Service
    journal: MemoryJournal
    event: EventRecord
  }
  beforeAll(async () => {
    bed.world = await makeWorld(mode)
    bed.service = bed.world.service()
  })
  afterAll(() => bed.world.drop())
  beforeEach(async () => {
    bed.journal = memoryJournal()
    await bed.world.fail([])
    const values = { ...facts, slug: `fira-${crypto.randomUUID()}` }
    bed.event = (await created(bed.service, events, values)).record
  })

  const path = () => `events/${bed.event.id}`
  const writing = () => ({ service: bed.service, collection: events, journal: bed.journal })
  return Object.assign(bed, {
    writing,
    path,
    save: (changes: EventUpdate, opened = bed.event) =>
      safeUpdate(writing(), { path: path(), opened, changes }),
    remove: () => safeDeletion(writing(), { path: path(), id: bed.event.id }),
    read: async () => events.read(await bed.service.request({ method: 'GET', path: path() })),
  })
}
