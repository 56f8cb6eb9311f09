import { beforeEach, expect, test, vi } from 'vitest'
import { operationsOf } from '../../../core/write/operationStore.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { ownerOf } from '../../../collection/owner.ts'
import { undoEntry } from '../../../collection/undo/undoEntry.ts'
import { forget } from '../../../device/kept.ts'
import { writables } from '../../../records/records.ts'
import type { Service } from '../../../service/service.ts'
import { makeWorld } from '../../../service/testWorld.ts'
import { planOf, rowAt, wires } from './importBed.ts'
import { type ImportTask, neededAnew } from './importPlan.ts'
import { importRun } from './importRun.ts'
import { keptImports } from './keptImport.ts'

vi.setConfig({ testTimeout: 120_000 })

const world = await makeWorld('live', {})
beforeEach(async () => {
  await forget('imports', 'all')
  await forget('operations', 'all')
})

const category = (name: string): ImportTask => ({
  ...rowAt(0),
  of: 'categories',
  title: name,
  place: null,
  values: { name },
})

/** A category and an event of it. */
const planWith = (name: string, at: number) =>
  planOf([category(name), { ...rowAt(at), needs: { categories: [0] } }])

/** Takes a write back as the page of the history does. @returns the entry of that */
async function takenBack(service: Service, isMeant: (entry: Operation) => boolean) {
  const entryWhere = (is: (entry: Operation) => boolean) =>
    vi.waitFor(async () => {
      const found = (await operationsOf(ownerOf(service))).find(is)
      if (!found) throw new Error('not there yet')
      return found
    })
  const entry = await entryWhere(isMeant)
  const under = { service, writables, series: `back ${entry.key}`, renewed: new Map() }
  await undoEntry(under, entry)
  return entryWhere(({ undoes }) => undoes === entry.key)
}

async function left(service: Service) {
  await keptImports.settle(service, await keptImports.all(service))
  const [kept] = await keptImports.all(service)
  if (!kept) throw new Error('nothing kept')
  return kept
}

test('a category that was deleted from the history and made again there is its import’s no more', async () => {
  const service = world.service()
  const before = await wires(service, 'categories')
  const { job: kept } = await keptImports.add(service, planWith('Prova de tornada', 1))
  const run = importRun(service, kept)
  await run.go()
  const [made] = run.state().progress
  const deletion = await takenBack(service, ({ key }) => key === made?.key)
  await takenBack(service, ({ key }) => key === deletion.key)
  const again = await left(service)
  expect(again.items[0]?.state).toBe('undone')
  // The event names the other one by now.
  const later = importRun(service, again)
  expect(await later.undo()).toBe(1)
  expect(later.state().progress[1]).toMatchObject({ state: 'made', stays: 'changed' })
  const after = await wires(service, 'categories')
  expect([...after.keys()].filter((id) => !before.has(id))).toHaveLength(1)
})

test('what was taken back and rows that are left still need is made anew when it goes on', async () => {
  const service = world.service()
  const { job: kept } = await keptImports.add(service, planWith('Prova d’anada', 2))
  await keptImports.note(kept.key, 0, { state: 'undone', id: 999_999, key: 'taken back' })
  const run = importRun(service, await left(service))
  await run.go()
  const [term, event] = run.state().progress
  expect([term?.state, event?.state]).toEqual(['made', 'made'])
  const wire = (await service.request({ method: 'GET', path: `events/${event?.id}` })) as {
    categories: { id: number }[]
  }
  expect(wire.categories.map(({ id }) => id)).toEqual([term?.id])
})

test('what the history has forgotten, or the calendar refuses, stays, and which of the two is noted', async () => {
  const service = world.service()
  const { job: kept } = await keptImports.add(service, planOf([rowAt(3), rowAt(4)]))
  const run = importRun(service, kept)
  await run.go()
  const [forgotten, refused] = run.state().progress
  await vi.waitFor(async () => expect(await operationsOf(ownerOf(service))).toHaveLength(2))
  await forget('operations', [forgotten?.key ?? ''])
  await world.fail([{ kind: 'status', code: 403, path: `events/${refused?.id}` }])
  const later = importRun(service, await left(service))
  expect(await later.undo()).toBe(2)
  await world.fail([])
  expect(later.state().progress).toMatchObject([
    { state: 'made', stays: 'forgotten' },
    { state: 'made', stays: 'refused' },
  ])
  expect((await left(service)).items[0]?.stays).toBe('forgotten')
})

test('nothing is made anew that only what was taken back needed', () => {
  const inside = { ...category('inside'), needs: { parent: [0] } }
  const event = { ...rowAt(0), needs: { categories: [1] } }
  const tasks = [category('above'), inside, category('other'), event]
  const undone = { state: 'undone' } as const
  expect(neededAnew(tasks, [undone, undone, undone, { state: 'waiting' }])).toEqual([1, 0])
  expect(neededAnew(tasks, [undone, undone, undone, undone])).toEqual([])
})
