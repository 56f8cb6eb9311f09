import { linkedIds, eventSite, refusedNames } from './testEvents.ts'

describe.each(['interface', 'live'] as const)('what events link to, in %s mode', (mode) => {
  const live = mode === 'live'
  const { create, update, other, links } = eventSite(mode)

  it('R68 makes categories and tags named by text and drops numbers it does not know', async () => {
    const reply = await create({ categories: ['Nova categoria', 999999], tags: ['acústic'] })
    expect(reply.at('categories', 0)).toMatchObject({
      name: 'Nova categoria',
      slug: 'nova-categoria',
      taxonomy: 'tribe_events_cat',
    })
    expect(linkedIds(reply, 'categories')).toHaveLength(1)
    expect(reply.at('tags', 0)).toMatchObject({ name: 'acústic', taxonomy: 'post_tag' })
    const again = await create({ categories: ['nova categoria'], tags: ['acustic'] })
    expect(linkedIds(again, 'categories')).toEqual(linkedIds(reply, 'categories'))
    expect(linkedIds(again, 'tags')).toEqual(linkedIds(reply, 'tags'))
  })

  it('R69 takes venues as the mode says', async () => {
    const list = await create({ venue: [links.venue] })
    const scalar = await create({ venue: links.venue })
    if (live) {
      expect(list.at('code')).toBe('could-not-create-venue')
      expect(scalar.at('venue', 'id')).toBe(links.venue)
      expect((await create({ venue: { id: links.venue } })).at('venue', 'id')).toBe(links.venue)
      const inline = await create({ venue: { venue: 'Lloc nou', city: 'Olot' } })
      expect(inline.at('venue', 'city')).toBe('Olot')
      expect((await create({ venue: 'Sala' })).at('code')).toBe('could-not-create-venue')
      expect((await create({ venue: `${links.venue},${links.venue}` })).status).toBe(400)
      expect((await create({ venue: -1 })).status).toBe(400)
    } else {
      expect(linkedIds(list, 'venue')).toEqual([links.venue])
      expect(refusedNames(scalar)).toEqual(['venue'])
      expect(refusedNames(await create({ venue: [{ venue: 'Lloc nou' }] }))).toEqual(['venue'])
    }
    expect(refusedNames(await create({ venue: live ? 999999 : [999999] }))).toEqual(['venue'])
  })

  it.runIf(!live)('keeps two venues, and unlinks them', async () => {
    const second = await other('venues', { venue: 'Sala petita' })
    const reply = await create({ venue: [second, links.venue] })
    expect(linkedIds(reply, 'venue')).toEqual([second, links.venue])
    expect((await update(reply.id, { venue: [] })).at('venue')).toEqual([])
  })

  it('R70 takes organizers as ids and as records to be made, mixed and in order', async () => {
    const [first, second] = links.organizers
    const reply = await create({ organizer: [second, { organizer: 'De nou' }, first] })
    const ids = linkedIds(reply, 'organizer')
    expect(ids).toHaveLength(3)
    expect([ids[0], ids[2]]).toEqual([second, first])
    expect(reply.at('organizer', 1, 'organizer')).toBe('De nou')
    const csv = await create({ organizer: `${first},${second}` })
    expect(csv.status).toBe(400)
    expect((await create({ organizer: [first, 999999] })).status).toBe(400)
    expect((await create({ organizer: { organizer: 'Sol' } })).status).toBe(400)
  })

  it('R71 refuses pictures it does not know', async () => {
    expect(refusedNames(await create({ image: '999999' }))).toEqual(['image'])
    expect(refusedNames(await create({ image: 'image.png' }))).toEqual(['image'])
    const address = await create({ image: 'https://example.org/foto.jpg' })
    if (live) expect(refusedNames(address)).toEqual(['image'])
    else {
      expect(address.at('image', 'url')).toBe('https://example.org/foto.jpg')
      const image = address.at('image', 'id')
      expect((await create({ image })).at('image', 'id')).toBe(image)
      expect((await update(address.id, { image: '' })).at('image')).toBeNull()
    }
  })

  it('R82 keeps the venue that an update leaves out or empties, in live mode', async () => {
    if (!live) return
    const { id } = await create({ venue: links.venue, organizer: links.organizers })
    for (const value of [undefined, null, [], '', 0, {}]) {
      const body = value === undefined ? {} : { venue: value }
      const after = await update(id, body)
      expect(after.status, JSON.stringify(value)).toBe(200)
      expect(after.at('venue', 'id')).toBe(links.venue)
      expect(after.at('organizer')).toEqual([])
    }
  })

  it('R83 clears terms with an empty list or text, keeps them with null', async () => {
    const { id } = await create({ categories: ['Fira'], tags: ['jazz'] })
    const kept = await update(id, { categories: null, tags: null })
    expect(linkedIds(kept, 'categories')).toHaveLength(1)
    const cleared = await update(id, { categories: [], tags: '' })
    expect(cleared.at('categories')).toEqual([])
    expect(cleared.at('tags')).toEqual([])
  })
})
