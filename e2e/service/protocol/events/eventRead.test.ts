import { type Body, type StoredWorld, testStore } from '../testStore.ts'
import picture from './picture.json' with { type: 'json' }

const store = testStore('2039-12-01T12:00:00Z')

const event = {
  title: 'Cantada d\'havaneres & "rom cremat"',
  description:
    '<!-- wp:paragraph -->\n<p>Un vespre a la platja</p>\n<!-- /wp:paragraph -->\n\n[galeria id="3"]\n\nPorteu cadira',
  start_date: '2040-01-10 20:00:00',
  end_date: '2040-01-10 22:00:00',
}

const create = async ({ ask }: StoredWorld, body: Body = {}): Promise<Body & { id: number }> => {
  const made = await ask('POST', 'events', 'editor', { ...event, ...body })
  expect(made.status).toBe(201)
  return { ...made.body, id: Number(made.body.id) }
}

const lock = async ({ world }: StoredWorld, id: number): Promise<void> => {
  await store.query(`update ${world.schema}.events set password = 'secret' where id = $1`, [id])
}

const firstListed = async ({ ask }: StoredWorld, query: string, as?: string): Promise<Body> => {
  const { body } = await ask('GET', `events?starts_after=1900-01-01&${query}`, as)
  const events = Array.isArray(body.events) ? body.events : []
  return events[0]
}

describe.each(['interface', 'live'] as const)('reading events in %s mode', (mode) => {
  let opened: StoredWorld
  const live = mode === 'live'

  beforeAll(async () => {
    opened = await store.open(mode, 'plain')
  })

  it('R47 answers an unknown id as the mode says, and so that of another kind', async () => {
    const venue = await opened.ask('POST', 'venues', 'editor', { venue: 'Espigó' })
    for (const id of [999999, 0, Number(venue.body.id)]) {
      const { status, body } = await opened.ask('GET', `events/${id}`)
      expect(status).toBe(live ? 400 : 404)
      expect(body.code).toBe(live ? 'rest_invalid_param' : 'rest-event-not-found')
    }
  })

  it('R47 asks who may before it says that there is none, in interface mode', async () => {
    const visitor = await opened.ask('DELETE', 'events/999999')
    expect(visitor.status).toBe(live ? 400 : 401)
    expect((await opened.ask('DELETE', 'events/999999', 'editor')).status).toBe(live ? 400 : 404)
  })

  it('R49 keeps drafts from visitors, not from editors nor their author', async () => {
    const { id } = await create(opened, { status: 'draft', author: 4 })
    for (const as of [undefined, 'subscriber', 'author']) {
      const { status, body } = await opened.ask('GET', `events/${id}`, as)
      expect(status).toBe(403)
      expect(body.code).toBe('event-not-accessible')
    }
    for (const as of ['editor', 'contributor'])
      expect((await opened.ask('GET', `events/${id}`, as)).status).toBe(200)
  })

  it('R50 asks for the password, and shows the record with it', async () => {
    const { id } = await create(opened)
    await lock(opened, id)
    const refused = await opened.ask('GET', `events/${id}?password=wrong`, 'editor')
    expect(refused.status).toBe(403)
    expect(refused.body.code).toBe('event-password-protected')
    expect((await opened.ask('GET', `events/${id}?password=secret`)).status).toBe(200)
    expect((await opened.ask('GET', `events/${id}?context=edit`, 'editor')).status).toBe(200)
    expect((await opened.ask('GET', `events/${id}?context=edit`)).status).toBe(403)
  })

  it('takes the password of what is made private away, on live sites', async () => {
    const { id } = await create(opened)
    await lock(opened, id)
    await opened.ask('POST', `events/${id}`, 'editor', { ...event, status: 'private' })
    expect((await opened.ask('GET', `events/${id}`, 'editor')).status).toBe(live ? 200 : 403)
  })

  it('shows the frame of a locked record in listings, its contents to an editor who edits', async () => {
    const own = await store.open(mode, 'locked')
    const { id } = await create(own, { featured: true, tags: ['mar'], cost: '5' })
    await lock(own, id)
    const shown = await firstListed(own, '', 'editor')
    expect(shown).toMatchObject({
      id,
      description: '',
      cost: '',
      website: '',
      image: live ? false : null,
      all_day: null,
      featured: null,
      tags: [],
      venue: [],
    })
    expect((await firstListed(own, 'context=edit', 'editor')).featured).toBe(true)
    expect((await firstListed(own, 'password=secret')).featured).toBe(true)
    const searched = await own.ask('GET', 'events?starts_after=1900-01-01&search=havaneres')
    expect(searched.body.total).toBe(0)
  })

  it('R51 finds by slug whatever its capitals, and no drafts nor trashed ones', async () => {
    const made = await create(opened, { title: 'Nit de Sant Joan' })
    expect((await opened.ask('GET', 'events/by-slug/NIT-de-sant-joan')).body.id).toBe(made.id)
    await opened.ask('DELETE', `events/${made.id}`, 'editor')
    for (const slug of ['nit-de-sant-joan', 'nit-de-sant-joan__trashed', 'no-such']) {
      const { status, body } = await opened.ask('GET', `events/by-slug/${slug}`, 'editor')
      expect(status, slug).toBe(live ? 400 : 404)
      if (live) expect(Object.keys(Object(Object(body.data).params))).toEqual(['slug'])
    }
  })

  it('keeps slugs of other scripts percent-encoded, and finds them', async () => {
    const made = await create(opened, { title: '日本 祭' })
    expect(made.slug).toBe('%e6%97%a5%e6%9c%ac-%e7%a5%ad')
    const read = await opened.ask('GET', `events/by-slug/${String(made.slug)}`)
    expect(read.body.id).toBe(made.id)
  })

  it('shows texts as written, or as a page would', async () => {
    const { id } = await create(opened)
    const { body } = await opened.ask('GET', `events/${id}`)
    expect(body.title).toBe(
      live ? 'Cantada d&#8217;havaneres &#038; &#8220;rom cremat&#8221;' : event.title,
    )
    expect(body.description).toBe(
      live ? '<p>Un vespre a la platja</p>\n\n\n\n\nPorteu cadira' : event.description,
    )
  })

  it('53 says no value as the mode does', async () => {
    const { id } = await create(opened, { status: 'draft' })
    const { body } = await opened.ask('GET', `events/${id}`, 'editor')
    expect(body).toMatchObject(
      live
        ? { image: false, venue: [], author: '2', date_utc: '0000-00-00 00:00:00', cost: '' }
        : { image: null, venue: [], author: 2, date_utc: null, cost: null, website: null },
    )
  })

  it('58 adds json_ld to single reads of live worlds, and to nothing else', async () => {
    const { id } = await create(opened, { cost: '10' })
    const { body } = await opened.ask('GET', `events/${id}`)
    expect('json_ld' in body).toBe(live)
    if (live)
      expect(body.json_ld).toMatchObject({
        '@type': 'Event',
        startDate: '2040-01-10T20:00:00+01:00',
        offers: { price: '10' },
      })
    expect('json_ld' in (await firstListed(opened, ''))).toBe(false)
  })

  it('has the keys of contract.md §1.1, in their order', async () => {
    const { id } = await create(opened)
    const { body } = await opened.ask('GET', `events/${id}`)
    const keys = Object.keys(body).filter((key) => !key.endsWith('_details'))
    expect(keys).toEqual(
      [
        'id global_id global_id_lineage author status date date_utc modified modified_utc url rest_url title',
        'description excerpt slug image all_day start_date end_date utc_start_date utc_end_date timezone',
        'timezone_abbr cost website show_map show_map_link hide_from_listings sticky featured categories',
        `tags venue organizer custom_fields${live ? ' json_ld' : ''}`,
      ]
        .join(' ')
        .split(' '),
    )
  })

  it('shows a picture with its sizes', async () => {
    await store.query(
      `insert into ${opened.world.schema}.pictures (id, file, mime, width, height, filesize, sizes) ` +
        `values (9001, 'platja.png', 'image/png', 1200, 800, 5000, $1::jsonb)`,
      [JSON.stringify({ medium: { width: 300, height: 200, filesize: 700 } })],
    )
    const { image } = await create(opened, { image: '9001' })
    expect(image).toEqual(picture)
    const byAddress = await create(opened, { image: 'http://calendar.test/pictures/platja.png' })
    expect(byAddress.image).toEqual(image)
    const number = await opened.ask('POST', 'events', 'editor', { ...event, image: 9001 })
    expect(number.status).toBe(live ? 400 : 201)
  })
})

describe('options of live worlds', () => {
  it('R47 tell an unknown event from another kind of record, as from 6.17.2', async () => {
    const opened = await store.open('live', 'newer', {
      options: { unknownEventIs404: true },
    })
    expect((await opened.ask('GET', 'events/999999')).body.code).toBe('rest-event-not-found')
    const venue = await opened.ask('POST', 'venues', 'editor', { venue: 'Espigó' })
    const other = await opened.ask('GET', `events/${Number(venue.body.id)}`)
    expect(other.status).toBe(400)
    expect(other.body.code).toBe('rest-invalid-event-id')
    const bySlug = await opened.ask('PATCH', 'events/by-slug/none', 'editor', { title: 'x' })
    expect(bySlug.status).toBe(404)
  })

  it('R52 refuse trashed events to everybody, as from 6.17.2', async () => {
    const opened = await store.open('live', 'trashed', {
      options: { trashedReadRefused: true },
    })
    const { id } = await create(opened)
    await opened.ask('DELETE', `events/${id}`, 'editor')
    const { status, body } = await opened.ask('GET', `events/${id}`, 'editor')
    expect(status).toBe(403)
    expect(body.code).toBe('event-no-longer-available')
  })
})

describe('what lower roles write in live worlds', () => {
  it('loses scripts and handlers, and backslashes from everybody', async () => {
    const opened = await store.open('live', 'filtered')
    const hostile = {
      ...event,
      title: '<script>alert(1)</script><b>X</b> a\\b',
      description:
        '<script>alert(2)</script><img src=x onerror=alert(3)><a href="java\tscript:x">y</a>',
    }
    const { body } = await opened.ask('POST', 'events', 'author', hostile)
    expect(body.title).toBe('alert(1)<b>X</b> ab')
    expect(body.description).toBe('<p>alert(2)<img decoding="async" src="x"><a>y</a></p>')
    const kept = await opened.ask('POST', 'events', 'editor', hostile)
    expect(kept.body.description).toContain('<script>alert(2)</script>')
  })
})
