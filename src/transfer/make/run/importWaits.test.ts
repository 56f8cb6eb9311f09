// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forget } from '../../../device/kept.ts'
import { Refusal } from '../../../service/refusal.ts'
import type { Call, Service } from '../../../service/service.ts'
import { makeWorld, type TestWorld } from '../../../service/testWorld.ts'
import { planOf, rowAt, wires } from './importBed.ts'
import { importRun } from './importRun.ts'
import { keepImport } from './keptImport.ts'
import { keptUids } from './keptUids.ts'

vi.setConfig({ testTimeout: 120_000 })

let world: TestWorld
beforeAll(async () => {
  world = await makeWorld('live')
})
afterAll(() => world.drop())
beforeEach(async () => {
  await forget('imports', 'all')
  await forget('history', 'all')
})

test('a service that asks to wait is waited for, and what it put off is sent again, once', async () => {
  const service = world.service()
  const tasks = Array.from({ length: 9 }, (_, at) => ({
    ...rowAt(at + 200),
    uid: `${at}@teatre.cat`,
  }))
  const { kept } = await keepImport(service, planOf(tasks))
  const run = importRun(service, kept, { wait: 300 })
  await world.fail([{ kind: 'status', code: 429, method: 'POST', path: 'events', times: 3 }])
  const said = new Set<string>()
  run.subscribe(() => {
    const { goesOnAt, pausedBy } = run.state()
    if (goesOnAt !== null) said.add(`${pausedBy?.kind} ${goesOnAt > Date.now() - 1000}`)
  })
  await run.go()
  await world.fail([])
  expect([...said]).toEqual(['busy true'])
  const { progress, goesOnAt, isPaused } = run.state()
  expect(progress.map(({ state }) => state)).toEqual(tasks.map(() => 'made'))
  expect(new Set(progress.map(({ id }) => id)).size).toBe(tasks.length)
  expect({ goesOnAt, isPaused }).toEqual({ goesOnAt: null, isPaused: false })
  const known = await keptUids(service)
  expect(known.get('3@teatre.cat')).toBe(progress[3]?.id)
  await vi.waitFor(async () => expect(await run.undo()).toBe(0), { timeout: 20_000 })
  await vi.waitFor(async () => expect((await keptUids(service)).size).toBe(0))
})

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString()

test.each([
  ['too busy, for two seconds', 429, () => '2'],
  ['closed, until an instant', 503, () => inSeconds(8)],
])('a service that is %s is left alone for as long as it says', async (_, code, retryAfter) => {
  const service = world.service()
  const tasks = Array.from({ length: 6 }, (_row, at) => rowAt(at + code - 400))
  const before = await wires(service, 'events')
  const { kept } = await keepImport(service, planOf(tasks))
  const run = importRun(service, kept, { wait: 3_600_000 })
  const rule = { kind: 'status', code, method: 'POST', path: 'events', times: 2 }
  await world.fail([{ ...rule, retryAfter: retryAfter() }])
  const waits = new Set<number>()
  run.subscribe(() => {
    const { goesOnAt } = run.state()
    if (goesOnAt !== null) waits.add(goesOnAt - Date.now())
  })
  await run.go()
  await world.fail([])
  expect(run.state().progress.map(({ state }) => state)).toEqual(tasks.map(() => 'made'))
  expect(Math.max(...waits)).toBeLessThan(10_000)
  expect((await wires(service, 'events')).size).toBe(before.size + tasks.length)
})

/** A host that closes once it has passed on the first new record, for as long as it says: nobody hears of that one. */
function closingHost(inner: Service, closedFor: number): Service {
  let opensAt = 0
  const request = async (call: Call, ask: () => Promise<unknown>) => {
    const isFirst = opensAt === 0 && call.method === 'POST' && call.path === 'events'
    if (isFirst) {
      opensAt = Date.now() + closedFor
      await ask()
    }
    const wait = opensAt - Date.now()
    if (wait > 0) throw new Refusal({ kind: 'failed', status: 503, wait })
    return ask()
  }
  const over = (service: Service): Service => ({
    ...service,
    request: (call) => request(call, () => service.request(call)),
    in: (language) => over(service.in(language)),
  })
  return over(inner)
}

test('what a host took before it closed is looked for when it is open again, and not sent twice', async () => {
  const service = world.service()
  const before = await wires(service, 'events')
  const tasks = [rowAt(240), rowAt(241), rowAt(242)]
  const { kept } = await keepImport(service, planOf(tasks))
  const run = importRun(closingHost(service, 3000), kept, { wait: 300 })
  await run.go()
  expect(run.state().progress.map(({ state }) => state)).toEqual(['made', 'made', 'made'])
  expect((await wires(service, 'events')).size).toBe(before.size + tasks.length)
})

test('stopped while it waits, it sends nothing more', async () => {
  const service = world.service()
  const { kept } = await keepImport(service, planOf([rowAt(220), rowAt(221)]))
  const run = importRun(service, kept, { wait: 600_000 })
  await world.fail([{ kind: 'status', code: 429, method: 'POST', path: 'events' }])
  run.subscribe(() => {
    if (run.state().goesOnAt !== null) run.stop()
  })
  await run.go()
  await world.fail([])
  expect(run.state().progress.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
})
