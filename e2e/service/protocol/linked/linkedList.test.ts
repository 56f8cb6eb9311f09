import type { Reply } from '../testSite.ts'
import { linkedCases, linkedSite } from './testLinked.ts'

const as = 'editor'

describe.each(linkedCases)('listings of $room in $mode mode', (kind) => {
  const { mode, noun, room } = kind
  const { site, create, event: makeEvent, linkTo } = linkedSite(kind)
  const live = mode === 'live'
  const ids = new Map<string, number>()
  let upcoming = 0

  const add = async (name: string, fields: object = {}, language = 'ca') => {
    ids.set(name, (await create({ [noun]: name, phone: '', ...fields }, { language })).id)
  }
  const event = (name: string, year: number, status: string): Promise<number> =>
    makeEvent({
      start_date: `${year}-01-01 10:00:00`,
      end_date: `${year}-01-01 12:00:00`,
      status,
      ...linkTo(ids.get(name) ?? 0),
    })
  const list = (query: string, asking: object = {}) => site.ask('GET', `${room}?${query}`, asking)
  const names = ({ at }: Reply): unknown[] =>
    [0, 1, 2, 3, 4, 5].map((index) => at(room, index, noun)).filter((name) => name !== undefined)

  beforeAll(async () => {
    await add('Vell', { date: '2020-01-01 10:00:00', phone: '972 11 22 33' })
    await add('Futur', { date: '2021-01-01 10:00:00', description: 'Castells i cançó' })
    await add('Nou', { date: '2022-01-01 10:00:00' })
    await add('Esborrany', { date: '2023-01-01 10:00:00', status: 'draft' })
    await add('Español', {}, 'es')
    await event('Vell', 2020, 'publish')
    upcoming = await event('Futur', 2090, 'publish')
    await event('Nou', 2090, 'draft')
  })

  it('46, 106: go newest first, in one language, published ones alone for all', async () => {
    const reply = await list('')
    expect(names(reply)).toEqual(['Nou', 'Futur', 'Vell'])
    expect(reply.body).toMatchObject({ total: 3, total_pages: 1 })
    expect(reply.at('next_rest_url')).toBeUndefined()
    expect(names(await list('', { language: 'es' }))).toEqual(['Español'])
    expect(names(await list('', { as }))).toEqual(['Esborrany', 'Nou', 'Futur', 'Vell'])
  })

  it('36, 37: filter by status, for those who may write', async () => {
    expect(names(await list('status=draft', { as: 'contributor' }))).toEqual(['Esborrany'])
    expect(names(await list('status=publish,draft', { as }))).toHaveLength(4)
    for (const asking of [{}, { as: 'subscriber' }])
      expect((await list('status=draft', asking)).at('code')).toBe('rest_invalid_param')
    for (const status of ['any', 'publish,bogus'])
      expect((await list(`status=${status}`, { as })).status).toBe(400)
  })

  it('search in name, description and the other fields', async () => {
    expect(names(await list('search=vell'))).toEqual(['Vell'])
    expect(names(await list('search=CANCO'))).toEqual(['Futur'])
    expect(names(await list('search=11+22'))).toEqual(['Vell'])
    expect((await list('search=')).status).toBe(400)
  })

  it('41: a search without a match is empty; live sites then count without it', async () => {
    const none = await list('search=zzzzz')
    expect(none.status).toBe(200)
    expect(none.at(room)).toEqual([])
    expect(none.at('total')).toBe(live ? 3 : 0)
  })

  it('filter by event, and refuse one that does not exist', async () => {
    expect(names(await list(`event=${upcoming}`))).toEqual(['Futur'])
    expect((await list('event=999999')).at('data', 'params', 'event')).toEqual(expect.any(String))
  })

  it('filter by having events, published ones for all', async () => {
    expect(names(await list('has_events=true'))).toEqual(['Futur', 'Vell'])
    expect(names(await list('has_events=false'))).toEqual(['Nou'])
    expect(names(await list('has_events=1', { as }))).toEqual(['Nou', 'Futur', 'Vell'])
    expect(names(await list('only_with_upcoming=true'))).toEqual(['Futur'])
    expect(names(await list('only_with_upcoming=false'))).toHaveLength(3)
  })

  it('12, 22, 23: page, say the totals, refuse what is past the end', async () => {
    const first = await list('per_page=2')
    expect(first.headers.get('x-tec-total')).toBe('3')
    expect(first.headers.get('x-tec-totalpages')).toBe('2')
    expect(new URL(String(first.at('next_rest_url'))).searchParams.get('page')).toBe('2')
    expect(names(await list('per_page=2&page=2'))).toEqual(['Vell'])
    const past = await list('page=9')
    expect(past.status).toBe(404)
    expect(past.at('code')).toBe(`${noun}-archive-page-not-found`)
    for (const query of ['page=0', 'per_page=-1', 'per_page=1.5', 'page=x'])
      expect((await list(query)).at('code')).toBe('rest_invalid_param')
  })

  it('24: a listing of nothing is 200', async () => {
    const empty = await list('', { language: 'en' })
    expect(empty.status).toBe(200)
    expect(empty.body).toMatchObject({ [room]: [], total: 0, total_pages: 0 })
  })

  it('21: a page holds at most 50 on live sites, 99 in the interface', async () => {
    const reply = await list('per_page=99')
    const effective = new URL(String(reply.at('rest_url')))
    expect(effective.searchParams.get('per_page')).toBe(live ? '50' : '99')
  })
})
