import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerOf } from '../collection/owner.ts'
import { refusalOf } from '../service/refusalOf.ts'
import type { Call, Service } from '../service/service.ts'
import { makeWorld, type TestWorld } from '../service/testWorld.ts'
import { isAnyNamed, listedOptions } from './naming.ts'

let world: TestWorld
beforeAll(async () => {
  world = await makeWorld('live')
})
afterAll(() => world.drop())

const codes = ['event-password-protected', 'event-not-accessible', 'event-no-longer-available']

/** A service that keeps every hidden event back, and says how it was asked for them. */
function keepingBack(inner: Service) {
  const asked: string[] = []
  let running = 0
  let most = 0
  const request = async (call: Call, ask: () => Promise<unknown>) => {
    if (!/^events\/\d+$/.test(call.path)) return ask()
    asked.push(call.path)
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve))
    running -= 1
    throw refusalOf(403, { code: codes[asked.length % codes.length] }, 'id')
  }
  const over = (service: Service): Service => ({
    ...service,
    request: (call) => request(call, () => service.request(call)),
    in: (language) => over(service.in(language)),
  })
  return { service: over(inner), asked, most: () => most }
}

test('hidden events that are kept back name nothing; each is asked for once, few at once', async () => {
  const { service, asked, most } = keepingBack(world.service())
  const day = '2027-01-01 10:00:00'
  const about = { title: 'Assaig', start_date: day, end_date: day, all_day: false, timezone: '' }
  const ids = Array.from({ length: 20 }, (_, at) => 9000 + at)
  const remembered = ids.map((id) => Object.assign({ id }, about))
  localStorage.setItem(`agenda.hidden.ca.${ownerOf(service)}`, JSON.stringify(remembered))
  const venues = ['Teatre', 'Ateneu'].map((venue) => world.ask('POST', 'venues', { venue }))
  const lost = (await Promise.all(venues)).map(({ id }) => ({ language: 'ca', id: Number(id) }))
  const client = new QueryClient()
  expect(await isAnyNamed(client, service, 'venues', lost, [['publish']])).toBe(false)
  expect(asked.toSorted()).toEqual(ids.map((id) => `events/${id}`))
  expect(most()).toBeLessThanOrEqual(4)
})

test('what names a record is asked at that moment, also where an earlier reading is on its way', async () => {
  const inner = world.service()
  const { id } = await world.ask('POST', 'venues', { venue: 'Casal', status: 'publish' })
  const which = { language: 'ca', id: Number(id) }
  let isEarlier = true
  const late = async (ask: () => Promise<unknown>) => {
    const answer = await ask()
    if (isEarlier) await new Promise((resolve) => setTimeout(resolve, 500))
    return answer
  }
  const over = (service: Service): Service => ({
    ...service,
    request: (call) => late(() => service.request(call)),
    in: (language) => over(service.in(language)),
  })
  const [service, client] = [over(inner), new QueryClient()]
  const statuses = [['publish']]
  const earlier = client.fetchQuery(listedOptions(service, 'venues', which, statuses))
  earlier.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 250))
  isEarlier = false
  const times = { start_date: '2027-01-01 10:00:00', end_date: '2027-01-01 12:00:00' }
  const event = { title: 'Ball', status: 'publish', venue: which.id, ...times }
  await world.ask('POST', 'events', event)
  expect(await isAnyNamed(client, service, 'venues', [which], statuses)).toBe(true)
})
