import { invalid } from '../testSite.ts'
import { linkedCases, linkedSite } from './testLinked.ts'

const as = 'editor'

describe.each(linkedCases)('$room in $mode mode', (kind) => {
  const { mode, noun, room } = kind
  const live = mode === 'live'
  const { site, create, event } = linkedSite(kind)

  it('60: are created with 201, without Location, and read by id and by slug', async () => {
    const made = await create({ [noun]: 'Casa de la Vila' })
    expect(made.status).toBe(201)
    expect(made.headers.get('location')).toBeNull()
    expect(made.body).toMatchObject({
      author: live ? '2' : 2,
      status: 'publish',
      [noun]: 'Casa de la Vila',
      slug: 'casa-de-la-vila',
      phone: '972',
      url: `${site.root}/ca/${noun}/casa-de-la-vila/`,
      global_id: expect.stringContaining(`?id=${made.id}`),
    })
    const read = await site.ask('GET', `${room}/${made.id}`)
    expect(read.at('json_ld', '@type')).toBe(
      live ? { venue: 'Place', organizer: 'Person' }[noun] : undefined,
    )
    const bySlug = await site.ask('GET', `${room}/by-slug/CASA-de-la-vila`)
    expect(bySlug.id).toBe(made.id)
  })

  it('60: need their name', async () => {
    const missing = await site.ask('POST', room, { as, body: {} })
    expect(missing.body).toMatchObject({
      code: 'rest_missing_callback_param',
      data: { params: [noun] },
    })
    expect((await create({ [noun]: '' })).body).toMatchObject(invalid(noun))
  })

  it('53: what has no value is null in the interface and absent on live sites', async () => {
    const { body, at } = await create()
    const keys = Object.keys(Object(body))
    expect(keys.includes('website')).toBe(!live)
    expect(at('website') ?? null).toBeNull()
    expect(at('image') ?? null).toBeNull()
  })

  it('0.3(9): texts are as written in the interface and rendered on live sites', async () => {
    const description = '<!-- wp:paragraph -->\n<p>Pa & vi</p>\n<!-- /wp:paragraph -->'
    const made = await create({ [noun]: `L'Ateneu "Nou"`, description })
    expect(String(made.at(noun)).includes('&#8217;')).toBe(live)
    expect(String(made.at('description')).includes('wp:paragraph')).toBe(!live)
  })

  it.each(['POST', 'PUT', 'PATCH'])('10, 76, 87: %s resets what is left out', async (method) => {
    const made = await create({
      status: 'draft',
      website: 'https://example.org',
      description: 'D',
    })
    const changed = await site.ask(method, `${room}/${made.id}`, { as, body: { phone: '973' } })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({
      status: live ? 'publish' : 'draft',
      phone: '973',
      website: 'https://example.org',
      [noun]: made.at(noun),
    })
    expect(String(changed.at('description'))).toContain('D')
  })

  it('71: refuse a picture that does not exist, and on live sites one that is no text', async () => {
    expect((await create({ image: '999999' })).body).toMatchObject(invalid('image'))
    expect((await create({ image: 999_999 })).body).toMatchObject(invalid('image'))
    const address = await create({ image: 'https://nowhere.example/a.png' })
    if (live) expect(address.body).toMatchObject(invalid('image'))
    else expect(address.at('image', 'url')).toBe('https://nowhere.example/a.png')
  })

  it('rename without a new slug, even to a name that exists', async () => {
    const first = await create()
    const second = await create()
    const name = String(first.at(noun))
    const renamed = await site.ask('POST', `${room}/${second.id}`, { as, body: { [noun]: name } })
    expect(renamed.body).toMatchObject({ id: second.id, [noun]: name, slug: second.at('slug') })
  })

  it('72: a second one of a name is another in the interface, the first overwritten on live sites', async () => {
    const name = `Doble ${noun}`
    const first = await create({
      [noun]: name,
      description: 'Primera',
      website: 'https://a.example',
    })
    const second = await create({ [noun]: name.toUpperCase(), phone: '973' }, { language: 'es' })
    expect(second.status).toBe(201)
    expect(second.id === first.id).toBe(live)
    expect(second.at('phone')).toBe('973')
    expect(second.at('website') ?? null).toBe(live ? 'https://a.example' : null)
    if (live) expect(second.at(noun)).toBe(name)
    const told = await create({ [noun]: name, description: 'Una altra' })
    expect(told.id).not.toBe(first.id)
  })

  it('an emptied text becomes "" in the interface; live sites pass over a description', async () => {
    const made = await create({ description: 'Text', website: 'https://a.example' })
    const path = `${room}/${made.id}`
    const emptied = await site.ask('POST', path, { as, body: { description: '', phone: '' } })
    expect(emptied.status).toBe(200)
    expect(String(emptied.at('description') ?? '').includes('Text')).toBe(live)
    expect(emptied.at('phone')).toBe(live ? undefined : '')
    const blank = await site.ask('POST', path, { as, body: { description: ' ' } })
    expect(String(blank.at('description') ?? '').trim()).toBe('')
    const nothing = await site.ask('POST', path, { as, body: { website: null } })
    if (live) expect(nothing.status).toBe(400)
    else expect(nothing.at('website')).toBeNull()
  })

  it('86: refuse a status that does not exist, and change nothing', async () => {
    const made = await create()
    const refused = await site.ask('POST', `${room}/${made.id}`, {
      as,
      body: { status: 'bogus', phone: '0' },
    })
    expect(refused.body).toMatchObject(invalid('status'))
    expect((await site.ask('GET', `${room}/${made.id}`)).at('phone')).toBe('972')
  })

  it('47: an unknown one is 400 on live sites, 404 in the interface; by slug too (51)', async () => {
    const byId = await site.ask('GET', `${room}/999999`)
    const bySlug = await site.ask('GET', `${room}/by-slug/enlloc`)
    const missing = { code: `rest-${noun}-not-found`, data: { status: 404 } }
    expect(byId.body).toMatchObject(live ? invalid('id') : missing)
    expect(bySlug.body).toMatchObject(live ? invalid('slug') : missing)
    const concert = await event()
    expect((await site.ask('GET', `${room}/${concert}`)).status).toBe(live ? 400 : 404)
    expect((await site.ask('GET', `${room}/abc`)).at('code')).toBe('rest_no_route')
  })

  it('49: those not published are shown to their author and to editors', async () => {
    const draft = await create({ status: 'draft' }, { as: 'author' })
    const path = `${room}/${draft.id}`
    const refused = { code: `${noun}-not-accessible`, data: { status: 403 } }
    expect((await site.ask('GET', path)).body).toMatchObject(refused)
    expect((await site.ask('GET', path, { as: 'contributor' })).body).toMatchObject(refused)
    expect((await site.ask('GET', path, { as: 'author' })).status).toBe(200)
    expect((await site.ask('GET', path, { as })).status).toBe(200)
    expect(draft.body).toMatchObject(
      live ? { date_utc: '0000-00-00 00:00:00' } : { slug: '', date_utc: null },
    )
  })

  it('are updated and deleted by slug', async () => {
    const made = await create()
    const path = `${room}/by-slug/${String(made.at('slug'))}`
    const changed = await site.ask('PATCH', path, { as, body: { phone: '1' } })
    expect(changed.body).toMatchObject({ id: made.id, phone: '1', slug: made.at('slug') })
    expect((await site.ask('DELETE', path, { as })).at('status')).toBe('trash')
    expect((await site.ask('GET', path, { as })).status).toBe(live ? 400 : 404)
  })

  it('84: on live sites the id of a body beats the path; the interface ignores it', async () => {
    const first = await create()
    const second = await create()
    const body = { id: second.id, phone: '5' }
    const changed = await site.ask('POST', `${room}/${first.id}`, { as, body })
    expect(changed.id).toBe(live ? second.id : first.id)
  })

  it('99: an author may not change a colleague’s by id where worlds ask for it', async () => {
    const made = await create()
    const body = { phone: '1', status: 'publish' }
    const changed = await site.ask('POST', `${room}/${made.id}`, { as: 'author', body })
    expect(changed.status).toBe(live ? 200 : 403)
  })

  it('96: take a publication date, and are scheduled by one to come', async () => {
    const made = await create({ date: '2099-05-01 10:00:00' })
    expect(made.body).toMatchObject({
      status: 'future',
      date: '2099-05-01 10:00:00',
      date_utc: '2099-05-01 08:00:00',
    })
  })

  it('say when they were last changed, later with every write', async () => {
    const made = await create()
    const again = await site.ask('POST', `${room}/${made.id}`, { as, body: { phone: '2' } })
    expect(String(again.at('modified_utc')) > String(made.at('modified_utc'))).toBe(true)
  })

  it('take the author named', async () => {
    const made = await create({ author: 3 })
    expect(made.at('author')).toBe(live ? '3' : 3)
    expect((await create({ author: 99 })).body).toMatchObject(invalid('author'))
  })
})
