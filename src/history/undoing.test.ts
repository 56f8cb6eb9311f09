import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Identified } from '../collection/collection.ts'
import { changedBetween } from '../collection/compare.ts'
import { type JournalEntry, memoryJournal } from '../collection/journal.ts'
import { idPath } from '../collection/recordPath.ts'
import { safeUpdate } from '../collection/safeWriter.ts'
import * as draw from '../collection/testArbitraries.ts'
import { created, patience } from '../collection/testSave.ts'
import { undoEntry } from '../collection/undo/undoEntry.ts'
import type { Values } from '../collection/merge.ts'
import { freshRecord, type Writable } from '../collection/writing.ts'
import { events } from '../events/events.ts'
import { organizers } from '../organizers/organizers.ts'
import type { Service } from '../service/service.ts'
import { makeWorld, modes, type TestWorld } from '../service/testWorld.ts'
import { writables } from './written.ts'

/** A draft has the date of its last write, and one that is published gets a slug for good (modes.md). */
const derived = new Set(['date', 'date_utc', 'slug'])

const eventValues = fc.record(
  {
    title: draw.title,
    description: draw.html,
    excerpt: draw.html,
    start_date: draw.wallTime(2027, 2027),
    end_date: draw.wallTime(2028, 2028),
    timezone: fc.constantFrom('Europe/Madrid', 'Atlantic/Canary', 'UTC'),
    all_day: fc.boolean(),
    featured: fc.boolean(),
    sticky: fc.boolean(),
    show_map: fc.boolean(),
    cost: fc.constantFrom('10€', '12.50 €', 'Gratuït'),
    website: draw.website,
    status: fc.constantFrom('publish', 'draft', 'pending', 'private'),
  },
  { requiredKeys: [] },
)

const organizerValues = fc.record(
  {
    organizer: draw.title,
    description: draw.html,
    phone: fc.constantFrom('93 000 00 00', '972'),
    website: draw.website,
    status: fc.constantFrom('publish', 'draft'),
  },
  { requiredKeys: [] },
)

describe.each(modes)('taking a write back over the %s service', (mode) => {
  let world: TestWorld
  let service: Service
  beforeAll(async () => {
    world = await makeWorld(mode)
    service = world.service()
  })
  afterAll(() => world.drop())

  /** What is not as it was after a write was done and undone, and what the undo said of that. */
  async function thereAndBack<R extends Identified>(
    collection: Writable<R>,
    opened: R,
    changes: Values,
  ) {
    const path = idPath(collection.name, opened.id)
    const journal = memoryJournal()
    await safeUpdate({ service, collection, journal }, { path, opened, changes })
    const entry: JournalEntry | undefined = journal.entries()[0]
    if (entry === undefined) return { left: [], said: [] }
    const undone = await undoEntry({ service, writables, series: 'undo', journal }, entry)
    const after = await freshRecord({ service, collection }, path)
    expect(journal.entries().slice(1)).toMatchObject([{ undoes: entry.key, series: 'undo' }])
    const left = changedBetween(collection.fields, opened, after).filter(
      (name) => !derived.has(name),
    )
    const { outcome } = undone
    return { left, said: outcome.kind === 'differs' ? outcome.fields : [outcome.kind] }
  }

  test(
    'every field that the service lets be restored is restored, and what is not is said',
    { timeout: patience },
    async () => {
      const facts = {
        start_date: '2027-03-01 10:00:00',
        end_date: '2027-03-01 12:00:00',
        description: '<p>Text</p>',
        excerpt: 'Resum',
        website: 'https://example.org/abans',
        cost: '5€',
        slug: `acte-${mode}`,
        status: 'publish',
      }
      await fc.assert(
        fc.asyncProperty(eventValues, async (changes) => {
          const title = `Fira ${crypto.randomUUID()}`
          const { record } = await created(service, events, { ...facts, title })
          const { left, said } = await thereAndBack(events, record, changes)
          expect(left.filter((name) => !said.includes(name))).toEqual([])
        }),
        { numRuns: 8 },
      )
      await fc.assert(
        fc.asyncProperty(organizerValues, async (changes) => {
          const organizer = `Ens ${crypto.randomUUID()}`
          const values = { organizer, description: '<p>Text</p>', phone: '1', status: 'publish' }
          const { record } = await created(service, organizers, values)
          const { left, said } = await thereAndBack(organizers, record, changes)
          expect(left.filter((name) => !said.includes(name))).toEqual([])
        }),
        { numRuns: 8 },
      )
    },
  )
})
