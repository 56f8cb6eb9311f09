import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as draw from '../collection/testArbitraries.ts'
import { created, droppedOf, patience, pictures, saveOne } from '../collection/testSave.ts'
import type { Service } from '../service/service.ts'
import { makeWorld, modes, type TestWorld } from '../service/testWorld.ts'
import { venues } from './venues.ts'

const regions = ['state', 'province', 'country', 'stateprovince']

const law = {
  collection: venues,
  derived: {
    status: ['status', 'slug', 'url', 'date_utc'],
    date: ['date', 'date_utc'],
    date_utc: ['date', 'date_utc'],
    state: regions,
    province: regions,
    country: regions,
  },
}

const flag = fc.boolean()

const values = {
  author: fc.constantFrom(1, 2, 3),
  date: draw.wallTime(2020, 2025),
  venue: draw.title,
  description: draw.html,
  status: fc.constantFrom('publish', 'draft', 'pending', 'private'),
  show_map: flag,
  show_map_link: flag,
  address: draw.words,
  city: draw.words,
  country: fc.constantFrom('Spain', 'United States', 'France'),
  province: draw.words,
  state: draw.words,
  zip: fc.constantFrom('08500', '17001'),
  phone: fc.constantFrom('938 000 000', '+34 938 000 001'),
  website: draw.website,
}

const texts = ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'website']
const emptied = ['description', ...texts, 'stateprovince', 'image']

describe.each(modes)('saving one field of a venue, %s', (mode) => {
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
      const edits = { ...drawn, stateprovince: draw.words, date_utc: draw.wallTime(2020, 2025) }
      await fc.assert(
        fc.asyncProperty(fc.record(drawn), draw.editsOf(edits), async (first, all) => {
          const { record, differences: atFirst } = await created(service, venues, first)
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
          const { record } = await created(service, venues, first)
          for (const name of emptied) {
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
