import { afterEach, describe, expect, test, vi } from 'vitest'
import { created } from '../collection/testSave.ts'
import { makeWorld, modes } from '../service/testWorld.ts'
import type { PlannedCopy } from './duplicate/copyPlan.ts'
import { currentPlan, keepPlan } from './duplicate/copyPlans.ts'
import { lookForCopies, makeCopy, undoCopies } from './duplicate/copying.ts'
import { events } from './events.ts'

const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

describe.each(modes)('a copy whose answer was lost, %s', async (mode) => {
  const world = await makeWorld(mode)
  afterEach(() => {
    vi.useRealTimers()
  })

  const copying = () => ({ service: world.service(), id: 1 })
  const planned = (title: string, copy: Partial<PlannedCopy>) => {
    const copies = [{ ...times, title, id: null, differs: [], state: 'waiting' as const, ...copy }]
    const at = new Date().toISOString()
    keepPlan(copying(), { at, title, values: { status: 'publish' }, known: [], copies })
  }
  const looked = async () => {
    await lookForCopies(copying())
    return currentPlan(copying())?.copies[0]
  }
  const lookedAt = async (title: string, copy: Partial<PlannedCopy>) => {
    planned(title, copy)
    return await looked()
  }
  const made = async (title: string) =>
    (await created(world.service(), events, { ...times, title, status: 'publish' })).record

  test('and that was not found at once, is looked for before another goes out', async () => {
    const sent = { state: 'refused', wasSent: true } as const
    expect(await lookedAt('Fira', sent)).toMatchObject({ state: 'refused' })
    const { id } = await made('Fira')
    expect(await lookedAt('Fira', sent)).toMatchObject({ state: 'made', id })
    expect(await lookedAt('Fira', { state: 'refused' })).toMatchObject({ state: 'refused' })
  })

  test.each(['begun', 'unknown'] as const)(
    '%s by a page that died, it is not said to be missing while the service may be at it',
    async (state) => {
      const title = `Aplec ${state}`
      planned(title, { state, sentAt: Date.now() })
      expect(await looked()).toMatchObject({ state: 'unknown' })
      expect(await looked()).toMatchObject({ state: 'unknown' })
      const { id } = await made(title)
      expect(await looked()).toMatchObject({ state: 'made', id })
    },
  )

  test('is missing two minutes later, or when its connection ended by itself, or a person says so', async () => {
    const sent = { state: 'unknown', sentAt: Date.now() } as const
    expect(await lookedAt('Ball', { ...sent, isOver: true })).toMatchObject({ state: 'waiting' })
    expect(await lookedAt('Ball', sent)).toMatchObject({ state: 'unknown' })
    vi.setSystemTime(Date.now() + 125_000)
    expect(await looked()).toMatchObject({ state: 'waiting' })
  })

  test('tells when it went out, and that its connection is over', async () => {
    planned('Cursa', {})
    await world.fail([
      { kind: 'lostAnswer', method: 'POST', path: 'events', times: 1 },
      { kind: 'dropped', method: 'GET' },
    ])
    const since = Date.now()
    await makeCopy(copying(), 0)
    await world.fail([])
    const left = currentPlan(copying())?.copies[0]
    expect(left).toMatchObject({ state: 'unknown', isOver: true })
    expect(left?.sentAt).toBeGreaterThanOrEqual(since)
    expect(await looked()).toMatchObject({ state: 'made' })
  })
  test('that was worked on since is taken away only by who was told so', async () => {
    planned('Concert', {})
    await makeCopy(copying(), 0)
    const path = `events/${currentPlan(copying())?.copies[0]?.id}`
    await world.ask('POST', path, { website: 'https://a.test/' })
    expect(await undoCopies(copying())).toEqual({ changed: 1, refused: 0 })
    expect(await world.ask('GET', path)).toMatchObject({ status: 'publish' })
    expect(await undoCopies(copying(), true)).toEqual({ changed: 0, refused: 0 })
    expect(currentPlan(copying())?.copies[0]).toMatchObject({ state: 'undone' })
  })

  test('as it was made is taken away at once', async () => {
    planned('Recital', {})
    await makeCopy(copying(), 0)
    expect(await undoCopies(copying())).toEqual({ changed: 0, refused: 0 })
  })
})
