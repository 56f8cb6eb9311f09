import { keep, entriesOf, watchStore } from '../../platform/entries.ts'
import { prune } from '../../platform/prune.ts'
import type { Operation } from './operation.ts'
import { draftAt, draftsOf, putDraft, removeDrafts } from './drafts.ts'
import { attemptsOf, readOperations, unstoredOperations } from './operationStore.ts'
import { storeOutcome, storeSending } from './outcomes.ts'
import { pruneOperations } from './pruneOperations.ts'
import { testOperation } from './testOperation.ts'

const day = 86_400_000
const testWaiting = {
  title: 'Fira',
  opened: null,
  changes: {},
  evenIfNamed: false,
  sentAt: null,
  stop: null,
  failures: 0,
}
const most = 500_000_000

const entryOf = (at: string, more: Partial<Operation> = {}) =>
  testOperation({
    key: `${at} ${crypto.randomUUID()}`,
    at,
    site: 'site',
    account: 'editor',
    ...more,
  })

const agoAt = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
const keptKeys = async () => (await entriesOf('operations', 'site editor')).map(({ key }) => key)

async function stored(entry: Operation): Promise<void> {
  await keep('operations', { key: entry.key, owner: 'site editor', at: entry.at, body: entry })
}

it('the operations on this device is read again by who shows it when a write is over, and not before', async () => {
  const shown = vi.fn()
  const stop = watchStore('operations', shown)
  const entry = entryOf(agoAt(0))
  await storeSending(entry)
  expect(shown).not.toHaveBeenCalled()
  await storeOutcome(entry)
  expect(shown).toHaveBeenCalledOnce()
  stop()
})

it('the operations on this device keeps a write whole, nobody waiting for it', async () => {
  const entry = entryOf(agoAt(0))
  await storeOutcome(entry)
  await vi.waitFor(async () => expect(await keptKeys()).toEqual([entry.key]))
  const [kept] = await entriesOf('operations', 'site editor')
  expect(kept?.body).toEqual({ ...entry, recheckAt: expect.any(String) })
})

it('the operations on this device keeps what is on its way apart from what is over, however old', async () => {
  const entry = entryOf(agoAt(91 * day))
  await storeSending(entry)
  await pruneOperations()
  expect(await keptKeys()).toEqual([entry.key])
  expect(await readOperations('site editor')).toEqual([])
  await storeOutcome(entry)
  expect(await readOperations('site editor')).toEqual([expect.objectContaining({ key: entry.key })])
})

it('the operations on this device skips what another version left in a shape that this one does not read', async () => {
  const entry = entryOf(agoAt(0))
  const strange = {
    key: '9',
    owner: 'site editor',
    at: entry.at,
    body: { ...entry, state: 'new' },
  }
  await keep('operations', strange)
  await stored(entry)
  expect(await readOperations('site editor')).toEqual([entry])
})

it('the operations on this device lets go neither of what waits nor of what another version left, however old', async () => {
  const at = agoAt(91 * day)
  const waiting = { ...testWaiting, at, saidAt: at }
  const strange = { ...entryOf(at), state: 'new' }
  await stored(entryOf(at, { key: '1', state: 'queued', waiting }))
  await keep('operations', { key: '2', owner: 'site editor', at, body: strange })
  await stored(entryOf(at, { key: '3' }))
  await pruneOperations()
  expect(await keptKeys()).toEqual(['1', '2'])
})

it('the operations on this device keeps a draft apart from what was written and what went out, however old; one in another shape is none', async () => {
  const body = { language: 'ca', collection: 'tags', id: null, title: 'Fira' } as const
  const at = agoAt(91 * day)
  const draft = {
    key: 'form',
    owner: 'site editor',
    at,
    body: { ...body, boxes: { name: 'Fira' }, opened: {}, of: 'of' },
  }
  await putDraft(draft)
  await stored(entryOf(at, { state: 'draft' }))
  await pruneOperations()
  expect(await draftsOf('site editor')).toEqual([draft])
  expect(await readOperations('site editor')).toEqual([])
  expect(await attemptsOf('site editor', 'of')).toEqual([])
  await removeDrafts(['form'])
  expect(await draftAt('form')).toBeUndefined()
})

it('the operations on this device is of ninety days: what is older leaves first', async () => {
  const [old, young] = [entryOf(agoAt(91 * day)), entryOf(agoAt(89 * day))]
  await stored(old)
  await stored(young)
  await prune('operations', {
    oldest: agoAt(90 * day),
    settled: agoAt(day),
    bytes: 50_000_000,
    most,
  })
  expect(await keptKeys()).toEqual([young.key])
})

it('the operations on this device is of so many bytes: the oldest leave first, whoever’s they are', async () => {
  const many = Array.from({ length: 10 }, (_, at) => entryOf(agoAt((10 - at) * 1000)))
  for (const entry of many) await stored(entry)
  const size = JSON.stringify(many[0]).length
  await prune('operations', { oldest: agoAt(day), settled: agoAt(0), bytes: size * 4 + 10, most })
  expect(await keptKeys()).toEqual(many.slice(-4).map(({ key }) => key))
})

it('the operations on this device of a day may be more: what a page wrote by the thousand it takes back from here', async () => {
  const many = [25, 23, 1].map((hours) => entryOf(agoAt(hours * 3_600_000)))
  for (const entry of many) await stored(entry)
  await prune('operations', { oldest: agoAt(90 * day), settled: agoAt(day), bytes: 0, most })
  expect(await keptKeys()).toEqual(many.slice(1).map(({ key }) => key))
})

it('the operations on this device of a day is too much at last: the oldest leave', async () => {
  const many = [3, 2, 1].map((hours) => entryOf(agoAt(hours * 3_600_000)))
  for (const entry of many) await stored(entry)
  const size = JSON.stringify(many[0]).length
  const limits = { settled: agoAt(day), bytes: 0, most: size * 2 + 10 }
  await prune('operations', { oldest: agoAt(90 * day), ...limits })
  expect(await keptKeys()).toEqual(many.slice(1).map(({ key }) => key))
})

it('the operations on this device stays in the memory of the page where the device takes nothing', async () => {
  const entry = entryOf(agoAt(0), { after: () => 'what cannot be cloned' })
  await storeOutcome(entry)
  await vi.waitFor(() =>
    expect(unstoredOperations()).toEqual([expect.objectContaining({ key: entry.key })]),
  )
  expect(await keptKeys()).toEqual([])
})
