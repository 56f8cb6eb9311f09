import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { makeWorld } from '../../../api/testWorld.ts'
import { planOf, rowAt, runOf, takeBack, wires } from './importBed.ts'
import { imports, storedUids } from './importPlan.ts'
import type { Call } from '../../../api/outgoing.ts'

const world = await makeWorld('live')

test('a service that asks to wait is waited for, and what it put off is sent again, once', async () => {
  const service = world.service()
  const tasks = Array.from({ length: 9 }, (_, at) => ({
    ...rowAt(at + 200),
    uid: `${at}@teatre.cat`,
  }))
  const { job: kept } = await imports.add(service, planOf(tasks))
  const run = runOf(service, kept, 300)
  await world.fail([{ kind: 'status', code: 429, method: 'POST', path: 'events', times: 3 }])
  const said = new Set<string>()
  run.job.subscribe(() => {
    const { goesOnAt, results } = run.job.state()
    const kinds = results.flatMap(({ outcome }) => outcome?.refusal?.kind ?? [])
    if (goesOnAt !== null) said.add(`${kinds.at(-1)} ${goesOnAt > Date.now() - 1000}`)
  })
  await run.go()
  await world.fail([])
  expect([...said]).toEqual(['busy true'])
  const progress = run.items()
  const { goesOnAt, isPaused } = run.job.state()
  expect(progress.map(({ state }) => state)).toEqual(tasks.map(() => 'saved'))
  expect(new Set(progress.map(({ id }) => id)).size).toBe(tasks.length)
  expect({ goesOnAt, isPaused }).toEqual({ goesOnAt: null, isPaused: false })
  const known = await storedUids(service)
  expect(known.get('3@teatre.cat')).toBe(progress[3]?.id)
  await vi.waitFor(async () => expect(await takeBack(service, run)).toBe(0), { timeout: 20_000 })
  await vi.waitFor(async () => expect((await storedUids(service)).size).toBe(0))
})

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString()

test.each([
  ['too busy, for two seconds', 429, () => '2'],
  ['closed, until an instant', 503, () => inSeconds(8)],
])('a service that is %s is left alone for as long as it says', async (_, code, retryAfter) => {
  const service = world.service()
  const tasks = Array.from({ length: 6 }, (_row, at) => rowAt(at + code - 400))
  const before = await wires(service, 'events')
  const { job: kept } = await imports.add(service, planOf(tasks))
  const run = runOf(service, kept, 3_600_000)
  const rule = { kind: 'status', code, method: 'POST', path: 'events', times: 2 }
  await world.fail([{ ...rule, retryAfter: retryAfter() }])
  const waits = new Set<number>()
  let opensAt = 0
  let wentOnAt = 0
  run.job.subscribe(() => {
    const { goesOnAt } = run.job.state()
    if (goesOnAt !== null) waits.add(goesOnAt - Date.now())
    if (goesOnAt !== null) opensAt = goesOnAt
    else if (opensAt > 0) wentOnAt ||= Date.now()
  })
  await run.go()
  await world.fail([])
  expect(run.states()).toEqual(tasks.map(() => 'saved'))
  expect(Math.max(...waits)).toBeGreaterThan(0)
  expect(Math.max(...waits)).toBeLessThan(10_000)
  // A timer may be early by a fraction of what the clock shows.
  expect(wentOnAt).toBeGreaterThanOrEqual(opensAt - 50)
  expect((await wires(service, 'events')).size).toBe(before.size + tasks.length)
})

/** A host that closes at the first new record, for as long as it says: nobody hears whether it passed that one on. */
function closingHost(inner: Service, closedFor: number, of = 'events', passesOn = true): Service {
  let opensAt = 0
  const request = async (call: Call, ask: () => Promise<unknown>) => {
    const isFirst = opensAt === 0 && call.method === 'POST' && call.path === of
    if (isFirst) {
      opensAt = Date.now() + closedFor
      if (passesOn) await ask()
    }
    const wait = opensAt - Date.now()
    if (wait > 0) throw new ApiError({ kind: 'failed', status: 503, wait })
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
  const { job: kept } = await imports.add(service, planOf(tasks))
  const run = runOf(closingHost(service, 3000), kept, 300)
  await run.go()
  expect(run.states()).toEqual(['saved', 'saved', 'saved'])
  expect((await wires(service, 'events')).size).toBe(before.size + tasks.length)
})

test.each([
  ['had taken', true],
  ['had not taken', false],
])('another of a name, agreed to, which a host %s is made once', async (_, passesOn) => {
  const service = world.service()
  const venue = `La Pallissa ${String(passesOn)}`
  const there = await world.askIn('en', 'POST', 'venues', { venue, status: 'draft' })
  const before = await wires(service, 'venues')
  const task = {
    ...rowAt(0),
    of: 'venues',
    title: venue,
    values: { venue, status: 'draft' },
  } as const
  const { job: kept } = await imports.add(service, planOf([task]))
  const run = runOf(closingHost(service, 3000, 'venues', passesOn), kept, 300)
  await run.settle(0, { state: 'waiting', isAgreed: true })
  await run.go()
  const [made] = run.items()
  expect(made?.state).toBe('saved')
  expect(made?.id).not.toBe(there.id)
  expect(made?.fields).toBeUndefined()
  expect((await wires(service, 'venues')).size).toBe(before.size + 1)
})

test('stopped while it looks, it looks no further', async () => {
  const service = world.service()
  const { job: kept } = await imports.add(service, planOf([rowAt(250), rowAt(251), rowAt(252)]))
  const run = runOf(service, kept)
  for (const at of [0, 1, 2])
    await run.settle(at, { state: 'unknown', sentAt: Date.now() - 180_000 })
  run.job.subscribe(() => {
    if (run.items()[0]?.state === 'saved') void run.job.cancel()
  })
  await run.go()
  expect(run.states().at(-1)).toBe('unknown')
})

test('stopped while it waits, it sends nothing more', async () => {
  const service = world.service()
  const { job: kept } = await imports.add(service, planOf([rowAt(220), rowAt(221)]))
  const run = runOf(service, kept, 600_000)
  await world.fail([{ kind: 'status', code: 429, method: 'POST', path: 'events' }])
  run.job.subscribe(() => {
    if (run.job.state().goesOnAt !== null) void run.job.cancel()
  })
  await run.go()
  await world.fail([])
  expect(run.states()).toEqual(['waiting', 'waiting'])
})
