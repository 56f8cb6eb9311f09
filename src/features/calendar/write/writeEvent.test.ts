import { createQueryClient } from '../../../core/query/queryClient.ts'
import { Conflict } from '../../../core/write/saved.ts'
import { eventOf } from '../../../resources/events/events.ts'
import { answering, editor, json, serviceOf } from '../../../api/testSite.ts'
import { writeEvent } from './useTakingBack.ts'

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
const changed = (status: string) =>
  writeEvent(client, { service: serviceOf(editor), opened: eventOf(wire), changes: { status } })

async function drafted() {
  const { back } = await changed('draft')
  if (!back) throw new Error('no way back')
  return back
}

test('a change of an event that stands as it was left is taken back, and nothing else with it', async () => {
  const there = site(null)
  const back = await drafted()
  expect(back.changes).toEqual({ status: 'publish' })
  await writeEvent(client, back)
  expect(there.now()).toMatchObject(wire)
})

test('over which somebody else wrote right after, it is not taken back', async () => {
  const there = site('private')
  const back = await drafted()
  await expect(writeEvent(client, back)).rejects.toBeInstanceOf(Conflict)
  expect(there.now().status).toBe('private')
  expect(there.writes()).toBe(1)
})

test('what is so already leaves nothing to take back', async () => {
  const there = site(null)
  expect((await changed('publish')).back).toBeNull()
  expect(there.writes()).toBe(0)
})
