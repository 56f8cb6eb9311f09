import { beforeEach, describe, expect, test } from 'vitest'
import { type CreationChoice, safeCreation } from '../collection/safeCreation.ts'
import { memoryJournal } from '../collection/journal.ts'
import { PerhapsMade } from '../collection/saved.ts'
import type { SentCreation } from '../collection/sentCreation.ts'
import type { Tries } from '../collection/tries.ts'
import { makeWorld, modes } from '../service/testWorld.ts'
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

  /** What is kept of what was sent, as it would be with a draft. */
  const triesOf = (sent: readonly SentCreation[]) => {
    let kept = sent
    return {
      sent: () => kept,
      keep(next: readonly SentCreation[]) {
        kept = JSON.parse(JSON.stringify(next))
      },
    }
  }
  interface Terms extends CreationChoice {
    readonly earlier?: readonly SentCreation[]
  }
  const create = (values: object, { earlier = [], ...choice }: Terms = {}) => {
    const tries = triesOf(earlier)
    return createWith(tries, values, choice)
  }
  const createWith = (tries: Tries, values: object, choice: CreationChoice = {}) =>
    safeCreation(
      { service: world.service(), collection: events, journal: memoryJournal() },
      { values: { ...facts, title, ...values }, tries, ...choice },
    )

  /** Sends once in trouble; what is left of it, as a draft would keep it. */
  async function sentIn(
    trouble: Readonly<Record<string, unknown>>,
    values: object = {},
  ): Promise<readonly SentCreation[]> {
    const tries = triesOf([])
    await world.fail([trouble, blind])
    const making = createWith(tries, values)
    await expect(making).rejects.toMatchObject({ afterWrite: 'unknown' })
    await world.fail([])
    return tries.sent()
  }

  async function count(): Promise<number> {
    const query = { search: title, starts_after: '2026-01-01', per_page: 50 }
    const body = await world.service().request({ method: 'GET', path: 'events', query })
    return JSON.stringify(body).split(`"title":"${title}`).length - 1
  }

  test('is the one that was made, when it was', async () => {
    const earlier = await sentIn(lost)
    expect(await create({}, { earlier })).toMatchObject({ recovered: true, record: { title } })
    expect(await count()).toBe(1)
  })

  test('goes out when nothing was made', async () => {
    const earlier = await sentIn(dropped)
    expect(await create({}, { earlier })).toMatchObject({ recovered: false, record: { title } })
    expect(await count()).toBe(1)
  })

  test('asks when it was changed meanwhile, and is made beside it when that is wanted', async () => {
    const earlier = await sentIn(lost)
    const other = { title: `${title} bis` }
    const asked: unknown = await create(other, { earlier }).catch((error: unknown) => error)
    expect(asked).toBeInstanceOf(PerhapsMade)
    expect(asked).toMatchObject({ existing: [{ title }] })
    expect(await count()).toBe(1)
    await create(other, { earlier, evenIfMade: true })
    expect(await count()).toBe(2)
  })

  test('waits while it cannot be looked for', async () => {
    const earlier = await sentIn(lost)
    await world.fail([blind])
    await expect(create({}, { earlier })).rejects.toMatchObject({ afterWrite: 'unknown' })
    await world.fail([])
    expect(await count()).toBe(1)
  })

  test('asks while the earlier one may still be under way, and goes out when it cannot be any more', async () => {
    const [sent] = await sentIn(dropped)
    if (!sent) throw new Error('nothing went out')
    // Its page was closed: nobody saw the end of it.
    const unseen = { at: sent.at, values: sent.values }
    await expect(create({}, { earlier: [unseen] })).rejects.toBeInstanceOf(PerhapsMade)
    expect(await count()).toBe(0)
    await create({}, { earlier: [{ ...unseen, at: sent.at - 130_000 }] })
    expect(await count()).toBe(1)
  })

  test('asks when no listing would show it', async () => {
    const hidden = { hide_from_listings: true }
    const earlier = await sentIn(dropped, hidden)
    await expect(create(hidden, { earlier })).rejects.toBeInstanceOf(PerhapsMade)
  })
})
