import { plainEvent } from '../events/testEvents.ts'
import { openTestSite, testSite } from '../testSite.ts'

const route = '/ca/wp-json/wp/v2'
const site = testSite('live')
const as = 'editor'

it('tells what changed last, of every status, in one language', async () => {
  const made = []
  for (const language of ['ca', 'ca', 'ca', 'es'])
    made.push((await site.ask('POST', 'events', { as, language, body: plainEvent })).id)
  const [first, second, third] = made
  await site.ask('DELETE', `events/${first}`, { as })
  const asked = 'orderby=modified&status=publish,trash&_fields=id,status'
  const found = await site.askSite('GET', `${route}/tribe_events?${asked}`, { as })
  const all = [
    { id: first, status: 'trash' },
    { id: second, status: 'publish' },
    { id: third, status: 'publish' },
  ]
  // Clocks tell seconds: which of one second comes first is not said.
  expect(found.body).toHaveLength(3)
  expect(found.body).toEqual(expect.arrayContaining(all))
  expect(found.headers.get('X-WP-Total')).toBe('3')
  const envelope = await site.askSite('GET', `${route}/tribe_events?_envelope=1&_fields=id`, { as })
  expect(envelope.body).toMatchObject({
    headers: { 'X-WP-Total': '2' },
    status: 200,
    body: expect.arrayContaining([{ id: third }, { id: second }]),
  })
})

it('names its types to who writes', async () => {
  const types = `${route}/types?context=edit`
  const named = await site.askSite('GET', types, { as })
  expect(named.at('tribe_venue', 'rest_base')).toBe('tribe_venue')
  expect((await site.askSite('GET', types)).status).toBe(401)
})

it('is absent where a site has no such routes, and in interface mode', async () => {
  const worlds = [
    ['live', { coreRoutes: false }],
    ['interface', {}],
  ] as const
  for (const [mode, options] of worlds) {
    const other = await openTestSite(mode, options)
    const answer = await other.askSite('GET', `${route}/tribe_events`, { as })
    expect([answer.status, answer.at('code')]).toEqual([404, 'rest_no_route'])
    await other.close()
  }
})
