import { describe, expect, it } from 'vitest'
import { type Mode, defaultOptions } from '../../worlds/world.ts'
import type { Role } from '../handlers.ts'
import { venueKind } from '../venues/venueKind.ts'
import type { VenueRow } from '../venues/venueRow.ts'
import { linkedBodies } from './linkedBody.ts'

const row: VenueRow = {
  id: 7,
  language: 'ca',
  author: 2,
  status: 'publish',
  date: '2027-01-10 09:00:00',
  date_utc: '2027-01-10 08:00:00',
  modified: '2027-01-10 09:00:00',
  modified_utc: '2027-01-10 08:00:00',
  title: 'Sala',
  description: 'Text',
  excerpt: '',
  slug: 'sala',
  password: 'secret',
  image: null,
  previous_status: null,
  previous_slug: null,
  address: 'Plaça 1',
  city: 'Vic',
  country: null,
  province: null,
  state: null,
  zip: '0',
  phone: null,
  website: null,
  stateprovince: null,
  show_map: 'true',
  show_map_link: 'false',
  geo_lat: null,
  geo_lng: null,
}

const bodyFor = async (mode: Mode, sent: Record<string, unknown>, role?: Role) => {
  const world = {
    name: 'w',
    mode,
    options: defaultOptions[mode],
    sql: {
      query: () => Promise.reject(new Error('nothing to ask')),
      transaction: () => Promise.reject(new Error('nothing to ask')),
      close: () => Promise.resolve(),
    },
    schema: '"w"',
    root: 'https://cal.example',
    now: () => new Date('2027-01-20T00:00:00Z'),
  }
  const account = role === undefined ? null : { id: 2, login: role, name: role, role }
  const reader = { world, language: 'ca', account, sent } as const
  const [body = {}] = linkedBodies(reader, venueKind, [row], new Map())
  return body
}

describe('a venue with a password', () => {
  it('1.8: shows an empty list for a name on live sites, and nothing of its own', async () => {
    const body = await bodyFor('live', {})
    expect(body).toMatchObject({ id: 7, venue: [], slug: 'sala', show_map: true })
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['city']))
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['description']))
  })

  it('is shown to who brings the password, and to editors in the context edit', async () => {
    for (const shown of [
      await bodyFor('live', { password: 'secret' }),
      await bodyFor('live', { context: 'edit' }, 'editor'),
    ])
      expect(shown).toMatchObject({ venue: 'Sala', city: 'Vic' })
    expect(await bodyFor('live', { context: 'edit' })).toMatchObject({ venue: [] })
  })

  it('53: live sites leave out what PHP holds for empty; the interface says null', async () => {
    const live = await bodyFor('live', { password: 'secret' })
    expect(Object.keys(live)).not.toEqual(expect.arrayContaining(['zip']))
    const whole = await bodyFor('interface', { password: 'secret' })
    expect(whole).toMatchObject({
      zip: '0',
      country: null,
      image: null,
      author: 2,
      show_map: 'true',
    })
  })
})
