import { plainEvent } from './events/testEvents.ts'
import { basic, testSite } from './testSite.ts'

const event = (title: string) => ({ ...plainEvent, title })

describe.each(['interface', 'live'] as const)('the wire in %s mode', (mode) => {
  const site = testSite(mode)
  const allow = async (path: string, as?: string) =>
    (await site.ask('GET', path, { as })).headers.get('allow')
  const asEditor = (method: string, path: string, body?: unknown) =>
    site.ask(method, path, { as: 'editor', body })

  it('R9 reads arguments from JSON, form and query, in that precedence', async () => {
    const form = await site.ask('POST', 'events?title=Query&start_date=2040-01-01', {
      as: 'editor',
      body: 'title=Formulari&start_date=2040-05-01+10%3A00&end_date=2040-05-01+11%3A00&categories[]=Fira',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(form.status).toBe(201)
    expect(form.at('title')).toBe('Formulari')
    expect(form.at('start_date')).toBe('2040-05-01 10:00:00')
    expect(form.at('categories', 0, 'name')).toBe('Fira')
    const query = await asEditor('POST', 'events?title=Q&start_date=2040-05-01&end_date=2040-05-02')
    expect(query.at('title')).toBe('Q')
    const json = await asEditor('POST', 'events?title=Q', event('JSON'))
    expect(json.at('title')).toBe('JSON')
  })

  it('passes over a JSON list, JSON sent as text, and multipart that is not a real POST', async () => {
    const { id } = await asEditor('POST', 'events', event('Original'))
    expect((await asEditor('POST', 'events', [event('Llista')])).at('code')).toBe(
      'rest_missing_callback_param',
    )
    const asText = await site.ask('POST', 'events', {
      as: 'editor',
      body: event('Text'),
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(asText.status).toBe(400)
    const body = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nMultipart\r\n--x--\r\n'
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const put = await site.ask('PUT', `events/${id}`, { as: 'editor', body, headers })
    expect(put.at('title')).toBe('Original')
    const post = await site.ask('POST', `events/${id}`, { as: 'editor', body, headers })
    expect(post.at('title')).toBe('Multipart')
  })

  it('refuses malformed JSON with rest_invalid_json', async () => {
    const reply = await asEditor('POST', 'events', '{"title":')
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      code: 'rest_invalid_json',
      data: { status: 400, json_error_code: 4 },
    })
  })

  it.each(['POST', 'PUT', 'PATCH'])('R10 updates by %s', async (method) => {
    const { id } = await asEditor('POST', 'events', event('Abans'))
    const reply = await asEditor(method, `events/${id}`, { title: 'Després' })
    expect(reply.status).toBe(200)
    expect(reply.at('title')).toBe('Després')
  })

  it('R10 has no PUT, PATCH or DELETE on a collection', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const reply = await asEditor(method, 'events', {})
      expect(reply.status).toBe(404)
      expect(reply.at('code')).toBe('rest_no_route')
    }
  })

  it('R12 says totals in headers on all five lists', async () => {
    for (const room of ['events', 'venues', 'organizers', 'categories', 'tags']) {
      const reply = await site.ask('GET', room)
      expect(reply.headers.get('x-tec-total'), room).toBe(String(reply.at('total')))
      expect(reply.headers.get('x-tec-totalpages'), room).toBe(String(reply.at('total_pages')))
    }
  })

  it('R13 takes a trailing slash and a method override', async () => {
    const { id } = await asEditor('POST', 'events/', event('Barra'))
    expect((await site.ask('GET', `events/${id}/`)).status).toBe(200)
    const overridden = await asEditor('POST', `events/${id}?_method=DELETE`)
    expect(overridden.at('status')).toBe('trash')
    const header = await site.ask('POST', `events/${id}`, {
      as: 'editor',
      headers: { 'X-HTTP-Method-Override': 'DELETE' },
    })
    expect(header.status).toBe(410)
  })

  it('answers HEAD like GET without a body', async () => {
    const head = await site.ask('HEAD', 'events')
    expect(head.status).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers.get('x-tec-total')).not.toBeNull()
  })

  it('names in Allow what the person may do there', async () => {
    const { id } = await asEditor('POST', 'events', event('Permís'))
    expect(await allow('events')).toBe('GET')
    expect(await allow('events', 'contributor')).toBe('GET, POST')
    expect(await allow(`events/${id}`, 'editor')).toBe('GET, DELETE, POST, PUT, PATCH')
    expect(await allow('categories', 'subscriber')).toBe('GET')
  })

  it('R48 has no route for an id that is not digits, nor for unknown paths', async () => {
    for (const path of ['events/abc', 'events/1x', 'events/-1', 'events/by-slug/', 'nothing']) {
      const reply = await site.ask('GET', path)
      expect(reply.status, path).toBe(404)
      expect(reply.at('code'), path).toBe('rest_no_route')
    }
  })

  it('R60 names every missing parameter', async () => {
    const reply = await asEditor('POST', 'events', {})
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({
      code: 'rest_missing_callback_param',
      data: { status: 400, params: ['title', 'start_date', 'end_date'] },
    })
  })

  it('R61 names all refused parameters together, wrong types only afterwards', async () => {
    const wrong = { ...event('x'), all_day: 'yes', status: 'nonsense', website: 'not a url' }
    const first = await asEditor('POST', 'events', wrong)
    expect(Object.keys(Object(first.at('data', 'params')))).toEqual(['status', 'website'])
    expect(first.at('data', 'details')).toEqual([])
    const second = await asEditor('POST', 'events', { ...event('x'), all_day: 'yes', featured: 2 })
    expect(Object.keys(Object(second.at('data', 'params')))).toEqual(['all_day', 'featured'])
    expect(second.at('data', 'details', 'all_day')).toMatchObject({
      code: 'rest_invalid_type',
      data: { param: 'all_day' },
    })
  })

  it.each([true, 1, '1', 'TRUE', 'true'])('takes %j for true', async (all_day) => {
    const reply = await asEditor('POST', 'events', { ...event('Veritat'), all_day })
    expect(reply.at('all_day')).toBe(true)
  })

  it.each(['yes', 'on', '', 2])('refuses %j as a boolean', async (all_day) => {
    const reply = await asEditor('POST', 'events', { ...event('Veritat'), all_day })
    expect(reply.at('data', 'details', 'all_day', 'code')).toBe('rest_invalid_type')
  })

  it('R62 validates before it asks who may', async () => {
    expect((await site.ask('POST', 'events', { body: {} })).status).toBe(400)
    expect((await site.ask('POST', 'events', { body: event('x') })).status).toBe(401)
    const bad = await site.ask('POST', 'events', {
      body: {},
      headers: { Authorization: basic('editor', 'wrong') },
    })
    expect(bad.at('code')).toBe('incorrect_password')
  })

  it.each([
    ['events', event('x')],
    ['venues', { venue: 'x' }],
    ['organizers', { organizer: 'x' }],
    ['categories', { name: 'x' }],
    ['tags', { name: 'x' }],
  ])('R98 refuses writes of %s: visitors with 401, subscribers with 403', async (room, body) => {
    const made = await site.ask('POST', room, { as: 'contributor', body })
    expect(made.status).toBe(201)
    const writes = [
      ['POST', room, body],
      ['PATCH', `${room}/${made.id}`, body],
      ['DELETE', `${room}/${made.id}`, undefined],
    ] as const
    for (const [method, path, body] of writes) {
      const visitor = await site.ask(method, path, { body })
      expect([visitor.status, visitor.at('code')]).toEqual([401, 'rest_forbidden'])
      const subscriber = await site.ask(method, path, { as: 'subscriber', body })
      expect([subscriber.status, subscriber.at('code')]).toEqual([403, 'rest_forbidden'])
    }
  })
})
