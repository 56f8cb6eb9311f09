import { plainEvent } from './events/testEvents.ts'
import { testSite } from './testSite.ts'

describe.each(['interface', 'live'] as const)('what every route takes in %s mode', (mode) => {
  const site = testSite(mode)
  let id: number

  beforeAll(async () => {
    const body = { ...plainEvent, tags: ['foc'] }
    id = (await site.ask('POST', 'events', { as: 'editor', body })).id
  })

  it('_fields: the members named, by comma or []', async () => {
    const comma = await site.ask('GET', `events/${id}?_fields=id,slug,nothing`)
    expect(comma.body).toEqual({ id, slug: expect.any(String) })
    const brackets = await site.ask('GET', `events/${id}?_fields[]=id&_fields[]=title`)
    expect(brackets.body).toEqual({ id, title: plainEvent.title })
  })

  it('_fields: members of members; those of a list cannot be named', async () => {
    const nested = await site.ask(
      'GET',
      `events/${id}?_fields=start_date_details.year,tags.name,global_id_lineage`,
    )
    expect(nested.body).toEqual({
      start_date_details: { year: plainEvent.start_date.slice(0, 4) },
      tags: [],
      global_id_lineage: [expect.any(String)],
    })
    const listed = await site.ask('GET', 'events?starts_after=1900-01-01&_fields=total,events')
    expect(listed.body).toMatchObject({ total: 1, events: [{ id }] })
    expect(listed.at('total_pages')).toBeUndefined()
  })

  it('_fields: an error stays whole', async () => {
    const refused = await site.ask('GET', 'events?per_page=0&_fields=id')
    expect(refused.body).toMatchObject({ code: 'rest_invalid_param', data: { status: 400 } })
  })

  it('_envelope: status and headers in the body of a 200', async () => {
    const listed = await site.ask('GET', 'tags?_envelope')
    expect(listed.status).toBe(200)
    expect(listed.body).toMatchObject({
      status: 200,
      headers: { 'X-TEC-Total': '1' },
      body: { total: 1, tags: [{ name: 'foc' }] },
    })
    const refused = await site.ask('GET', 'events?per_page=0&_envelope=1')
    expect(refused.status).toBe(200)
    expect(refused.body).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } })
  })

  it.each(['/ca/', '/ca/index.php', '/'])('rest_route: the same routes under %s', async (home) => {
    const route = (path: string) => `${home}?rest_route=/calendar/events/v1/${path}`
    const read = await site.askSite('GET', route(`events/${id}`))
    expect(read.at('id')).toBe(id)
    const refused = await site.askSite('GET', route('events&per_page=0'))
    expect(refused.at('data', 'params', 'per_page')).toEqual(expect.any(String))
    const body = { title: 'Un altre' }
    const updated = await site.askSite('POST', route(`events/${id}`), { as: 'editor', body })
    expect(updated.at('title')).toBe('Un altre')
    await site.ask('POST', `events/${id}`, { as: 'editor', body: { title: plainEvent.title } })
  })
})
