import { pageJournal } from '../../../core/write/journal.ts'
import { enqueueAlso } from '../../../core/write/queue/enqueue.ts'
import { queueOf } from '../../../core/write/queue/queued.ts'
import { heldWrite } from '../../../core/write/queue/unsent.ts'
import { sendQueued } from '../../../core/write/queue/sendQueued.ts'
import { safeCreation } from '../../../core/write/safeCreation.ts'
import { writables } from '../../../resources/records.ts'
import { modes } from '../../../api/testWorld.ts'
import { closing, facts, lookedAt } from './recheckBed.ts'
import type { Journal } from '../../../core/write/writing.ts'

describe.each(modes)('a creation whose page closed, %s', async (mode) => {
  let title: string
  const { world, service, owner, history, begun, look, isOver } = await lookedAt(mode)
  beforeEach(() => {
    title = `Fira ${crypto.randomUUID()}`
  })

  const values = () => ({ ...facts, title })
  const writing = (journal: Journal = closing) => {
    return { service, collection: writables.events, journal, operation: { series: 'import' } }
  }
  const make = (more: object = {}, journal: Journal = closing) =>
    safeCreation(writing(journal), { values: { ...values(), ...more } })
  const lookTwice = async () => {
    await look(6000)
    await look(130_000)
  }
  const count = async () => {
    const query = { search: title, starts_after: '2026-01-01', per_page: 50 }
    const body = await service.request({ method: 'GET', path: 'events', query })
    return JSON.stringify(body).split(`"title":"${title}`).length - 1
  }

  test('that the service was slow to do is found when it is there', async () => {
    await world.fail([{ kind: 'dropped', method: 'POST' }])
    await expect(make()).rejects.toThrow()
    await world.fail([])
    await look(6000)
    await look(60_000)
    await service.request({ method: 'POST', path: 'events', body: values() })
    await look(110_000)
    await isOver()
    const made = { operation: 'create', series: 'import', before: null, after: { title } }
    expect(await history()).toMatchObject([made])
  })

  test('that lists would not show is said to be unknown after two minutes and not before, with all that was meant', async () => {
    await world.fail([{ kind: 'dropped', method: 'POST' }])
    await expect(make({ hide_from_listings: true })).rejects.toThrow()
    await world.fail([])
    await look(6000)
    await look(60_000)
    await look(110_000)
    expect(await history()).toEqual([])
    expect(await begun()).toHaveLength(1)
    await look(130_000)
    await isOver()
    expect(await history()).toMatchObject([
      { operation: 'create', id: 0, after: null, state: 'unknown', changes: { title } },
    ])
  })

  test('that this account may not look for is said to be unknown, and not before two minutes either', async () => {
    await make()
    await world.fail([{ kind: 'status', code: 403, method: 'GET', path: 'events' }])
    await look(6000)
    await look(60_000)
    expect(await history()).toEqual([])
    expect(await begun()).toHaveLength(1)
    await look(130_000)
    await isOver()
    await world.fail([])
    expect(await history()).toMatchObject([{ state: 'unknown', isUnread: true, after: null }])
  })

  test('waits while it cannot be looked for', async () => {
    await make()
    await world.fail([{ kind: 'status', code: 500, method: 'GET', path: 'events' }])
    await lookTwice()
    expect(await begun()).toHaveLength(1)
    expect(await history()).toEqual([])
    await world.fail([])
    await look(200_000)
    await isOver()
    expect(await history()).toMatchObject([{ after: { title } }])
  })

  test('and which was sent a second time is not taken for that one', async () => {
    await world.fail([{ kind: 'dropped', method: 'POST', times: 1 }])
    await expect(make({}, pageJournal)).rejects.toThrow()
    const again = await make({}, pageJournal)
    await lookTwice()
    await isOver()
    expect(await history()).toMatchObject([{ id: again.record.id }])
  })

  test('whoever finds it first, the form or the queue, it is one entry', async () => {
    const of = 'a form'
    const first = await safeCreation(writing(), { values: values(), of })
    await lookTwice()
    await isOver()
    const [entry] = (await history()).map(({ key }) => key)
    const form = await safeCreation(writing(pageJournal), { values: values(), of })
    expect(form).toMatchObject({ recovered: true, key: entry, record: { id: first.record.id } })
    const meant = { service, collection: writables.events, opened: null, changes: values() }
    await enqueueAlso(service, [heldWrite(meant, Date.now())])
    const [item] = await queueOf(owner)
    if (!item) throw new Error('nothing waits')
    const sent = await sendQueued(writing(pageJournal), item, new Set())
    expect(sent).toMatchObject({ kind: 'sent', done: { record: { id: first.record.id } } })
    await lookTwice()
    expect(await history()).toMatchObject([{ id: first.record.id }])
    expect(await count()).toBe(1)
  })
})
