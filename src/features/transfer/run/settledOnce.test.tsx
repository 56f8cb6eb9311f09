import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { storeOutcome } from '../../../core/write/outcomes.ts'
import { testOperation } from '../../../core/write/testOperation.ts'
import { entriesOf, watchStore } from '../../../platform/entries.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { ServiceContext } from '../../../api/useService.ts'
import { planOf, rowAt } from './importBed.ts'
import { imports, keepUid, storedUids } from './importPlan.ts'
import { useStoredJobs } from '../../../core/job/useStoredJobs.ts'

const service = serviceOf(editor)
const many = 200
const rows = Array.from({ length: many }, (_, at) => at)

/** An import of many, each made, and taken back from the history. */
async function undoneElsewhere() {
  const tasks = rows.map((at) => ({ ...rowAt(at), uid: `${at}@teatre.example` }))
  const { job: kept } = await imports.add(service, planOf(tasks))
  for (const at of rows) {
    const place = { collection: 'events', id: at + 1, before: null, after: { id: at + 1 } } as const
    const entry = testOperation({ key: `1 ${at}`, operation: 'create', changes: {}, ...place })
    await storeOutcome(entry)
    const undo = { key: `2 ${at}`, operation: 'delete', after: null, undoes: entry.key } as const
    await storeOutcome({ ...entry, ...undo })
    await imports.note(kept.key, at, { state: 'saved', id: entry.id, key: entry.key })
    await keepUid(service, `${at}@teatre.example`, entry.id)
  }
  return kept
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <ServiceContext value={service}>{children}</ServiceContext>
)

test('however many were taken back elsewhere, what is kept is read twice', async () => {
  await undoneElsewhere()
  const all = vi.fn(imports.all)
  const told = vi.fn<() => void>()
  const stop = watchStore('imports', told)
  const plans = { all, settle: imports.settle }
  const { result, unmount } = renderHook(() => useStoredJobs(plans), { wrapper })
  await waitFor(() =>
    expect(result.current?.[0]?.items.map(({ state }) => state)).toEqual(rows.map(() => 'undone')),
  )
  expect((await storedUids(service)).size).toBe(0)
  expect(all).toHaveBeenCalledTimes(2)
  expect(told).toHaveBeenCalledTimes(1)
  unmount()
  stop()
})

test('what another tab notes row after row is read once more after a reading, not as often as it is told', async () => {
  const waiting: (() => void)[] = []
  const all = vi.fn(() => new Promise<never[]>((resolve) => waiting.push(() => resolve([]))))
  const plans = { all, settle: () => Promise.resolve() }
  const { unmount } = renderHook(() => useStoredJobs(plans), { wrapper })
  for (const at of rows.slice(0, 50)) await keepUid(service, String(at), at)
  expect(all).toHaveBeenCalledTimes(1)
  await act(async () => waiting.forEach((go) => go()))
  expect(all).toHaveBeenCalledTimes(2)
  unmount()
})

test('of what is forgotten while the history is read nothing is noted', async () => {
  const kept = await undoneElsewhere()
  const plans = await imports.all(service)
  await imports.forget(kept)
  await imports.settle(service, plans)
  expect(await entriesOf('imports', kept.key)).toEqual([])
})

test('what is written anew meanwhile is not settled by what was read before', async () => {
  const kept = await undoneElsewhere()
  const plans = await imports.all(service)
  await imports.settle(service, plans, () => false)
  expect((await imports.all(service))[0]?.items[0]?.state).toBe('saved')
  expect(kept.key).toBe(plans[0]?.key)
})
