import { linkedIds, eventSite, plainEvent, refusedNames } from './testEvents.ts'

describe.each(['interface', 'live'] as const)('writing events in %s mode', (mode) => {
  const live = mode === 'live'
  const { site, create, update, links } = eventSite(mode)

  it('R60 answers 201 with the record and without json_ld or Location', async () => {
    const reply = await create()
    expect(reply.status).toBe(201)
    expect(reply.at('title')).toBe(plainEvent.title)
    expect(reply.at('json_ld')).toBeUndefined()
    expect(reply.headers.get('location')).toBeNull()
  })

  it('R76 resets in live mode what an update leaves out, and keeps it in interface mode', async () => {
    const made = await create({
      description: '<p>Text</p>',
      excerpt: 'Resum',
      slug: `complet-${mode}`,
      status: 'private',
      timezone: 'America/New_York',
      cost: '12',
      website: 'https://example.org/acte',
      show_map: true,
      show_map_link: true,
      hide_from_listings: true,
      sticky: true,
      featured: true,
      categories: ['Fira'],
      tags: ['gratuït'],
      venue: live ? links.venue : [links.venue],
      organizer: links.organizers,
      author: 3,
      date: '2030-01-02 10:00:00',
    })
    const after = await update(made.id, { title: 'Un altre títol' })
    for (const name of ['description', 'excerpt', 'slug', 'author', 'start_date', 'end_date'])
      expect(after.at(name), name).toEqual(made.at(name))
    for (const name of ['venue', 'categories', 'tags'])
      expect(linkedIds(after, name), name).toEqual(linkedIds(made, name))
    const reset = {
      status: 'publish',
      timezone: 'Europe/Madrid',
      cost: '',
      website: '',
      show_map: false,
      show_map_link: false,
      hide_from_listings: false,
      sticky: false,
      featured: false,
      organizer: [],
    }
    for (const [name, value] of Object.entries(reset))
      expect(after.at(name), name).toEqual(live ? value : made.at(name))
    expect(after.at('date') === made.at('date')).toBe(!live)
    expect(after.at('title')).toBe('Un altre títol')
  })

  it('R76 publishes a scheduled event that a careless update touches, in live mode', async () => {
    const made = await create({ status: 'future', date: '2039-01-15 09:00:00' })
    const after = await update(made.id, { title: 'Tocat' })
    expect(after.at('status')).toBe(live ? 'publish' : 'future')
    const careful = await create({ status: 'future', date: '2039-01-15 09:00:00' })
    const kept = await update(careful.id, { status: 'future', date: '2039-01-15 09:00:00' })
    expect(kept.at('status')).toBe('future')
  })

  it('R84 lets an id in the body beat the path in live mode alone', async () => {
    const first = await create({ title: 'Primer' })
    const second = await create({ title: 'Segon' })
    const reply = await update(first.id, { id: second.id, title: 'Canviat' })
    expect(reply.id).toBe(live ? second.id : first.id)
  })

  it('R84 takes a slug sent by slug for the key in live mode, for the new one in interface mode', async () => {
    const made = await create({ title: `Per àlies ${mode}` })
    const path = `events/by-slug/${String(made.at('slug'))}`
    const reply = await site.ask('PATCH', path, { as: 'editor', body: { slug: 'nou-alies' } })
    expect(reply.status).toBe(200)
    if (live)
      expect(reply.body).toEqual({
        errors: { 'event-not-found': [expect.any(String)] },
        error_data: [],
      })
    else expect(reply.at('slug')).toBe('nou-alies')
    const renamed = await update(made.id, { slug: 'Renomenat  Àlies' })
    expect(renamed.at('slug')).toBe('renomenat-alies')
  })

  it('R85 empties texts as the mode says', async () => {
    const { id } = await create({ description: 'Text', excerpt: 'Resum' })
    const reply = await update(id, { description: '', excerpt: '' })
    if (live) expect(refusedNames(reply)).toEqual(['description', 'excerpt'])
    const blank = live ? ' ' : ''
    const after = await update(id, { description: blank, excerpt: blank })
    expect(after.at('description')).toBe('')
    expect(after.at('excerpt')).toBe('')
  })

  it.each(['', '0', ' '])('refuses %j as a title', async (title) => {
    expect(refusedNames(await create({ title }))).toEqual(['title'])
  })

  it('takes and clears websites, and refuses what is none', async () => {
    const { id } = await create({ website: 'https://example.org/?a=1&b=2' })
    const read = await site.ask('GET', `events/${id}`)
    expect(read.at('website')).toBe(`https://example.org/?a=1&${live ? 'amp;' : ''}b=2`)
    expect((await update(id, { website: '' })).at('website')).toBe('')
    const percent = await update(id, { website: 'https://example.org/can%C3%A7%%20C3' })
    expect(percent.at('website')).toBe(`https://example.org/can${live ? '' : '%C3%A7%%20C3'}`)
    const references = 'https://example.org/can&#231;&#37;C3'
    const kept = live ? references.replace('37', '037') : references
    expect((await update(id, { website: references })).at('website')).toBe(kept)
    for (const website of ['not a url', 'example.org', 'https://exemple.cat/ñ'])
      expect(refusedNames(await create({ website })), website).toEqual(['website'])
  })

  it('shows a website that was never set as the mode says', async () => {
    const reply = await create()
    expect(reply.at('website')).toBe(live ? reply.at('url') : null)
  })

  it('takes any author there is, and refuses others', async () => {
    expect(String((await create({ author: 3 }, 'contributor')).at('author'))).toBe('3')
    expect(refusedNames(await create({ author: 99 }))).toEqual(['author'])
  })
})
