import { act, renderHook, waitFor } from '@testing-library/react'
import { readOperations } from '../../../core/write/operationStore.ts'
import { storeOutcome } from '../../../core/write/outcomes.ts'
import { useSeries } from '../../../core/job/bulk/useSeries.ts'
import { writeRun } from '../../../core/job/writes/writeRun.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { undoneKeys } from '../../../core/write/undo/inForce.ts'
import { undoEntry } from '../../../core/write/undo/undoEntry.ts'
import { fewAtOnce } from '../../../core/query/fewAtOnce.ts'
import { forget } from '../../../platform/entries.ts'
import { writables } from '../../../resources/records.ts'
import { asideOf, importKind, imports } from './importPlan.ts'
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

/** A job that gave each event another title. */
async function written() {
  const tasks = ids.map((id) => {
    const record = writables.events.read(wireOf(id))
    const place = { of: 'events', title: `Acte ${id}`, place: id } as const
    const values = { title: `Ball ${id}` }
    return { ...place, values, ...asideOf('events', record, ['title']) }
  })
  const service = serviceOf(editor)
  const { job } = await imports.add(service, {
    of: 'events',
    file: 'a.csv',
    known: [],
    unmade: [],
    tasks,
  })
  const run = writeRun(importKind, service, job)
  const { result } = renderHook(() => useSeries(service, () => run.series))
  await act(async () => void (await run.go()))
  await act(() => result.current.recount())
  expect([...titles.values()]).toEqual(ids.map((id) => `Ball ${id}`))
  return { run, series: () => result.current }
}

/** Outcomes in which the job holds whole records. */
const wholeIn = ({ job }: Awaited<ReturnType<typeof written>>['run']) =>
  job
    .state()
    .results.filter(
      ({ outcome: { outcome } = {} }) => outcome && 'record' in outcome && outcome.record,
    ).length

const under = { service: serviceOf(editor), writables, series: 'back', renewed: new Map() }

async function undone(entries: readonly Operation[]) {
  const outcomes = await fewAtOnce(entries, (entry) => undoEntry(under, entry))
  expect(outcomes.map(({ outcome }) => outcome.kind)).toEqual(entries.map(() => 'saved'))
}

beforeEach(async () => {
  isFull = () => false
  answerEvents()
})

test('of rows that are written none is held whole: undo reads them in the history', async () => {
  const { run, series } = await written()
  expect(wholeIn(run)).toBe(0)
  expect(series().count).toBe(many)
  await undone(await series().entries())
  expect([...titles.values()]).toEqual(ids.map((id) => `Acte ${id}`))
})

test('where the device takes nothing any more they are held, and taken back all the same', async () => {
  let kept = 0
  isFull = () => (kept += 1) > many / 2
  const { series } = await written()
  await undone(await series().entries())
  expect([...titles.values()]).toEqual(ids.map((id) => `Acte ${id}`))
})

test('what the history has forgotten is not among what can be undone, and the rest is', async () => {
  const { series } = await written()
  const entries = await series().entries()
  await forget(
    'operations',
    entries.slice(0, 2).map(({ key }) => key),
  )
  const rest = await series().entries()
  expect(rest).toEqual(entries.slice(2))
  await undone(rest)
  const left = [...titles.values()].filter((title) => title.startsWith('Ball'))
  expect(left).toHaveLength(2)
})

test('where the history cannot be read that is an error, and undo can be tried again', async () => {
  const { series } = await written()
  const reading = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('closed', 'UnknownError')
  })
  await expect(series().entries()).rejects.toThrow()
  reading.mockRestore()
  expect(await series().entries()).toHaveLength(many)
})

test('what was taken back elsewhere is not taken back again', async () => {
  const { series } = await written()
  const [first, ...others] = await series().entries()
  if (!first) throw new Error('not kept')
  await storeOutcome({ ...first, key: '9999', series: 'another', undoes: first.key })
  expect(await series().entries()).toEqual(others)
})

test('what somebody changed meanwhile and is taken back at a second try is taken back for the history, too', async () => {
  const { series } = await written()
  const [first] = await series().entries()
  if (!first) throw new Error('not kept')
  titles.set(first.id, 'Un altre')
  const { outcome, task } = await undoEntry(under, first)
  if (outcome.kind !== 'conflict' || task === null) throw new Error(outcome.kind)
  await undoEntry(under, first, { ...task, opened: outcome.fresh })
  expect(titles.get(first.id)).toBe(`Acte ${first.id}`)
  await waitFor(async () => {
    const entries = await readOperations(ownerOf(serviceOf(editor)))
    expect(undoneKeys(entries.toReversed())).toContain(first.key)
  })
})
