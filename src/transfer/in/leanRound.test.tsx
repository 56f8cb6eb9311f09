import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Identified } from '../../collection/collection.ts'
import { entriesOf, entryAt } from '../../collection/history/entriesOf.ts'
import { keptEntry } from '../../collection/history/keepEntry.ts'
import { useBulk } from '../../collection/list/bulk/useBulk.ts'
import { ownerOf } from '../../collection/owner.ts'
import { createQueryClient } from '../../collection/queryClient.ts'
import { undoneKeys } from '../../collection/undo/inForce.ts'
import { forget } from '../../device/kept.ts'
import { writables } from '../../records/records.ts'
import { editor, serviceOf } from '../../service/testSite.ts'

let isFull: () => boolean = () => false
vi.mock(import('../../device/kept.ts'), async (original) => {
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
  waitFor(() => expect(result.current.state.isOver).toBe(true), { timeout: 20_000 })

/** Writes and outcomes of which the round holds whole records. */
function wholeIn({ current: { round, results } }: Rendered): number {
  const writes = [...(round?.writes.values() ?? [])].filter((write) => typeof write !== 'number')
  const outcomes = results.filter(({ outcome }) => outcome && 'record' in outcome && outcome.record)
  return writes.length + outcomes.length
}

async function undone(result: Rendered) {
  expect(result.current.undoable).toBe(many)
  await act(() => result.current.undo())
  await over(result)
  expect(result.current.results.map(({ outcome }) => outcome?.kind)).toEqual(ids.map(() => 'saved'))
  expect([...titles.values()]).toEqual(ids.map((id) => `Acte ${id}`))
}

beforeEach(async () => {
  isFull = () => false
  await forget('history', 'all')
  answerEvents()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('of rows that are written none is held whole: undo reads them in the history', async () => {
  const result = await written()
  await waitFor(() => expect(wholeIn(result)).toBe(0))
  await undone(result)
})

test('where the device takes nothing any more they are held, and taken back all the same', async () => {
  let kept = 0
  isFull = () => (kept += 1) > many / 2
  const result = await written()
  await waitFor(() => expect(wholeIn(result)).toBe(many / 2))
  await undone(result)
})

test('what the history has forgotten is told before anything is taken back, and the rest is', async () => {
  const result = await written()
  await waitFor(() => expect(wholeIn(result)).toBe(0))
  await forget('history', [...(result.current.round?.writes.keys() ?? [])].slice(0, 2))
  await act(() => result.current.undo())
  expect(result.current.round).toMatchObject({ isUndo: false, gone: 2 })
  expect(result.current.isRunning).toBe(false)
  expect(result.current.undoable).toBe(many - 2)
  expect([...titles.values()]).toEqual(ids.map((id) => `Ball ${id}`))
  await act(() => result.current.undo())
  await over(result)
  expect(result.current.round).toMatchObject({ isUndo: true, gone: 2 })
  expect(result.current.results).toHaveLength(many - 2)
  const left = [...titles.values()].filter((title) => title.startsWith('Ball'))
  expect(left).toHaveLength(2)
})

test('where the history cannot be read nothing is called forgotten, and undo can be tried again', async () => {
  const result = await written()
  await waitFor(() => expect(wholeIn(result)).toBe(0))
  const reading = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('closed', 'UnknownError')
  })
  await act(() => result.current.undo())
  reading.mockRestore()
  expect(result.current.round).toMatchObject({ isUndo: false, isUnread: true, gone: 0 })
  expect(result.current.isRunning).toBe(false)
  await undone(result)
})

test('what was taken back elsewhere is not called forgotten, nor taken back again', async () => {
  const result = await written()
  await waitFor(() => expect(wholeIn(result)).toBe(0))
  const [first = ''] = [...(result.current.round?.writes.keys() ?? [])]
  const entry = await entryAt(first)
  if (!entry) throw new Error('not kept')
  await keptEntry({ ...entry, key: '9999', series: 'another', undoes: first })
  await act(() => result.current.undo())
  await over(result)
  expect(result.current.round).toMatchObject({ isUndo: true, gone: 0 })
  expect(result.current.results).toHaveLength(many - 1)
})

test('what somebody changed meanwhile and is taken back at a second try is taken back for the history, too', async () => {
  const result = await written()
  await waitFor(() => expect(wholeIn(result)).toBe(0))
  const [first = ''] = [...(result.current.round?.writes.keys() ?? [])]
  const entry = await entryAt(first)
  titles.set(Number(entry?.id), 'Un altre')
  await act(() => result.current.undo())
  await over(result)
  const failed = result.current.results.filter(({ outcome }) => outcome?.kind === 'conflict')
  expect(failed).toHaveLength(1)
  act(() => result.current.retry(null))
  await over(result)
  expect([...titles.values()]).toEqual(ids.map((id) => `Acte ${id}`))
  await waitFor(async () => {
    const entries = await entriesOf(ownerOf(serviceOf(editor)))
    expect(undoneKeys(entries.toReversed())).toContain(first)
  })
})
