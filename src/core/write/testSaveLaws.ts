import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import type { Service } from '../../api/service.ts'
import { makeWorld, type Mode, modes, type TestWorld } from '../../api/testWorld.ts'
import type { Identified } from '../resource/collection.ts'
import * as draw from '../resource/testArbitraries.ts'
import { created, droppedOf, type SaveLaw, saveOne } from './testSave.ts'

type Drawn = Readonly<Record<string, fc.Arbitrary<unknown>>>

interface Fields {
  /** what a record is made of, and each of its fields is changed to */
  readonly values: Drawn
  /** what it is changed to besides, and not made of */
  readonly edits?: Drawn
  /** each field that can be emptied, and what it is then */
  readonly emptied: Readonly<Record<string, unknown>>
}

/** Of any record, a save of one field changes or empties that field alone. @param fieldsOf of a world with pictures */
export function describeSaveLaws<R extends Identified & { readonly status: string }>(
  law: SaveLaw<R>,
  fieldsOf: (service: Service, mode: Mode) => Promise<Fields>,
): void {
  describe.each(modes)(`saving one field of the ${law.collection.name}, %s`, (mode) => {
    let world: TestWorld
    let service: Service
    let fields: Fields
    beforeAll(async () => {
      world = await makeWorld(mode, { options: { media: true } })
      service = world.service()
      fields = await fieldsOf(service, mode)
    })
    afterAll(() => world.drop())

    async function made(values: Readonly<Record<string, unknown>>): Promise<R> {
      const { record, differences } = await created(service, law.collection, values)
      expect(differences).toEqual([])
      return record
    }

    test('changes that field alone', async () => {
      const { values, edits = {} } = fields
      const all = draw.editsOf({ ...values, ...edits, date_utc: draw.wallTime(2020, 2025) })
      await forAll(
        [fc.record(values), all],
        async (first, changes) => {
          const { id } = await made(first)
          for (const { name, value } of changes) {
            const { differences, record } = await saveOne(service, law, id, name, value)
            const told = differences.map(({ field }) => field)
            const dropped = droppedOf(mode, name, record.status)
            expect({ name, value, told }).toEqual({ name, value, told: dropped })
          }
        },
        { numRuns: 3, endOnFailure: true },
      )
    })

    test('empties that field alone', async () => {
      const { values, emptied } = fields
      await forAll(
        [fc.record(values)],
        async (first) => {
          const { id } = await made(first)
          for (const [name, value] of Object.entries(emptied)) {
            const { differences } = await saveOne(service, law, id, name, value)
            expect({ name, differences }).toEqual({ name, differences: [] })
          }
        },
        { numRuns: 2, endOnFailure: true },
      )
    })
  })
}
