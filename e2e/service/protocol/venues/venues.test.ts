import type { Mode } from '../../worlds/world.ts'
import { openTestSite, testSite } from '../testSite.ts'

const as = 'editor'
const modes: Mode[] = ['interface', 'live']

describe.each(modes)('what venues alone have, in %s mode', (mode) => {
  const site = testSite(mode)
  const live = mode === 'live'
  let serial = 0

  const create = (fields: object) => {
    serial += 1
    return site.ask('POST', 'venues', { as, body: { venue: `Sala ${serial}`, ...fields } })
  }
  const update = (id: number, body: object) => site.ask('POST', `venues/${id}`, { as, body })

  it('73: the map flags travel as words; live sites refuse a boolean', async () => {
    const boolean = await create({ show_map: true })
    expect(boolean.status).toBe(live ? 400 : 201)
    if (live) expect(boolean.at('data', 'details', 'show_map', 'code')).toBe('rest_invalid_type')
    const made = await create({ show_map: 'false', show_map_link: 'true' })
    expect(made.at('show_map')).toBe(live ? false : 'false')
    expect(made.at('show_map_link')).toBe(live ? true : 'true')
  })

  it('87: the map flags left out of an update are true on live sites, and stay in the interface', async () => {
    const made = await create({ show_map: '0', show_map_link: 'false' })
    const changed = await update(made.id, { city: 'Roses' })
    expect(changed.at('show_map')).toBe(live ? true : '0')
    expect(changed.at('show_map_link')).toBe(live ? true : 'false')
  })

  it('the map flags are true for a new venue on live sites, unsaid in the interface', async () => {
    const made = await create({})
    expect(made.at('show_map')).toBe(live ? true : null)
  })

  it('keep every text of the interface', async () => {
    const texts = {
      address: 'Plaça 1',
      city: 'Figueres',
      country: 'Spain',
      province: 'Girona',
      state: 'Catalunya',
      zip: '17600',
      phone: '972',
      website: 'https://example.org/?a=1&b=2',
      stateprovince: 'Girona',
    }
    const made = await create(texts)
    expect(made.body).toMatchObject(texts)
    expect((await site.ask('GET', `venues/${made.id}`)).body).toMatchObject(texts)
  })

  const regions = [
    [{ stateprovince: 'X', province: 'Girona', state: 'NY' }, 'X'],
    [{ country: 'United States', state: 'NY', province: 'Girona' }, 'NY'],
    [{ state: 'NY', province: 'Girona' }, 'NY'],
    [{ country: 'Spain', state: 'NY', province: 'Girona' }, 'Girona'],
    [{ province: 'Lleida' }, 'Lleida'],
    [{ country: 'France' }, undefined],
    [{ city: 'Salt' }, undefined],
  ] as const

  it.each(regions)('7.7: after %o live sites alone make the region', async (sent, region) => {
    const made = await create({ stateprovince: 'Girona' })
    const kept = 'stateprovince' in sent ? sent.stateprovince : 'Girona'
    expect((await update(made.id, sent)).at('stateprovince')).toBe(live ? region : kept)
  })

  it('refuse a website that is none', async () => {
    const refused = await create({ website: 'no web' })
    expect(refused.at('data', 'params', 'website')).toEqual(expect.any(String))
  })

  it('a draft venue is shown whole inside a public event', async () => {
    const draft = await create({ status: 'draft', city: 'Salt' })
    const body = {
      title: 'Concert',
      start_date: '2030-01-01 10:00:00',
      end_date: '2030-01-01 12:00:00',
      venue: live ? draft.id : [draft.id],
    }
    const event = await site.ask('POST', 'events', { as, body })
    const read = await site.ask('GET', `events/${event.id}`)
    const path = live ? ['venue', 'city'] : ['venue', 0, 'city']
    expect(read.at(...path)).toBe('Salt')
  })
})

describe('organizers', () => {
  it.each(modes)('keep an e-mail address that nobody checks, in %s mode', async (mode) => {
    const site = await openTestSite(mode)
    const body = { organizer: 'Colla', email: 'nope', phone: '1', website: 'https://example.org' }
    const made = await site.ask('POST', 'organizers', { as, body })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ email: 'nope', phone: '1', website: 'https://example.org' })
    await site.close()
  })
})
