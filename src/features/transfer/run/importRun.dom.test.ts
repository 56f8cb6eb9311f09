import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '../../../../e2e/service/seeded.ts'
import { events } from '../../../resources/events/events.ts'
import { makeWorld } from '../../../api/testWorld.ts'
import { planOf, rowAt, runOf, takeBack, wires } from './importBed.ts'
import type { CreateTask } from '../../../core/job/writes/writePlan.ts'
import { imports } from './importPlan.ts'
import { killedPage } from './testKilledPage.ts'

vi.setConfig({ testTimeout: 900_000 })

/** A thousand in `npm run test:full`; some of them in `npm test`. */
const many = process.env['AGENDA_FULL'] === '1' ? 1000 : 40

const world = await makeWorld('live', { data: 'town' })

test(`${many} rows, the page killed at three of them, become that many events and touch nothing else`, async () => {
  const plain = world.service()
  const before = await wires(plain, 'events')
  const random = seeded(20261122)
  const { job: kept } = await imports.add(
    plain,
    planOf(Array.from({ length: many }, (_, at) => rowAt(at))),
  )
  const all: ReturnType<typeof killedPage>[] = []
  for (let death = 0; death < 3; death += 1) {
    const dyingAt = 2 + Math.floor((random() * many) / 5)
    const dying = killedPage(plain, dyingAt, random() < 0.5)
    all.push(dying)
    const [left] = await imports.all(plain)
    expect(left?.key).toBe(kept.key)
    if (left) void runOf(dying.service, left).go()
    await dying.gone
    // What it noted last is still on its way to the device: of a real page it would be there, or never come.
    for (let noted = ''; ; await pause(100)) {
      const now = JSON.stringify(await imports.all(plain))
      if (now === noted) break
      noted = now
    }
  }
  // Of what a dying page had begun nobody knows the end: it is sent again when it cannot be under way any more.
  vi.setSystemTime(Date.now() + 125_000)
  const last = killedPage(plain, Infinity, false)
  const [left] = await imports.all(plain)
  if (!left) throw new Error('nothing is kept')
  const run = runOf(last.service, left)
  await run.go()

  expect(run.states()).toEqual(left.plan.tasks.map(() => 'saved'))
  const ids = run.items().map(({ id }) => id)
  expect(new Set(ids).size).toBe(many)
  const after = await wires(plain, 'events')
  expect(after.size).toBe(before.size + many)
  for (const [id, wire] of before) expect(after.get(id)).toBe(wire)
  for (const [at, { values }] of left.plan.tasks.entries()) {
    const made = events.read(JSON.parse(after.get(ids[at] ?? 0) ?? '{}'))
    const { title, start_date, end_date } = made
    expect({ start_date, end_date }).toEqual({
      start_date: values['start_date'],
      end_date: values['end_date'],
    })
    expect(events.fields.title?.same(title, values['title'])).toBe(true)
  }
  // Of a row is held how far it is, and nothing of what was answered.
  const held = JSON.stringify(run.items()).length
  expect(held / many).toBeLessThan(200)
  for (const { most } of [...all, last]) expect(most()).toBeLessThanOrEqual(4)
  expect((await imports.all(plain))[0]?.items.every(({ state }) => state === 'saved')).toBe(true)
})

const named = (of: CreateTask['of'], field: string, title: string): CreateTask => ({
  of,
  title,
  place: null,
  values: { [field]: title, ...(of === 'categories' ? {} : { status: 'publish' }) },
  links: {},
  needs: {},
  evenIfNamed: false,
})

test('what rows name is made first, each row with it; all of it is taken back at once', async () => {
  const service = world.service()
  const before = await Promise.all(
    ['events', 'venues', 'categories'].map((path) => wires(service, path)),
  )
  const needs = { venue: [0], categories: [1] }
  const tasks = [
    named('venues', 'venue', 'Teatre de la prova'),
    named('categories', 'name', 'Prova d’importació'),
    { ...rowAt(1), needs },
    { ...rowAt(2), needs },
  ]
  const { job: kept } = await imports.add(service, planOf(tasks))
  const run = runOf(service, kept)
  await run.go()
  const progress = run.items()
  expect(progress.map(({ state }) => state)).toEqual(['saved', 'saved', 'saved', 'saved'])
  const body = await service.request({ method: 'GET', path: `events/${progress[3]?.id}` })
  const made = events.read(body)
  expect(made.venue.map(({ id }) => id)).toEqual([progress[0]?.id])
  expect(made.categories.map(({ id }) => id)).toEqual([progress[1]?.id])

  await vi.waitFor(async () => expect(await takeBack(service, run)).toBe(0), { timeout: 20_000 })
  expect(run.states()).toEqual(Array(4).fill('undone'))
  const after = await Promise.all(
    ['events', 'venues', 'categories'].map((path) => wires(service, path)),
  )
  const idsIn = (all: ReadonlyMap<number, string>) => Array.from(all.keys())
  expect(after.map(idsIn)).toEqual(before.map(idsIn))
})

test('a venue whose name another language has is not made before a person says so; its rows wait', async () => {
  const service = world.service()
  const there = await world.askIn('en', 'POST', 'venues', { venue: 'The Barn', status: 'draft' })
  const row = { ...rowAt(3), needs: { venue: [0] } }
  const { job: kept } = await imports.add(
    service,
    planOf([named('venues', 'venue', 'THE BARN'), row]),
  )
  const run = runOf(service, kept)
  await run.go()
  expect(run.items()).toMatchObject([{ state: 'named', others: [there.id] }, { state: 'waiting' }])
  await run.settle(0, { state: 'waiting', isAgreed: true })
  await run.go()
  const [venue, event] = run.items()
  expect([venue?.state, event?.state]).toEqual(['saved', 'saved'])
  expect(venue?.id).not.toBe(there.id)
  const untouched = await world.askIn('en', 'GET', `venues/${String(there.id)}`)
  expect(untouched).toEqual({ ...there, json_ld: untouched['json_ld'] })
})

test('refused rows say why, the others are made; stopped ones wait for another day', async () => {
  const service = world.service()
  const wrong = rowAt(5)
  const tasks = [{ ...wrong, values: { ...wrong.values, image: '999999' } }, rowAt(6), rowAt(7)]
  const { job: kept } = await imports.add(service, planOf(tasks))
  const run = runOf(service, kept)
  await run.go()
  expect(run.states()).toEqual(['refused', 'saved', 'saved'])
  expect(Object.keys(run.itemAt(0).why?.params ?? {})).toEqual(['image'])
  // After a reload too.
  const again = (await imports.all(service)).find(({ key }) => key === kept.key)
  expect(again?.items[0]?.why).toMatchObject({ kind: 'invalid' })
  expect(Object.keys(again?.items[0]?.why?.params ?? {})).toEqual(['image'])

  const later = await imports.add(
    service,
    planOf(Array.from({ length: 9 }, (_, at) => rowAt(at + 8))),
  )
  const stopped = runOf(service, later.job)
  const going = stopped.go()
  const off = stopped.job.subscribe(() => {
    if (stopped.items().some(({ state }) => state === 'saved')) void stopped.job.cancel()
  })
  await going
  off()
  const states = stopped.items().map(({ state }) => state)
  expect(states).toContain('waiting')
  await stopped.go()
  expect(stopped.items().every(({ state }) => state === 'saved')).toBe(true)
})

test('paused it sends nothing more, and goes on where it was', async () => {
  const service = world.service()
  const rows = Array.from({ length: 9 }, (_, at) => rowAt(at + 40))
  const run = runOf(service, (await imports.add(service, planOf(rows))).job)
  const inState = (state: string) =>
    run.items().filter((progress) => progress.state === state).length
  let isAsked = false
  run.job.subscribe(() => {
    if (isAsked || inState('saved') === 0) return
    isAsked = true
    run.job.pause()
  })
  const going = run.go()
  await vi.waitFor(
    () => expect([run.job.state().isPaused, inState('sending')]).toEqual([true, 0]),
    {
      timeout: 20_000,
    },
  )
  const made = inState('saved')
  expect(made).toBeLessThan(9)
  await new Promise((resolve) => {
    setTimeout(resolve, 300)
  })
  expect([inState('saved'), inState('waiting')]).toEqual([made, 9 - made])
  run.job.resume()
  await going
  expect(inState('saved')).toBe(9)
})

test('what somebody has changed since is not taken back, and says so', async () => {
  const service = world.service()
  const { job: kept } = await imports.add(service, planOf([rowAt(30), rowAt(31)]))
  const run = runOf(service, kept)
  await run.go()
  const [changed] = run.items()
  await world.ask('POST', `events/${changed?.id}`, { title: 'D’una altra persona' })
  await vi.waitFor(async () => expect(await takeBack(service, run)).toBe(1), { timeout: 20_000 })
  expect(run.items()).toMatchObject([{ state: 'saved' }, { state: 'undone' }])
  expect(events.read(await world.ask('GET', `events/${changed?.id}`)).status).not.toBe('trash')
})
