import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../core/query/queryClient.ts'
import { Conflict } from '../../../core/write/saved.ts'
import { eventOf } from '../../../resources/events/events.ts'
import { answering, editor, json, serviceOf } from '../../../api/testSite.ts'
import { writeEvent } from './writeEvent.ts'

afterEach(() => vi.unstubAllGlobals())

const times = { start_date: '2027-03-12 20:00:00', end_date: '2027-03-12 22:00:00' }
const wire = { id: 7, title: 'Jazz', status: 'publish', timezone: 'Europe/Madrid', ...times }

/** A service at which somebody else gives the event another status right after the first write, or nobody does. */
function site(theirs: string | null) {
  let now = { ...wire }
  let writes = 0
  answering(({ method, body }) => {
    if (method !== 'POST') return json(now)
    writes += 1
    now = { ...now, ...body }
    const answer = json(now)
    if (writes === 1 && theirs !== null) now = { ...now, status: theirs }
    return answer
  })
  return { now: () => now, writes: () => writes }
}

const client = createQueryClient()
const drafted = () =>
  writeEvent(client, {
    service: serviceOf(editor),
    opened: eventOf(wire),
    changes: { status: 'draft' },
  })

describe('a change of an event', () => {
  let there: ReturnType<typeof site>

  describe('that stands as it was left', () => {
    beforeEach(() => {
      there = site(null)
    })

    test('is taken back, and nothing else with it', async () => {
      const { back } = await drafted()
      if (!back) throw new Error('no way back')
      expect(back.changes).toEqual({ status: 'publish' })
      await writeEvent(client, back)
      expect(there.now()).toMatchObject(wire)
    })
  })

  describe('over which somebody else wrote right after', () => {
    beforeEach(() => {
      there = site('private')
    })

    test('is not taken back over theirs', async () => {
      const { back } = await drafted()
      if (!back) throw new Error('no way back')
      await expect(writeEvent(client, back)).rejects.toBeInstanceOf(Conflict)
      expect(there.now().status).toBe('private')
      expect(there.writes()).toBe(1)
    })
  })

  test('that is one already leaves nothing to take back', async () => {
    there = site(null)
    const opened = eventOf(wire)
    const saved = await writeEvent(client, {
      service: serviceOf(editor),
      opened,
      changes: { status: 'publish' },
    })
    expect(saved.back).toBeNull()
    expect(there.writes()).toBe(0)
  })
})
