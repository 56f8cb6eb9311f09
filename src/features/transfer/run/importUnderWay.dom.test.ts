import { makeWorld } from '../../../api/testWorld.ts'
import { planOf, rowAt, runOf, wires } from './importBed.ts'
import { imports } from './importPlan.ts'
import { killedPage } from './testKilledPage.ts'

const world = await makeWorld('live')

/** The row goes out, and the service does not get at it before the page is gone. */
const left = async (at: number) => {
  const service = world.service()
  const before = (await wires(service, 'events')).size
  const { job: kept } = await imports.add(service, planOf([rowAt(at)]))
  const dying = killedPage(service, 1, false)
  void runOf(dying.service, kept).go()
  await dying.gone
  const reopened = async () => {
    const [again] = await imports.all(service)
    if (!again) throw new Error('nothing is kept')
    return runOf(service, again)
  }
  const more = async () => (await wires(service, 'events')).size - before
  return { service, reopened, more }
}

test('a row whose page died while it was sent is not sent again while the service may be at it, and is found when it comes', async () => {
  const { service, reopened, more } = await left(1)
  const run = await reopened()
  await run.go()
  await run.go()
  expect(run.items()).toMatchObject([{ state: 'unknown' }])
  expect(await more()).toBe(0)
  const body = { ...rowAt(1).values }
  const made = await service.request({ method: 'POST', path: 'events', body })
  const later = await reopened()
  await later.go()
  const { id } = Object(made)
  expect(later.items()).toMatchObject([{ state: 'saved', id }])
  expect(await more()).toBe(1)
})

test('a row whose page died while it was sent is sent two minutes later when it has not come', async () => {
  const { reopened, more } = await left(2)
  vi.setSystemTime(Date.now() + 125_000)
  const run = await reopened()
  await run.go()
  expect(run.items()).toMatchObject([{ state: 'saved' }])
  expect(await more()).toBe(1)
})

test('a row whose page died while it was sent is sent at once when a person has looked', async () => {
  const { reopened, more } = await left(3)
  const run = await reopened()
  await run.go()
  expect(await more()).toBe(0)
  await run.settle(0, { state: 'waiting', isAgreed: true })
  await run.go()
  expect(run.items()).toMatchObject([{ state: 'saved' }])
  expect(await more()).toBe(1)
})
