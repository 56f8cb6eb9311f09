import { performed } from '../../core/write/performed.ts'
import { Conflict } from '../../core/write/saved.ts'
import { modes } from '../../api/testWorld.ts'
import type { EventUpdate } from './events.ts'
import { writerBed } from './safeWriterBed.ts'

const at = (hour: number) => `2027-03-01 ${String(hour).padStart(2, '0')}:00:00`

describe.each(modes)('one moves the start, another the end, %s', (mode) => {
  const bed = writerBed(mode)

  /** The event is from ten to twelve; somebody else changes it before it is saved. */
  async function conflictOf(mine: EventUpdate, theirs: object): Promise<Conflict | null> {
    await bed.world.meddle('before GET', bed.path(), theirs)
    return await bed.save(mine).then(
      () => null,
      (error: unknown) => {
        if (error instanceof Conflict) return error
        throw error
      },
    )
  }

  test.each([
    ['start_date', at(11), 'end_date', at(10)],
    ['end_date', at(11), 'start_date', at(12)],
  ] as const)('%s to %s is asked about: %s to %s by another', async (field, mine, other, value) => {
    const before = { start_date: at(10), end_date: at(12) }
    const conflict = await conflictOf({ [field]: mine }, { [other]: value })
    const was = before[field]
    expect(conflict?.fields).toEqual([
      { field, opened: was, theirs: was, mine, beside: { field: other, value } },
    ])
    expect(await bed.read()).toMatchObject({ ...before, [other]: value })
  })

  test('it is asked about along with all the rest, and nothing that was not touched', async () => {
    const theirs = { title: 'La seva', end_date: at(10) }
    const conflict = await conflictOf({ title: 'La meva', start_date: at(11) }, theirs)
    expect(conflict?.fields.map(({ field }) => field)).toEqual(['title', 'start_date'])
  })

  test('nothing is asked where both go together', async () => {
    expect(await conflictOf({ start_date: at(11) }, { end_date: at(13) })).toBeNull()
    expect(await bed.read()).toMatchObject({ start_date: at(11), end_date: at(13) })
  })

  test('it is not written at a second try either, nor by putting a part of it aside', async () => {
    await conflictOf({ start_date: at(11), end_date: at(12) }, { end_date: at(10) })
    const fresh = await bed.read()
    const step = { kind: 'update', changes: { start_date: at(11) } } as const
    const outcome = await performed(bed.writing(), { opened: fresh, step })
    expect(outcome).toMatchObject({ kind: 'conflict', crossed: { field: 'start_date' } })
    expect(await bed.read()).toMatchObject({ start_date: at(10), end_date: at(10) })
  })

  test('what was chosen is saved, and not asked about again', async () => {
    await conflictOf({ start_date: at(11) }, { end_date: at(10) })
    const fresh = await bed.read()
    await bed.save({ start_date: at(11), end_date: at(12) }, fresh)
    expect(await bed.read()).toMatchObject({ start_date: at(11), end_date: at(12) })
  })
})
