import {
  enqueue,
  noteQueued,
  noteSending,
  removeQueued,
} from '../../../core/write/queue/enqueue.ts'
import type { QueuedWrite } from '../../../core/write/queue/queued.ts'
import { heldWrite } from '../../../core/write/queue/unsent.ts'
import { events, type EventRecord } from '../../../resources/events/events.ts'
import type { Service } from '../../../api/service.ts'
import { pageMode } from '../../../api/testWorld.ts'
import { sending, titled, waiting, fairIn } from './queueBed.ts'

/** Something done at the last moment before one goes out, when the queue has been read. */
function justBefore(act: () => unknown): void {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementationOnce(() => {
    act()
    return now
  })
}

async function first(service: Service): Promise<QueuedWrite> {
  const [item] = await waiting(service)
  if (!item) throw new Error('nothing waits')
  return item
}

async function retitled(title: string) {
  const { service, fair, wait } = await fairIn(pageMode)
  await wait({ title })
  return { service, fair, item: await first(service) }
}

test('is not sent by who had read it before', async () => {
  const { service, item } = await retitled('Fira gran')
  const { sent, journal, send } = sending(service)
  justBefore(() => void removeQueued(item))
  expect(await send()).toBeNull()
  expect([sent, journal.entries()]).toEqual([[], []])
  expect(await titled(service, 'Fira')).toMatchObject([{ title: 'Fira' }])
  expect(await waiting(service)).toEqual([])
})

test('does not come back by what is noted of it', async () => {
  const { service, item } = await retitled('Fira gran')
  const note = () => noteQueued(item, { failures: 1 })
  await Promise.all([note(), removeQueued(item)])
  expect(await waiting(service)).toEqual([])
  expect(await note()).toBe('gone')
  expect(await waiting(service)).toEqual([])
})

test('does not go out where something else is meant in its place by now', async () => {
  const { service, fair, item } = await retitled('Fira gran')
  const write = (title: string, from: EventRecord) =>
    heldWrite({ service, collection: events, opened: from, changes: { title } }, null)
  await removeQueued(item)
  await enqueue(service, write('Fira gran', fair), 'a form')
  const before = await first(service)
  await enqueue(service, write('Fira major', fair), 'a form')
  expect(await noteSending(before, 1)).toBe('gone')
  expect(await waiting(service)).toMatchObject([
    { key: before.key, sentAt: null, changes: { title: 'Fira major' } },
  ])
})
