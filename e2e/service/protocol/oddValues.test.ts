import { plainEvent } from './events/testEvents.ts'
import { testSite } from './testSite.ts'

const huge = '99999999999999999999'
const half = '\ud83d'

describe.each(['interface', 'live'] as const)('values nobody can keep, in %s mode', (mode) => {
  const site = testSite(mode)
  const as = 'editor'
  const post = (path: string, body: unknown) => site.ask('POST', path, { as, body })

  it.each([
    ['start_date', huge],
    ['start_date', '-99999999999999'],
    ['date', '9007199254740991'],
    ['date_utc', huge],
    ['author', '2147483648'],
    ['author', '9007199254740991'],
    ['image', huge],
    ['organizer', [huge]],
  ])('an event whose %s is %j is refused by that name', async (name, value) => {
    const reply = await post('events', { ...plainEvent, [name]: value })
    expect(reply.status).toBe(400)
    expect(Object.keys(Object(reply.at('data', 'params')))).toEqual([name])
  })

  it.each(['start_date', 'ends_before', 'per_page', 'page', 'venue', 'categories', 'post_parent'])(
    'a listing whose %s is far too large is refused',
    async (name) => {
      const reply = await site.ask('GET', `events?${name}=${huge}`)
      expect(reply.status).toBe(400)
    },
  )

  it('null characters and halves of signs fall away', async () => {
    const texts = { title: `Fi\0ra ${half}gran`, description: `A\0bans`, cost: `1\0${half}0` }
    const made = await post('events', { ...plainEvent, ...texts, tags: ['fo\0c'] })
    expect(made.status).toBe(201)
    const read = await site.ask('GET', `events/${made.id}`)
    expect(read.body).toMatchObject({ title: 'Fira gran', tags: [{ name: 'foc' }] })
    expect(String(read.at('description'))).toContain('Abans')
    expect(String(read.at('cost'))).toContain('10')
    const found = await site.ask('GET', 'events?starts_after=1900-01-01&search=fira%00%20gran')
    expect(found.at('total')).toBe(1)
    for (const path of ['events/by-slug/%00', 'venues?search=%00', 'tags?slug=%00&hide_empty=0'])
      expect([200, 400, 404]).toContain((await site.ask('GET', path)).status)
  })

  it('the last moment of clocks stays on them, whatever the zone', async () => {
    const last = '9999-12-31 23:59:59'
    const dates = { start_date: last, end_date: last, timezone: 'America/New_York' }
    const made = await post('events', { ...plainEvent, ...dates, date_utc: last })
    expect(made.body).toMatchObject({ end_date: last, utc_end_date: last, date: last })
  })

  it('categories that are objects break live sites alone', async () => {
    const reply = await post('events', { ...plainEvent, categories: [{ id: 2 }] })
    expect([reply.status, reply.at('code')]).toEqual(
      mode === 'live' ? [500, 'internal_server_error'] : [400, 'rest_invalid_param'],
    )
  })
})
