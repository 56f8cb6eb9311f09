import { everything, listedEvents } from './listedEvents.ts'

describe.each(['interface', 'live'] as const)('the listing of events in %s mode', (mode) => {
  const listed = listedEvents(mode)

  it('R21 holds at most as many as the mode says', async () => {
    const most = mode === 'live' ? 50 : 99
    const reply = await listed.list(`${everything}&per_page=1000`)
    expect(reply.at('rest_url')).toContain(`per_page=${most}&`)
    const declared = (await listed.site.ask('GET', '')).at(
      'routes',
      '/calendar/events/v1/events',
      'endpoints',
      0,
      'args',
      'per_page',
      'default',
    )
    expect(declared).toBe(mode === 'live' ? '10' : 99)
  })

  it.each(['0', '-1', '1.5', 'two', ''])('R22 refuses %j as a page or a size', async (value) => {
    expect(await listed.refusedNames(`page=${value}&per_page=${value}`)).toEqual([
      'page',
      'per_page',
    ])
  })

  it('R23 answers 404 past the end', async () => {
    const reply = await listed.list(`${everything}&page=2`)
    expect(reply.status).toBe(404)
    expect(reply.at('code')).toBe('event-archive-page-not-found')
  })

  it('R24 answers an empty list with 200 and no addresses of other pages', async () => {
    const reply = await listed.list('search=enlloc')
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ events: [], total: 0, total_pages: 0 })
    expect(reply.at('next_rest_url')).toBeUndefined()
    expect(reply.at('previous_rest_url')).toBeUndefined()
    expect((await listed.list('search=enlloc&page=2')).status).toBe(404)
  })

  it('pages, and says where the next and the previous page are', async () => {
    const reply = await listed.list('starts_after=1900-01-01&per_page=1&page=2')
    expect(reply.at('total_pages')).toBe(reply.at('total'))
    const url = new URL(String(reply.at('next_rest_url')))
    expect(url.searchParams.get('page')).toBe('3')
    expect(url.searchParams.get('starts_after')).toBe('1900-01-01 23:59:59')
    expect(String(reply.at('previous_rest_url'))).toContain('page=1')
  })

  it('R33 refuses categories, tags, venues and organizers it does not know', async () => {
    const unknown = 'categories=999999&tags=no-such&venue=999999&organizer=999999'
    expect(await listed.refusedNames(unknown)).toEqual(['categories', 'tags', 'venue', 'organizer'])
    expect(await listed.refusedNames(`categories=${listed.terms.music},nope`)).toEqual([
      'categories',
    ])
  })

  it('R34 takes lists with commas and with brackets alike', async () => {
    const both = [listed.ids['matí'], listed.ids['festival']]
    expect(await listed.found(`${everything}&include=${both.join(',')}`)).toEqual([
      'festival',
      'matí',
    ])
    const brackets = both.map((id) => `include[]=${id}`).join('&')
    expect(await listed.found(`${everything}&${brackets}`)).toEqual(['festival', 'matí'])
  })

  it('R35 finds by slugs or ids, any within a list and all between lists, children included', async () => {
    expect(await listed.found(`${everything}&categories=musica`)).toEqual(['matí', 'vespre'])
    expect(await listed.found(`${everything}&categories=${listed.terms.jazz}`)).toEqual(['vespre'])
    expect(
      await listed.found(`${everything}&categories=${listed.terms.music},concerts-de-jazz`),
    ).toEqual(['matí', 'vespre'])
    expect(await listed.found(`${everything}&categories=${listed.terms.music}&tags=jazz`)).toEqual([
      'vespre',
    ])
    expect(await listed.found(`${everything}&venue=${listed.links.venue}`)).toEqual(['matí'])
    expect(await listed.found(`${everything}&organizer=${listed.links.organizers[0]}`)).toEqual([
      'vespre',
    ])
    expect(
      await listed.found(
        `${everything}&venue=${listed.links.venue}&organizer=${listed.links.organizers[0]}`,
      ),
    ).toEqual([])
  })

  it('R36 shows drafts to those who may write, and refuses the filter to others', async () => {
    expect(await listed.refusedNames('status=draft')).toEqual(['status'])
    expect(await listed.refusedNames('status=draft', 'subscriber')).toEqual(['status'])
    expect((await listed.list('status=publish')).status).toBe(200)
    expect(await listed.found(`${everything}&status=draft`, 'contributor')).toEqual(['esborrany'])
    const two = await listed.list(`${everything}&status=publish,draft`, 'editor')
    const brackets = await listed.list(`${everything}&status[]=publish&status[]=draft`, 'editor')
    expect(two.at('total')).toBe(brackets.at('total'))
  })

  it('R37 refuses any, and statuses that do not exist', async () => {
    expect(await listed.refusedNames('status=any', 'editor')).toEqual(['status'])
    expect(await listed.refusedNames('status=publish,bogus', 'editor')).toEqual(['status'])
  })

  it('R38 refuses an empty search', async () => {
    expect(await listed.refusedNames('search=')).toEqual(['search'])
  })

  it('searches for all words, without accents or capitals, in title and description', async () => {
    expect(await listed.found(`${everything}&search=CANCO+nit`)).toEqual(['vespre'])
    expect(await listed.found(`${everything}&search=canço+-nit`)).toEqual([])
    expect(await listed.found(`${everything}&search="nit+de"`)).toEqual(['vespre'])
    expect(await listed.found(`${everything}&search=100%25`)).toEqual([])
  })

  it('R40 lists hidden events in interface mode alone', async () => {
    const names = await listed.found(everything)
    expect(names.includes('amagat')).toBe(mode === 'interface')
  })

  it('R46 sorts by start', async () => {
    const hidden = mode === 'interface' ? ['amagat'] : []
    expect(await listed.found(everything)).toEqual([
      'festival',
      'matí',
      'vespre',
      'tot el dia',
      ...hidden,
    ])
  })

  it('filters by featured, parent and tickets', async () => {
    expect(await listed.found(`${everything}&featured=true`)).toEqual(['matí'])
    expect(await listed.found(`${everything}&featured=0`)).not.toContain('matí')
    expect(await listed.found(`${everything}&post_parent=${listed.ids['festival']}`)).toEqual([])
    expect(await listed.refusedNames('post_parent=999999')).toEqual(['post_parent'])
    expect(await listed.found(`${everything}&ticketed=false`)).toContain('matí')
  })

  it('says about tickets what the mode says', async () => {
    const reply = await listed.list(`${everything}&ticketed=true`)
    if (mode === 'interface') expect(reply.at('events')).toEqual([])
    else expect(reply.at('data', 'details', 'ticketed', 'code')).toBe('event-tickets-not-active')
  })

  it('looks at coordinates in interface mode alone, and wants both', async () => {
    const reply = await listed.list(`${everything}&geoloc_lat=41.9`)
    if (mode === 'live') expect(reply.at('total')).toBe(4)
    else expect(Object.keys(Object(reply.at('data', 'params')))).toEqual(['geoloc_lat'])
    const located = await listed.found(`${everything}&geoloc=true`)
    expect(located).toHaveLength(mode === 'live' ? 4 : 0)
  })

  it('says in rest_url what it understood', async () => {
    const visitor = String((await listed.list('per_page=2')).at('rest_url'))
    expect(visitor).toMatch(
      /\?page=1&per_page=2&start_date=\d{4}-\d\d-\d\d 00:00:00&end_date=\d{4}-\d\d-\d\d 23:59:59&status=publish$/,
    )
    const editor = String(
      (await listed.list(`${everything}&categories=${listed.terms.music}`, 'editor')).at(
        'rest_url',
      ),
    )
    expect(editor).toContain('status=any')
    expect(editor).not.toContain('categories')
  })
})
