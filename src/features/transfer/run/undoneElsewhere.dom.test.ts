import type { Service } from '../../../api/service.ts'
import { makeWorld } from '../../../api/testWorld.ts'
import { planOf, rowAt, runOf } from './importBed.ts'
import { type CreateTask, neededAnew } from '../../../core/job/writes/writePlan.ts'
import { imports } from './importPlan.ts'

const world = await makeWorld('live', {})

const category = (name: string): CreateTask => ({
  ...rowAt(0),
  of: 'categories',
  title: name,
  place: null,
  values: { name },
})

/** A category and an event of it. */
const planWith = (name: string, at: number) =>
  planOf([category(name), { ...rowAt(at), needs: { categories: [0] } }])

async function left(service: Service) {
  await imports.settle(service, await imports.all(service))
  const [kept] = await imports.all(service)
  if (!kept) throw new Error('nothing kept')
  return kept
}

test('what was taken back and rows that are left still need is made anew when it goes on', async () => {
  const service = world.service()
  const { job: kept } = await imports.add(service, planWith('Prova d’anada', 2))
  await imports.note(kept.key, 0, { state: 'undone', id: 999_999, key: 'taken back' })
  const run = runOf(service, await left(service))
  await run.go()
  const [term, event] = run.items()
  expect([term?.state, event?.state]).toEqual(['saved', 'saved'])
  const wire = (await service.request({ method: 'GET', path: `events/${event?.id}` })) as {
    categories: { id: number }[]
  }
  expect(wire.categories.map(({ id }) => id)).toEqual([term?.id])
})

test('nothing is made anew that only what was taken back needed', () => {
  const inside = { ...category('inside'), needs: { parent: [0] } }
  const event = { ...rowAt(0), needs: { categories: [1] } }
  const tasks = [category('above'), inside, category('other'), event]
  const undone = { state: 'undone' } as const
  expect(neededAnew(tasks, [undone, undone, undone, { state: 'waiting' }])).toEqual([1, 0])
  expect(neededAnew(tasks, [undone, undone, undone, undone])).toEqual([])
})
