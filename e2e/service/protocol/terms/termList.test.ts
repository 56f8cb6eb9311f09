import type { Mode } from '../../worlds/world.ts'
import { type Reply, openTestSite, testSite } from '../testSite.ts'

const modes: Mode[] = ['interface', 'live']
const as = 'editor'

const names = (reply: Reply, collection = 'categories'): unknown[] => {
  const items = reply.at(collection)
  return Array.isArray(items) ? items.map((_, index) => reply.at(collection, index, 'name')) : []
}

describe.each(modes)('listings of terms in %s mode', (mode) => {
  const site = testSite(mode)
  const live = mode === 'live'
  const ids = new Map<string, number>()
  let concert = 0

  const idOf = (name: string): number => ids.get(name) ?? 0
  const add = async (collection: string, name: string, more: object = {}, language = 'ca') => {
    const made = await site.ask('POST', collection, { as, language, body: { name, ...more } })
    ids.set(name, made.id)
  }
  const event = async (status: string, categories: string[], tags: string[]): Promise<number> => {
    const body = {
      title: `Acte ${status}`,
      start_date: '2030-01-01 10:00:00',
      end_date: '2030-01-01 12:00:00',
      status,
      categories: categories.map(idOf),
      tags: tags.map(idOf),
    }
    return (await site.ask('POST', 'events', { as, body })).id
  }
  const list = (query: string, collection = 'categories') =>
    site.ask('GET', `${collection}?${query}`)

  beforeAll(async () => {
    await add('categories', 'Música')
    await add('categories', 'Jazz', { parent: idOf('Música') })
    await add('categories', 'Àgora')
    await add('categories', 'Buida')
    await add('categories', 'Música', {}, 'es')
    ids.set('Música', idOf('Jazz') - 1)
    await add('tags', 'gratuït')
    await add('tags', 'infantil')
    concert = await event('publish', ['Jazz', 'Àgora'], ['gratuït'])
    await event('publish', ['Àgora'], [])
    await event('draft', ['Buida'], ['infantil'])
  })

  it('42, 46: hide the empty ones unless asked, and go by name whatever its accents', async () => {
    const shown = await list('')
    // Live sites also keep the parents of what is not empty.
    expect(names(shown)).toEqual(live ? ['Àgora', 'Jazz', 'Música'] : ['Àgora', 'Jazz'])
    expect(names(await list('hide_empty=false'))).toEqual(['Àgora', 'Buida', 'Jazz', 'Música'])
    expect(names(await list('hide_empty=0'))).toHaveLength(4)
    expect(names(await list('', 'tags'), 'tags')).toEqual(['gratuït'])
  })

  it('count published events alone', async () => {
    const reply = await list('hide_empty=false')
    expect([0, 1, 2, 3].map((index) => reply.at('categories', index, 'count'))).toEqual([
      2, 0, 1, 0,
    ])
  })

  it('12: say the total in the body and in the headers', async () => {
    const reply = await list('hide_empty=false&per_page=3')
    expect(reply.body).toMatchObject({ total: 4, total_pages: 2 })
    expect(reply.headers.get('x-tec-total')).toBe('4')
    expect(reply.headers.get('x-tec-totalpages')).toBe('2')
    expect(String(reply.at('rest_url'))).toMatch(/\/categories\/$/)
  })

  it('lose their filters in the next address on live sites, and keep them in the interface', async () => {
    const first = await list('hide_empty=false&per_page=3')
    const next = new URL(String(first.at('next_rest_url'))).searchParams
    expect(next.get('page')).toBe('2')
    expect(next.get('hide_empty')).toBe(live ? null : 'false')
    expect(first.at('previous_rest_url')).toBeUndefined()
    const second = await list('hide_empty=false&per_page=3&page=2')
    expect(second.at('next_rest_url')).toBeUndefined()
    expect(String(second.at('previous_rest_url'))).toContain('page=1')
  })

  it('23, 24: past the end and without a match they are empty, with 200', async () => {
    const past = await list('page=9')
    expect(past.status).toBe(200)
    expect(past.body).toMatchObject({ categories: [], total: live ? 3 : 2 })
    const none = await list('search=zzzz')
    expect(none.body).toMatchObject({ categories: [], total: 0, total_pages: 0 })
    expect(none.at('next_rest_url')).toBeUndefined()
    expect(none.at('previous_rest_url')).toBeUndefined()
  })

  it('22: refuse pages that are no whole numbers above 0', async () => {
    for (const query of ['page=0', 'page=-1', 'per_page=1.5', 'per_page=many'])
      expect((await list(query)).at('code')).toBe('rest_invalid_param')
  })

  it('38: find a part of a name or of a slug; an empty search is refused', async () => {
    expect(names(await list('hide_empty=false&search=MUSI'))).toEqual(['Música'])
    expect(names(await list('hide_empty=false&search=%25'))).toEqual([])
    expect((await list('search=')).status).toBe(400)
  })

  it('34, 44: include and exclude ids, as a list or with commas, and refuse unknown ones', async () => {
    const [jazz, agora] = [idOf('Jazz'), idOf('Àgora')]
    expect(names(await list(`include=${jazz},${agora}`))).toEqual(['Àgora', 'Jazz'])
    expect(names(await list(`include[]=${jazz}&include[]=${agora}`))).toEqual(['Àgora', 'Jazz'])
    expect(names(await list(`hide_empty=false&exclude=${jazz},${agora}`))).toEqual([
      'Buida',
      'Música',
    ])
    for (const name of ['include', 'exclude'])
      expect((await list(`${name}=999999`)).at('data', 'params', name)).toEqual(expect.any(String))
  })

  it('43: list what hangs under a parent, and refuse 0 and a parent that does not exist', async () => {
    expect(names(await list(`parent=${idOf('Música')}`))).toEqual(['Jazz'])
    for (const parent of ['0', '999999']) {
      const refused = await list(`parent=${parent}`)
      expect(refused.status).toBe(400)
      expect(refused.at('data', 'params', 'parent')).toEqual(expect.any(String))
    }
  })

  it('45: list the terms of a post, and of an event before that of a post', async () => {
    expect(names(await list(`post=${concert}`))).toEqual(['Àgora', 'Jazz'])
    expect(names(await list(`event=${concert}&post=999999`))).toEqual(['Àgora', 'Jazz'])
    expect(names(await list('post=999999'))).toEqual([])
  })

  it('find one slug, sort by count, id and slug, up and down', async () => {
    expect(names(await list('hide_empty=false&slug=jazz'))).toEqual(['Jazz'])
    const sorted = async (query: string) => names(await list(`hide_empty=false&${query}`))
    expect(await sorted('orderby=count&order=desc')).toEqual(['Àgora', 'Jazz', 'Buida', 'Música'])
    expect(await sorted('orderby=id')).toEqual(['Música', 'Jazz', 'Àgora', 'Buida'])
    expect(await sorted('orderby=bogus')).toEqual(['Àgora', 'Buida', 'Jazz', 'Música'])
    expect(await sorted('order=desc')).toEqual(['Música', 'Jazz', 'Buida', 'Àgora'])
  })

  it('106: hold one language; a term is read from any', async () => {
    const spanish = await site.ask('GET', 'categories?hide_empty=false', { language: 'es' })
    expect(names(spanish)).toEqual(['Música'])
    const read = await site.ask('GET', `categories/${idOf('Jazz')}`, { language: 'es' })
    expect(read.at('name')).toBe('Jazz')
    const selected = await list('hide_empty=false&i18n_language=es')
    expect(names(selected)).toEqual(['Música'])
  })

  it('110: the same slug is used in two languages', async () => {
    const spanish = await site.ask('GET', 'categories?hide_empty=false', { language: 'es' })
    expect(spanish.at('categories', 0, 'slug')).toBe('musica')
    expect((await list('hide_empty=false&slug=musica')).at('total')).toBe(1)
  })

  it('in a world of one record for all languages, are in every listing', async () => {
    const shared = await openTestSite(mode, { oneRecordForAllLanguages: true })
    await shared.ask('POST', 'tags', { as, body: { name: 'de tots' } })
    const english = await shared.ask('GET', 'tags?hide_empty=false', { language: 'en' })
    expect(names(english, 'tags')).toEqual(['de tots'])
    await shared.close()
  })
})
