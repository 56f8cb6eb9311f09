import { putOperation } from '../../../core/write/operationStore.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { testOperation } from '../../../core/write/testOperation.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { forget } from '../../../platform/entries.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { textWritesOf } from './writesOfOwner.ts'

const service = serviceOf(editor)
const owner = ownerOf(service)
const text = (title: string) => ({ title, description: '', excerpt: '' })

let minutes = 0
function entryOf(id: number, before: string, after: string): Operation {
  minutes += 1
  const at = new Date(Date.UTC(2026, 10, 24, 8, minutes)).toISOString()
  const record = (title: string) => ({ id, ...text(title), modified_utc: at.slice(0, 19) })
  return testOperation({
    key: `${at} ${crypto.randomUUID()}`,
    at,
    collection: 'events',
    id,
    before: record(before),
    after: record(after),
    changes: { title: after },
  })
}

const titles = async (id: number) => {
  const { texts } = (await textWritesOf(owner))('events', { language: service.language, id })
  return texts.map(({ after }) => after.title)
}

/** How many entries of the history are read by what is done. */
async function readDuring(work: () => Promise<unknown>): Promise<number> {
  const reads = vi.spyOn(IDBObjectStore.prototype, 'get')
  await work()
  const count = reads.mock.calls.length
  reads.mockRestore()
  return count
}

test('of a long history only what is new is read after a write', async () => {
  for (let at = 0; at < 40; at += 1) await putOperation(entryOf(at, 'Abans', `Després ${at}`))
  expect(await readDuring(() => textWritesOf(owner))).toBe(40)
  for (const title of ['Un', 'Dos', 'Tres']) {
    await putOperation(entryOf(7, 'Abans', title))
    expect(await readDuring(() => textWritesOf(owner))).toBe(1)
  }
  expect(await readDuring(() => textWritesOf(owner))).toBe(0)
  expect(await titles(7)).toEqual(['Després 7', 'Un', 'Dos', 'Tres'])
})

test('what has left the history is known no more', async () => {
  const [one, other] = [entryOf(5, 'Fira', 'Fira nova'), entryOf(5, 'Fira nova', 'Fireta')]
  await putOperation(one)
  await putOperation(other)
  expect(await titles(5)).toEqual(['Fira nova', 'Fireta'])
  await forget('operations', [one.key])
  expect(await titles(5)).toEqual(['Fireta'])
})

test.each(['while it is still to be looked at', 'after it was looked at'])(
  'what the later look puts in place of a write is read, %s',
  async (when) => {
    const entry = entryOf(6, 'Fira', 'Fira nova')
    await putOperation({ ...entry, recheckAt: entry.at })
    expect(await titles(6)).toEqual(['Fira nova'])
    const recheckAt = when.startsWith('after') ? {} : { recheckAt: entry.at }
    await putOperation({ ...entry, isUnread: true, ...recheckAt })
    expect(await titles(6)).toEqual([])
  },
)

test('what was known at a time stays that', async () => {
  await putOperation(entryOf(8, 'Fira', 'Fira nova'))
  const then = await textWritesOf(owner)
  await putOperation(entryOf(8, 'Fira nova', 'Fireta'))
  expect(await titles(8)).toEqual(['Fira nova', 'Fireta'])
  expect(then('events', { language: service.language, id: 8 }).texts).toHaveLength(1)
})
