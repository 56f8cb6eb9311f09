import { pageJournal } from '../../../core/write/journal.ts'
import { putOperation } from '../../../core/write/operationStore.ts'
import { safeUpdate } from '../../../core/write/safeWriter.ts'
import { created, modes } from '../../../core/write/testSave.ts'
import { forget } from '../../../platform/entries.ts'
import { events, type EventRecord } from '../../../resources/events/events.ts'
import type { Service } from '../../../api/service.ts'
import { closing, facts, lookedAt } from './recheckBed.ts'
import type { Journal } from '../../../core/write/writing.ts'

describe.each(modes)('a later look that tells nothing, %s', async (mode) => {
  const { world, service: plain, history, due, isOver, ...looking } = await lookedAt(mode)
  const asked: string[] = []
  const priorities = new Set<unknown>()
  const counting = (inner: Service): Service => ({
    ...inner,
    async request(call) {
      asked.push(`${call.method} ${call.path}`)
      priorities.add(call.priority)
      return await inner.request(call)
    },
    in: (language) => counting(inner.in(language)),
  })
  const look = (after?: number) => looking.look(after, counting(plain))
  const made = async () => (await created(plain, events, facts)).record
  async function save(event: EventRecord, journal: Journal = pageJournal) {
    const before = (await due()).length
    const writing = { service: plain, collection: events, journal }
    const changes = { title: 'Aplec' }
    await safeUpdate(writing, { path: `events/${event.id}`, opened: event, changes })
    if (journal === pageJournal)
      await vi.waitFor(async () => expect(await due()).toHaveLength(before + 1))
  }
  const reading = (event: EventRecord) => `GET events/${event.id}`

  test('is given up where a password keeps the record back, and the history says so', async () => {
    const event = await made()
    await save(event)
    const path = `events/${event.id}`
    await world.meddle('before GET', path, { password: 'sesam' })
    expect(await look()).toEqual([])
    expect(await due()).toEqual([])
    expect(await history()).toMatchObject([{ after: { title: 'Aplec' }, isUnread: true }])
  })

  test('is given up where the account may not read it', async () => {
    const event = await made()
    await save(event)
    await world.fail([{ kind: 'status', code: 403, method: 'GET' }])
    await look()
    expect(await due()).toEqual([])
    expect(await history()).toMatchObject([{ isUnread: true }])
  })

  test('of a write whose page closed ends in the history, with what was meant', async () => {
    const event = await made()
    await save(event, closing)
    await world.fail([{ kind: 'status', code: 403, method: 'GET' }])
    await look()
    await vi.waitFor(async () =>
      expect(await history()).toMatchObject([
        { before: { title: 'Fira' }, after: { title: 'Fira' }, changes: { title: 'Aplec' } },
      ]),
    )
    await isOver()
    expect(await due()).toEqual([])
  })

  test('comes after all others when it failed, and less and less often', async () => {
    const [event, other] = [await made(), await made()]
    await save(event)
    await world.fail([{ kind: 'status', code: 500, method: 'GET', path: `events/${event.id}` }])
    await look()
    asked.length = 0
    await look(7000)
    expect(asked).not.toContain(reading(event))
    await save(other)
    await look(12_000)
    expect(asked).toContain(reading(event))
    expect(asked).toContain(reading(other))
    expect(await due()).toHaveLength(1)
    asked.length = 0
    await look(18_000)
    expect(asked).not.toContain(reading(event))
    await world.fail([])
    await look(30_000)
    expect(await due()).toEqual([])
  })

  test('of a write whose page closed is put off as well', async () => {
    const event = await made()
    await save(event, closing)
    await world.fail([{ kind: 'status', code: 500, method: 'GET', path: `events/${event.id}` }])
    await look()
    asked.length = 0
    await look(7000)
    expect(asked).not.toContain(reading(event))
    await world.fail([])
    await look(12_000)
    await isOver()
  })

  test('many are all remembered, and looked at in the background', async () => {
    const event = await made()
    await save(event)
    const [first] = await due()
    if (!first) throw new Error('nothing is due')
    await forget('operations', 'all')
    for (let nr = 0; nr < 60; nr += 1)
      await putOperation({ ...first, key: `${first.key} ${nr}`, id: 100_000 + nr })
    asked.length = 0
    await look()
    expect(await due()).toHaveLength(20)
    await look()
    expect(await due()).toEqual([])
    expect(asked).toHaveLength(60)
    expect([...priorities]).toEqual(['background'])
  })
})
