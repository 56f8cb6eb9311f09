import { enqueueAlso, noteSending } from '../../../core/write/queue/enqueue.ts'
import { heldWrite, orUnsent } from '../../../core/write/queue/unsent.ts'
import { created, pageMode } from '../../../core/write/testSave.ts'
import { events } from '../../../resources/events/events.ts'
import { ApiError, type ApiErrorKind } from '../../../api/apiError.ts'
import { venues } from '../../../resources/venues/venues.ts'
import { opened, sending, span, titled, unsent, waiting } from './queueBed.ts'

const hall = { venue: 'Sala' }
const values = { title: 'Aplec', status: 'publish', ...span }
const like = { ...values, end_date: '2027-03-01 13:00:00' }

/** What such a page leaves behind: it has noted that it sends, and no more. */
const left = async (kind: 'plain' | 'namesake' = 'plain') => {
  const world = await opened(pageMode)
  const service = world.service()
  const write = { service, opened: null, evenIfNamed: kind === 'namesake' }
  const held =
    kind === 'plain'
      ? heldWrite({ ...write, collection: events, changes: values }, null)
      : heldWrite({ ...write, collection: venues, changes: hall }, null)
  await enqueueAlso(service, [held])
  const [item] = await waiting(service)
  if (item === undefined) throw new Error('nothing waits')
  await noteSending(item, Date.now())
  return { service, ...sending(service) }
}

test('is not sent again while the service may be at it, and is found when it comes', async () => {
  const { service, sent, send } = await left()
  expect(await send()).toBeNull()
  await send()
  expect(sent).toEqual([])
  expect(await titled(service, 'Aplec')).toEqual([])
  expect(await waiting(service)).toMatchObject([{ stop: null }])
  await service.request({ method: 'POST', path: 'events', body: values })
  await send()
  expect(sent).toMatchObject([{ done: { recovered: true } }])
  expect(await titled(service, 'Aplec')).toHaveLength(1)
  expect(await waiting(service)).toEqual([])
})

test('is sent two minutes later when it has not come, however often it was looked for', async () => {
  const { service, sent, send } = await left()
  const since = Date.now()
  vi.setSystemTime(since + 100_000)
  await send()
  expect(await titled(service, 'Aplec')).toEqual([])
  vi.setSystemTime(since + 125_000)
  await send()
  expect(sent).toMatchObject([{ done: { recovered: false } }])
  expect(await titled(service, 'Aplec')).toHaveLength(1)
})

test('is not asked about either until then, though one is there that is a little like it', async () => {
  const { service, sent, send } = await left()
  const there = await created(service, events, like)
  await send()
  expect(await waiting(service)).toMatchObject([{ stop: null }])
  await service.request({ method: 'POST', path: 'events', body: values })
  await send()
  expect(sent).toMatchObject([{ done: { recovered: true } }])
  const ids = (await titled(service, 'Aplec')).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  expect(ids).toContain(there.record.id)
})

test('is asked about when it may not come any more', async () => {
  const { service, send } = await left()
  await created(service, events, like)
  vi.setSystemTime(Date.now() + 125_000)
  await send()
  expect(await waiting(service)).toMatchObject([{ stop: { kind: 'doubt' } }])
  expect(await titled(service, 'Aplec')).toHaveLength(1)
})

test('is not asked about until then, though it was to be made beside one of its name', async () => {
  const { service, sent, send } = await left('namesake')
  const since = Date.now()
  await send()
  vi.setSystemTime(since + 100_000)
  await send()
  expect(await waiting(service)).toMatchObject([{ stop: null, evenIfNamed: true }])
  vi.setSystemTime(since + 125_000)
  await send()
  expect(sent).toEqual([])
  expect(await waiting(service)).toMatchObject([{ stop: { kind: 'doubt' } }])
})

test.each([
  ['timeout', true],
  ['unanswered', false],
] as const)('what was given up for %s may be under way: %s', async (kind, mayBe) => {
  const service = (await opened('live')).service()
  const failing = (why: ApiErrorKind) => () =>
    Promise.reject(new ApiError({ kind: why, afterWrite: 'unknown' }))
  const meant = { service, collection: events, opened: null, changes: values }
  const { write } = await unsent(orUnsent(meant, failing(kind)))
  expect(write?.sentAt).not.toBeNull()
  expect(write?.underWay !== undefined).toBe(mayBe)
  // An earlier attempt of which nobody knows whether the service is still at it.
  const earlier = [{ at: new Date().toISOString() }]
  const again = await unsent(orUnsent({ ...meant, earlier }, failing('unanswered')))
  expect(again.write?.underWay).toBeDefined()
})
