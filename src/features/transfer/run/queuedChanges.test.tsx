import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { storeOutcome } from '../../../core/write/outcomes.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { enqueueAlso, removeQueued } from '../../../core/write/queue/enqueue.ts'
import { queueOf } from '../../../core/write/queue/queued.ts'
import { heldWrite } from '../../../core/write/queue/unsent.ts'
import { useStoredJobs } from '../../../core/job/useStoredJobs.ts'
import { writables } from '../../../resources/records.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { ServiceContext } from '../../../api/useService.ts'
import { changesOf } from './importBed.ts'
import { imports } from './importPlan.ts'

const service = serviceOf(editor)
const readOf = (id: number) => writables.events.read({ id, title: 'Fira' })

/** Changes of three events, of which one waits for the network. */
async function oneQueued(ids: readonly number[] = [7, 8, 9]) {
  const { job: kept } = await imports.add(service, changesOf(ids))
  await imports.note(kept.key, 0, { state: 'saved' })
  const meant = { service, collection: writables.events, opened: readOf(8) }
  const marks = { series: kept.key }
  const held = heldWrite({ ...meant, changes: { title: 'Ball' }, marks }, null)
  const [key = ''] = (await enqueueAlso(service, [held])) ?? []
  await imports.note(kept.key, 1, { state: 'queued', key })
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <ServiceContext value={service}>{children}</ServiceContext>
)

function shown() {
  const { result } = renderHook(() => useStoredJobs(imports.left), { wrapper })
  return (states: readonly string[]) =>
    waitFor(() => expect(result.current?.[0]?.items.map(({ state }) => state)).toEqual(states), {
      timeout: 5000,
    })
}

/** It goes out from the queue, and is in the history. */
async function sent() {
  const [item] = await queueOf(ownerOf(service))
  if (!item) throw new Error('not queued')
  const { key } = item
  const at = '2026-11-25T10:00:00.000Z'
  const { site, language } = service
  const place = { site, account: 'password:editor', language, collection: 'events' } as const
  const write = { operation: 'update', id: 8, before: readOf(8), after: readOf(8) } as const
  await storeOutcome({
    key,
    state: 'verified',
    at,
    ...place,
    ...write,
    changes: {},
    from: '/ca/queue',
  })
}

test('a row that waits for the network is not to be gone on with, and is written once it was sent', async () => {
  await oneQueued()
  const shows = shown()
  await shows(['saved', 'queued', 'waiting'])
  await act(() => sent())
  await shows(['saved', 'saved', 'waiting'])
})

test('one that was taken out of the queue can be gone on with', async () => {
  await oneQueued()
  const shows = shown()
  await shows(['saved', 'queued', 'waiting'])
  const [item] = await queueOf(ownerOf(service))
  await act(async () => void (await removeQueued(item ?? { key: '' })))
  await shows(['saved', 'waiting', 'waiting'])
})

const listed = async () => (await imports.all(service)).length

test('changes whose last row the queue has sent are left no longer', async () => {
  await oneQueued([7, 8])
  const shows = shown()
  await shows(['saved', 'queued'])
  expect(await listed()).toBe(1)
  await act(() => sent())
  await waitFor(async () => expect(await listed()).toBe(0), { timeout: 5000 })
})

test('nor where it was sent while they were not on the page', async () => {
  await oneQueued([7, 8])
  await sent()
  shown()
  await waitFor(async () => expect(await listed()).toBe(0), { timeout: 5000 })
})
