import { describe, expect, test } from 'vitest'
import { Conflict } from '../collection/saved.ts'
import { modes } from '../service/testWorld.ts'
import type { EventUpdate } from './events.ts'
import { writerBed } from './safeWriterBed.ts'

const at = (hour: number) => `2027-03-01 ${String(hour).padStart(2, '0')}:00:00`

describe.each(modes)('one moves the start, another the end, %s', (mode) => {
  const bed = writerBed(mode)

  /** The event is from ten to twelve; somebody else changes it before it is saved. */
  async function conflictOf(mine: EventUpdate, theirs: object): Promise<Conflict | null> {
    const path = bed.path()
    const rule = { kind: 'colleague', when: 'before', method: 'GET', path, times: 1 }
    await bed.world.fail([{ ...rule, fields: theirs }])
    return await bed.save(mine).then(
      () => null,
      (error: unknown) => {
        if (error instanceof Conflict) return error
        throw error
      },
    )
  }

  test.each([
    ['the end', { start_date: at(11) }, { end_date: at(10) }],
    ['the start', { end_date: at(11) }, { start_date: at(12), end_date: at(12) }],
  ])(
    'both are asked about where another has moved %s past it, and nothing is written',
    async (_, mine, theirs) => {
      const conflict = await conflictOf(mine, theirs)
      const before = { start_date: at(10), end_date: at(12) }
      const found = { ...before, ...theirs }
      const meant = { ...before, ...mine }
      expect(conflict?.fields).toEqual(
        (['start_date', 'end_date'] as const).map((field) => ({
          field,
          opened: before[field],
          theirs: found[field],
          mine: meant[field],
        })),
      )
      expect(await bed.read()).toMatchObject(found)
    },
  )

  test('nothing is asked where both go together', async () => {
    expect(await conflictOf({ start_date: at(11) }, { end_date: at(13) })).toBeNull()
    expect(await bed.read()).toMatchObject({ start_date: at(11), end_date: at(13) })
  })

  test('what was chosen is saved, and not asked about again', async () => {
    await conflictOf({ start_date: at(11) }, { end_date: at(10) })
    const fresh = await bed.read()
    await bed.save({ start_date: at(11), end_date: at(12) }, fresh)
    expect(await bed.read()).toMatchObject({ start_date: at(11), end_date: at(12) })
  })
})
