import type { WriteItem } from '../../core/job/writes/writePlan.ts'
import { writeRun } from '../../core/job/writes/writeRun.ts'
import { accountName } from '../../api/account.ts'
import { unmade } from '../../core/write/operation.ts'
import { putOperation } from '../../core/write/operationStore.ts'
import { testOperation } from '../../core/write/testOperation.ts'
import { created, makeWorld, modes } from '../../core/write/testSave.ts'
import { copies, copyKind, copyTask } from './duplicate/copyRows.ts'
import { events } from './events.ts'

const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

describe.each(modes)('a copy whose answer was lost, %s', async (mode) => {
  const world = await makeWorld(mode)

  /** A copy as it was left, gone on with: how far it is then. */
  const left = async (title: string, item: WriteItem) => {
    const service = world.service()
    const { job } = await copies.add(service, {
      of: 'events',
      language: 'ca',
      original: 1,
      title,
      values: { status: 'publish' },
      known: [],
      tasks: [copyTask({ ...times, title })],
    })
    await copies.note(job.key, 0, item)
    const { sentAt, isOver } = item
    if (sentAt !== undefined) {
      const { site, account, language } = service
      const sent = testOperation({
        site,
        account: accountName(account),
        language,
        key: `${job.key} sent`,
        at: new Date(sentAt).toISOString(),
        of: `${job.key} 0`,
        collection: 'events',
        operation: 'create',
        state: 'sending',
        id: unmade,
        before: null,
        after: null,
        ...(isOver ? { isDisconnected: isOver } : {}),
        changes: { status: 'publish', title, ...times },
      })
      await putOperation(sent)
    }
    return async () => {
      const stored = (await copies.all(service)).find(({ key }) => key === job.key)
      if (!stored) throw new Error('nothing is stored')
      const run = writeRun(copyKind, service, stored)
      await run.go()
      return run.itemAt(0)
    }
  }
  const made = async (title: string) =>
    (await created(world.service(), events, { ...times, title, status: 'publish' })).record
  const count = async (title: string) =>
    (await world.ask('GET', `events?search=${title}&starts_after=2027-01-01`)).total

  test('and that was refused then, is looked for before another goes out', async () => {
    const goOn = await left('Fira', { state: 'refused', sentAt: Date.now() })
    const { id } = await made('Fira')
    expect(await goOn()).toMatchObject({ state: 'saved', id })
    expect(await count('Fira')).toBe(1)
  })

  test.each(['sending', 'unknown'] as const)('%s by a page that died, waits', async (state) => {
    const title = `Aplec-${state}`
    const goOn = await left(title, { state, sentAt: Date.now() })
    expect(await goOn()).toMatchObject({ state: 'unknown' })
    expect(await goOn()).toMatchObject({ state: 'unknown' })
    const { id } = await made(title)
    expect(await goOn()).toMatchObject({ state: 'saved', id })
  })

  test('has it noted when it went out, and that its connection is over', async () => {
    const goOn = await left('Cursa', { state: 'waiting' })
    await world.fail([
      { kind: 'lostAnswer', method: 'POST', path: 'events', times: 1 },
      { kind: 'dropped', method: 'GET' },
    ])
    const since = Date.now()
    const item = await goOn()
    await world.fail([])
    expect(item).toMatchObject({ state: 'unknown', isOver: true })
    expect(item.sentAt).toBeGreaterThanOrEqual(since)
    expect(await goOn()).toMatchObject({ state: 'saved' })
    expect(await count('Cursa')).toBe(1)
  })

  test('is made two minutes later, or when its connection ended by itself', async () => {
    const sent = { state: 'unknown', sentAt: Date.now() } as const
    const over = await left('Ball', { ...sent, isOver: true })
    expect(await over()).toMatchObject({ state: 'saved' })
    expect(await (await left('Sardana', sent))()).toMatchObject({ state: 'unknown' })
    const goOn = await left('Dansa', { ...sent, sentAt: Date.now() - 125_000 })
    expect(await goOn()).toMatchObject({ state: 'saved' })
    expect(await count('Dansa')).toBe(1)
  })
})

describe('copies that are over', async () => {
  const world = await makeWorld('live')

  test('are forgotten, and those of which something is still to be done are not', async () => {
    const service = world.service()
    const plan = { of: 'events' as const, language: 'ca', original: 5, title: 'Fira', known: [] }
    const tasks = [copyTask({ ...times, title: 'Fira' }), copyTask({ ...times, title: 'Fira' })]
    const { job } = await copies.add(service, { ...plan, tasks })
    await copies.note(job.key, 0, { state: 'saved', id: 7 })
    await copies.left.settle(service, [], () => true)
    expect(await copies.left.all(service)).toMatchObject([
      { items: [{ id: 7 }, { state: 'waiting' }] },
    ])
    await copies.note(job.key, 1, { state: 'left' })
    await copies.left.settle(service, [], () => true)
    expect(await copies.all(service)).toEqual([])
  })
})
