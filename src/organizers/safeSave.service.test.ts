import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as draw from '../collection/testArbitraries.ts'
import { created, droppedOf, patience, pictures, saveOne } from '../collection/testSave.ts'
import type { Service } from '../service/service.ts'
import { makeWorld, modes, type TestWorld } from '../service/testWorld.ts'
import { organizers } from './organizers.ts'

const law = {
  collection: organizers,
  derived: {
    status: ['status', 'slug', 'url', 'date_utc'],
    date: ['date', 'date_utc'],
    date_utc: ['date', 'date_utc'],
  },
}

const values = {
  author: fc.constantFrom(1, 2, 3),
  date: draw.wallTime(2020, 2025),
  organizer: draw.title,
  description: draw.html,
  status: fc.constantFrom('publish', 'draft', 'pending', 'private'),
  phone: fc.constantFrom('938 000 000', '+34 938 000 001'),
  website: draw.website,
  email: fc.constantFrom('a@b.example', 'c.d@e.example'),
}

describe.each(modes)('saving one field of an organizer, %s', (mode) => {
  let world: TestWorld
  let service: Service
  let drawn: Readonly<Record<string, fc.Arbitrary<unknown>>>

  beforeAll(async () => {
    world = await makeWorld(mode, { options: { media: true } })
    service = world.service()
    const image = fc.constantFrom(...(await pictures(service)))
    drawn = { ...values, image }
  })

  afterAll(() => world.drop())

  test(
    'changes that field alone',
    async () => {
      const edits = { ...drawn, date_utc: draw.wallTime(2020, 2025) }
      await fc.assert(
        fc.asyncProperty(fc.record(drawn), draw.editsOf(edits), async (first, all) => {
          const { record, differences: atFirst } = await created(service, organizers, first)
          expect(atFirst).toEqual([])
          for (const { name, value } of all) {
            const saved = await saveOne(service, law, record.id, name, value)
            const fields = saved.differences.map(({ field }) => field)
            const dropped = droppedOf(mode, name, saved.record.status)
            expect({ name, value, fields }).toEqual({ name, value, fields: dropped })
          }
        }),
        { numRuns: 3, endOnFailure: true },
      )
    },
    patience,
  )

  test(
    'empties that field alone',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.record(drawn), async (first) => {
          const { record } = await created(service, organizers, first)
          for (const name of ['description', 'phone', 'website', 'email', 'image']) {
            const { differences } = await saveOne(service, law, record.id, name, '')
            expect({ name, differences }).toEqual({ name, differences: [] })
          }
        }),
        { numRuns: 2, endOnFailure: true },
      )
    },
    patience,
  )
})
