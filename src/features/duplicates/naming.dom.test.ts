import { QueryClient } from '@tanstack/react-query'
import type { Service } from '../../api/service.ts'
import { makeWorld } from '../../api/testWorld.ts'
import { isAnyNamed, listedOptions } from './naming.ts'

const world = await makeWorld('live')

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
