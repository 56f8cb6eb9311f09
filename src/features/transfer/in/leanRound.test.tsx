import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Identified } from '../../../core/resource/collection.ts'
import { operationsOf } from '../../../core/write/operationStore.ts'
import { storeOutcome } from '../../../core/write/outcomes.ts'
import { useBulk } from '../../../core/views/list/bulk/useBulk.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { createQueryClient } from '../../../core/query/queryClient.ts'
import { undoneKeys } from '../../../core/write/undo/inForce.ts'
import { undoEntry } from '../../../core/write/undo/undoEntry.ts'
import { fewAtOnce } from '../../../core/query/fewAtOnce.ts'
import { forget } from '../../../platform/entries.ts'
import { writables } from '../../../resources/records.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'

let isFull: () => boolean = () => false
vi.mock(import('../../../platform/entries.ts'), async (original) => {
  const device = await original()
  const keep = async (...kept: Parameters<typeof device.keep>) =>
    !isFull() && (await device.keep(...kept))
  return { ...device, keep }
})

const many = 60
const ids = Array.from({ length: many }, (_, at) => at + 1)
let titles: Map<number, string>

/** Events that are as they were written last. */
function answerEvents(): void {
  titles = new Map(ids.map((id) => [id, `Acte ${id}`]))
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const url = address instanceof Request ? address.url : String(address)
    const id = Number(/events\/(\d+)/.exec(url)?.[1])
    if (init?.method === 'POST') titles.set(id, JSON.parse(String(init.body)).title)
    return Response.json(wireOf(id))
  })
}

const wireOf = (id: number) => ({
  id,
  title: titles.get(id),
  status: 'publish',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
)

/** A round that gave each event another title. */
async function written() {
  const of = {
    service: serviceOf(editor),
    collection: writables.events,
    nameOf: ({ id }: Identified) => String(id),
    labelOf: (field: string) => field,
    wholeOf: async (record: Identified) => record,
  }
  const { result } = renderHook(() => useBulk(of, () => undefined), { wrapper })
  const tasks = ids.map((id) => ({
    opened: writables.events.read(wireOf(id)),
    step: { kind: 'update', changes: { title: `Ball ${id}` } } as const,
  }))
  act(() => result.current.start(tasks))
  await over(result)
  expect([...titles.values()]).toEqual(ids.map((id) => `Ball ${id}`))
  return result
}

type Rendered = { readonly current: ReturnType<typeof useBulk<Identified>> }

const over = (result: Rendered) =>
  waitFor(() => expect(result.current.job.isRunning).toBe(false), { timeout: 20_000 })

/** Outcomes in which the round holds whole records. */
const wholeIn = ({ current: { job } }: Rendered) =>
  job.results.filter(({ outcome }) => outcome && 'record' in outcome && outcome.record).length

const under = { service: serviceOf(editor), writables, series: 'back', renewed: new Map() }

async function undone(entries: readonly Operation[]) {
  const outcomes = await fewAtOnce(entries, (entry) => undoEntry(under, entry))
  expect(outcomes.map(({ outcome }) => outcome.kind)).toEqual(entries.map(() => 'saved'))
}

beforeEach(async () => {
  isFull = () => false
  await forget('operations', 'all')
  answerEvents()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('of rows that are written none is held whole: undo reads them in the history', async () => {
  const result = await written()
  expect(wholeIn(result)).toBe(0)
  expect(result.current.series.count).toBe(many)
  await undone(await result.current.series.entries())
  expect([...titles.values()]).toEqual(ids.map((id) => `Acte ${id}`))
})

test('where the device takes nothing any more they are held, and taken back all the same', async () => {
  let kept = 0
  isFull = () => (kept += 1) > many / 2
  const result = await written()
  await undone(await result.current.series.entries())
  expect([...titles.values()]).toEqual(ids.map((id) => `Acte ${id}`))
})

test('what the history has forgotten is not among what can be undone, and the rest is', async () => {
  const result = await written()
  const entries = await result.current.series.entries()
  await forget(
    'operations',
    entries.slice(0, 2).map(({ key }) => key),
  )
  const rest = await result.current.series.entries()
  expect(rest).toEqual(entries.slice(2))
  await undone(rest)
  const left = [...titles.values()].filter((title) => title.startsWith('Ball'))
  expect(left).toHaveLength(2)
})

test('where the history cannot be read that is an error, and undo can be tried again', async () => {
  const result = await written()
  const reading = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('closed', 'UnknownError')
  })
  await expect(result.current.series.entries()).rejects.toThrow()
  reading.mockRestore()
  expect(await result.current.series.entries()).toHaveLength(many)
})

test('what was taken back elsewhere is not taken back again', async () => {
  const result = await written()
  const [first, ...others] = await result.current.series.entries()
  if (!first) throw new Error('not kept')
  await storeOutcome({ ...first, key: '9999', series: 'another', undoes: first.key })
  expect(await result.current.series.entries()).toEqual(others)
})

test('what somebody changed meanwhile and is taken back at a second try is taken back for the history, too', async () => {
  const result = await written()
  const [first] = await result.current.series.entries()
  if (!first) throw new Error('not kept')
  titles.set(first.id, 'Un altre')
  const { outcome, task } = await undoEntry(under, first)
  if (outcome.kind !== 'conflict' || task === null) throw new Error(outcome.kind)
  await undoEntry(under, first, { ...task, opened: outcome.fresh })
  expect(titles.get(first.id)).toBe(`Acte ${first.id}`)
  await waitFor(async () => {
    const entries = await operationsOf(ownerOf(serviceOf(editor)))
    expect(undoneKeys(entries.toReversed())).toContain(first.key)
  })
})
