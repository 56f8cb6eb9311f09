import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changedBoxes } from '../collection/form/recordForm.ts'
import { memoryJournal } from '../collection/journal.ts'
import { idPath } from '../collection/recordPath.ts'
import { safeUpdate } from '../collection/safeWriter.ts'
import { patience } from '../collection/testSave.ts'
import type { Call, Service } from '../service/service.ts'
import { makeWorld, modes, type TestWorld } from '../service/testWorld.ts'
import { join, split } from '../ui/html/rich/pieces.ts'
import { samples } from '../ui/html/rich/testSamples.ts'
import { eventFieldNames } from './form/eventValues.ts'
import { eventForm } from './form/eventForm.ts'
import { events } from './events.ts'

const times = { start_date: '2030-01-01 10:00:00', end_date: '2030-01-01 12:00:00' }

/** What goes out to change a record, from now on. */
function watched(service: Service): { service: Service; bodies: unknown[] } {
  const bodies: unknown[] = []
  const request = (call: Call) => {
    if (call.method === 'POST') bodies.push(call.body)
    return service.request(call)
  }
  return { service: { ...service, request }, bodies }
}

describe.each(modes)('a hard text that nobody changes, %s', (mode) => {
  let world: TestWorld
  beforeAll(async () => {
    world = await makeWorld(mode)
  })
  afterAll(() => world.drop())

  test(
    'is no change of its form, is not sent with others, and is afterwards what it was',
    async () => {
      expect(samples.length).toBeGreaterThanOrEqual(60)
      for (const [name, html] of samples.filter(([, text]) => text.trim() !== '')) {
        const fields = { title: name, ...times, description: html, excerpt: html }
        const { id } = await world.ask('POST', 'events', { ...fields, status: 'draft' })
        const path = idPath('events', Number(id))
        const before = await world.ask('GET', path)
        const opened = events.read(before)
        const { service, bodies } = watched(world.service())
        const filled = eventForm.filled(opened, service.configuration)
        const shown = { ...filled, description: join(split(filled.description)) }
        expect({ name, changed: changedBoxes(eventFieldNames, filled, shown) }).toEqual({
          name,
          changed: [],
        })
        const writing = { service, collection: events, journal: memoryJournal() }
        const { differences } = await safeUpdate(writing, {
          path,
          opened,
          changes: { featured: true },
        })
        expect({ name, differences }).toEqual({ name, differences: [] })
        expect(bodies).toHaveLength(1)
        for (const text of ['title', 'description', 'excerpt'])
          expect(bodies[0]).not.toHaveProperty(text)
        const { description, excerpt, title } = await world.ask('GET', path)
        expect({ description, excerpt, title }).toEqual({
          description: before.description,
          excerpt: before.excerpt,
          title: before.title,
        })
      }
    },
    2 * patience,
  )
})
