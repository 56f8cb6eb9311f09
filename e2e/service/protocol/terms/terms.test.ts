import type { Mode } from '../../worlds/world.ts'
import { type Reply, invalid, testSite } from '../testSite.ts'

const modes: Mode[] = ['interface', 'live']
const as = 'editor'

describe.each(modes)('terms in %s mode', (mode) => {
  const site = testSite(mode)
  const live = mode === 'live'

  const category = async (name: string, parent?: number): Promise<number> => {
    const body = { name, ...(parent === undefined ? {} : { parent }) }
    return (await site.ask('POST', 'categories', { as, body })).id
  }

  it('are created with 201, a slug of their own, no count, and their addresses', async () => {
    const parent = await category('Música')
    const body = { name: 'Música antiga & nova', description: 'Amb viola', parent }
    const made = await site.ask('POST', 'categories', { as, body })
    expect(made.status).toBe(201)
    const collection = `${site.root}/ca/wp-json/calendar/events/v1/categories`
    expect(made.body).toMatchObject({
      id: expect.any(Number),
      count: 0,
      description: 'Amb viola',
      name: live ? 'Música antiga &amp; nova' : 'Música antiga & nova',
      slug: 'musica-antiga-nova',
      taxonomy: 'tribe_events_cat',
      parent,
      meta: [],
      url: `${site.root}/ca/events/category/musica/musica-antiga-nova/`,
      urls: {
        self: `${collection}/${made.id}`,
        collection,
        up: `${collection}/${parent}`,
      },
    })
    const read = await site.ask('GET', `categories/${made.id}`)
    expect(read.at('slug')).toBe('musica-antiga-nova')
    expect(read.at('_links') !== undefined).toBe(live)
  })

  it('tags have no parent', async () => {
    const made = await site.ask('POST', 'tags', { as, body: { name: 'a l’aire lliure' } })
    expect(made.body).toMatchObject({ taxonomy: 'post_tag', slug: 'a-laire-lliure' })
    expect(made.at('parent')).toBeUndefined()
  })

  it('need a name', async () => {
    const missing = await site.ask('POST', 'tags', { as, body: {} })
    expect(missing.body).toMatchObject({
      code: 'rest_missing_callback_param',
      data: { params: ['name'] },
    })
    const empty = await site.ask('POST', 'tags', { as, body: { name: '' } })
    expect(empty.body).toMatchObject(invalid('name'))
    const markup = await site.ask('POST', 'tags', { as, body: { name: '<b></b>' } })
    expect(markup.at('code')).toBe('empty_term_name')
  })

  it('74: refuse a second one of a name under one parent, and say which there is', async () => {
    const parent = await category('Esports')
    const first = await category('Rem', parent)
    const again = await site.ask('POST', 'categories', { as, body: { name: 'rem', parent } })
    expect(again.status).toBe(400)
    expect(again.body).toMatchObject({
      code: 'term_exists',
      data: { status: 400, term_id: first },
      additional_data: [first, first],
    })
    const elsewhere = await site.ask('POST', 'categories', { as, body: { name: 'Rem' } })
    expect(elsewhere.status).toBe(201)
    expect(elsewhere.at('slug')).not.toBe('rem')
    const own = { name: 'Rem', parent, slug: 'rem-de-banc-fix' }
    expect((await site.ask('POST', 'categories', { as, body: own })).at('slug')).toBe(own.slug)
  })

  it('take a used slug with something behind it on create, and refuse it on update (89)', async () => {
    await site.ask('POST', 'tags', { as, body: { name: 'Gratuït', slug: 'franc' } })
    const second = await site.ask('POST', 'tags', { as, body: { name: 'De franc', slug: 'franc' } })
    expect(second.at('slug')).toBe('franc-2')
    const update = await site.ask('POST', `tags/${second.id}`, { as, body: { slug: 'franc' } })
    expect(update.status).toBe(500)
    expect(update.body).toMatchObject({ code: 'duplicate_term_slug', data: null })
    expect((await site.ask('GET', `tags/${second.id}`)).at('slug')).toBe('franc-2')
  })

  it.each(['POST', 'PUT', 'PATCH'])('10: %s changes what it names alone', async (method) => {
    const parent = await category(`Arrel ${method}`)
    const body = { name: `Branca ${method}`, description: 'Text', parent }
    const made = await site.ask('POST', 'categories', { as, body })
    const name = `Branca nova ${method}`
    const changed = await site.ask(method, `categories/${made.id}`, { as, body: { name } })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({
      name,
      description: 'Text',
      parent,
      slug: made.at('slug'),
    })
    const empty = await site.ask(method, `categories/${made.id}`, {
      as,
      body: { description: live ? ' ' : '' },
    })
    expect(empty.at('description')).toBe(live ? ' ' : '')
  })

  it('85: an emptied description is refused by live sites alone', async () => {
    const id = await category('Descrita')
    const reply = await site.ask('POST', `categories/${id}`, { as, body: { description: '' } })
    expect(reply.status).toBe(live ? 400 : 200)
  })

  it('88: go to the top level by 0 in the interface, by their own id on live sites', async () => {
    const parent = await category('Pare')
    const child = await category('Filla', parent)
    const zero = await site.ask('POST', `categories/${child}`, { as, body: { parent: 0 } })
    if (live) expect(zero.body).toMatchObject(invalid('parent'))
    else expect(zero.at('parent')).toBe(0)
    const own = await site.ask('POST', `categories/${child}`, { as, body: { parent: child } })
    expect(own.at('parent')).toBe(0)
  })

  it('never hang under what hangs under them', async () => {
    const top = await category('Dalt')
    const middle = await category('Mig', top)
    const low = await category('Baix', middle)
    const moved = await site.ask('POST', `categories/${top}`, { as, body: { parent: low } })
    expect(moved.at('parent')).toBe(0)
    const unknown = await site.ask('POST', `categories/${top}`, { as, body: { parent: 999_999 } })
    expect(unknown.body).toMatchObject(invalid('parent'))
  })

  it('94: are deleted for good; their children move up, their events lose them', async () => {
    const top = await category('Avi')
    const middle = await category('Mare', top)
    const low = await category('Neta', middle)
    const event = await site.ask('POST', 'events', {
      as,
      body: {
        title: 'Concert',
        start_date: '2030-01-01 10:00:00',
        end_date: '2030-01-01 12:00:00',
        categories: [middle],
      },
    })
    const deleted = await site.ask('DELETE', `categories/${middle}`, { as })
    expect(deleted.status).toBe(200)
    expect(deleted.body).toMatchObject({ id: middle, name: 'Mare', parent: top, count: 1 })
    expect(deleted.at('_links')).toBeUndefined()
    expect((await site.ask('GET', `categories/${low}`)).at('parent')).toBe(top)
    expect((await site.ask('GET', `events/${event.id}`)).at('categories')).toEqual([])
    const again = await site.ask('DELETE', `categories/${middle}`, { as })
    expect(again.status).toBe(live ? 400 : 404)
  })

  it('47: an unknown one is 400 naming the id on live sites, 404 in the interface', async () => {
    const reply: Reply = await site.ask('GET', 'tags/999999')
    if (live) expect(reply.body).toMatchObject(invalid('id'))
    else expect(reply.body).toMatchObject({ code: 'rest-tag-not-found', data: { status: 404 } })
    const id = await category('No és cap etiqueta')
    expect((await site.ask('GET', `tags/${id}`)).status).toBe(live ? 400 : 404)
  })

  it('48: an id is of digits, and a slug finds no term', async () => {
    expect((await site.ask('GET', 'tags/abc')).at('code')).toBe('rest_no_route')
    expect((await site.ask('GET', 'categories/by-slug/musica')).at('code')).toBe('rest_no_route')
  })
})
