import { type CreationChoice, safeCreation } from '../../core/write/safeCreation.ts'
import { pageJournal } from '../../core/write/journal.ts'
import { ownerOf } from '../../core/query/owner.ts'
import { PerhapsMade } from '../../core/write/saved.ts'
import { attemptsOf, putOperation, sendingOperations } from '../../core/write/operationStore.ts'
import { makeWorld, modes } from '../../api/testWorld.ts'
import { events } from './events.ts'
import { facts } from './safeWriterBed.ts'

const lost = { kind: 'lostAnswer', method: 'POST', path: 'events', times: 1 }
const dropped = { kind: 'dropped', method: 'POST', path: 'events', times: 1 }
const blind = { kind: 'status', code: 500, method: 'GET', path: 'events' }

describe.each(modes)('an event sent again, %s', async (mode) => {
  let title: string
  const world = await makeWorld(mode)
  beforeEach(async () => {
    await world.fail([])
    title = `Nova ${crypto.randomUUID()}`
  })

  const owner = () => ownerOf(world.service())
  /** A form or another place that makes one record. */
  const place = () => `form ${crypto.randomUUID()}`
  const create = (of: string, values: object = {}, choice: CreationChoice = {}) =>
    safeCreation(
      { service: world.service(), collection: events, journal: pageJournal },
      { values: { ...facts, title, ...values }, of, ...choice },
    )

  /** Sends once in trouble. @returns what the record is made for */
  async function sentIn(trouble: Readonly<Record<string, unknown>>, values: object = {}) {
    const of = place()
    await world.fail([trouble, blind])
    await expect(create(of, values)).rejects.toMatchObject({ afterWrite: 'unknown' })
    await world.fail([])
    return of
  }

  async function count(): Promise<number> {
    const query = { search: title, starts_after: '2026-01-01', per_page: 50 }
    const body = await world.service().request({ method: 'GET', path: 'events', query })
    return JSON.stringify(body).split(`"title":"${title}`).length - 1
  }

  test('is the one that was made, when it was', async () => {
    const of = await sentIn(lost)
    expect(await create(of)).toMatchObject({ recovered: true, record: { title } })
    expect(await count()).toBe(1)
    expect(await attemptsOf(owner(), of)).toMatchObject([{ state: 'verified' }])
  })

  test('goes out when nothing was made', async () => {
    const of = await sentIn(dropped)
    expect(await create(of)).toMatchObject({ recovered: false, record: { title } })
    expect(await count()).toBe(1)
    expect(await attemptsOf(owner(), of)).toMatchObject([{ state: 'verified' }])
    expect(await sendingOperations(owner())).toEqual([])
  })

  test('is another one, where it is made for something else', async () => {
    await sentIn(lost)
    await create(place())
    expect(await count()).toBe(2)
  })

  test('asks when it was changed meanwhile, and is made beside it when that is wanted', async () => {
    const of = await sentIn(lost)
    const other = { title: `${title} bis` }
    const asked: unknown = await create(of, other).catch((error: unknown) => error)
    expect(asked).toBeInstanceOf(PerhapsMade)
    expect(asked).toMatchObject({ existing: [{ title }] })
    expect(await count()).toBe(1)
    await create(of, other, { evenIfMade: true })
    expect(await count()).toBe(2)
  })

  test('of which its form has not seen the end is found, until it is deleted', async () => {
    const of = place()
    const { record } = await create(of)
    const { id } = record
    expect(await create(of)).toMatchObject({ recovered: true, record: { id } })
    await expect(create(of, { title: `${title} bis` })).rejects.toMatchObject({
      existing: [{ id }],
    })
    await world.service().request({ method: 'DELETE', path: `events/${id}` })
    expect(await create(of)).toMatchObject({ recovered: false })
    expect(await count()).toBe(1)
  })

  test('waits while it cannot be looked for', async () => {
    const of = await sentIn(lost)
    await world.fail([blind])
    await expect(create(of)).rejects.toMatchObject({ afterWrite: 'unknown' })
    await world.fail([])
    expect(await count()).toBe(1)
  })

  test('asks while the earlier one may still be under way, and goes out when it cannot be any more', async () => {
    const of = await sentIn(dropped)
    const [sent] = await attemptsOf(owner(), of)
    if (!sent) throw new Error('nothing went out')
    expect(sent.isDisconnected).toBe(true)
    // Its page was closed: nobody saw the end of it.
    const { isDisconnected: _isDisconnected, ...unseen } = sent
    await putOperation(unseen)
    await expect(create(of)).rejects.toBeInstanceOf(PerhapsMade)
    expect(await count()).toBe(0)
    await putOperation({
      ...unseen,
      at: new Date(Date.parse(sent.at) - 130_000).toISOString(),
    })
    await create(of)
    expect(await count()).toBe(1)
  })

  test('asks when no listing would show it', async () => {
    const hidden = { hide_from_listings: true }
    const of = await sentIn(dropped, hidden)
    await expect(create(of, hidden)).rejects.toBeInstanceOf(PerhapsMade)
  })
})
