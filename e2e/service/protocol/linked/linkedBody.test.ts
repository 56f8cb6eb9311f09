import { testStore } from '../testStore.ts'

const store = testStore('2027-01-20T00:00:00Z')

/** Reads a venue that has a password, which no request can give it. */
const openLocked = async (mode: 'interface' | 'live') => {
  const { world, ask } = await store.open(mode, 'locked venue')
  const fields = { venue: 'Sala', city: 'Vic', zip: '0' }
  const { body } = await ask('POST', 'venues', 'editor', fields)
  await store.query(`update ${world.schema}.venues set password = 'secret'`)
  const path = `venues/${String(body.id)}`
  return async (query = '', as?: string) => (await ask('GET', `${path}?${query}`, as)).body
}

it('a venue with a password 1.8: shows an empty list for a name on live sites, and nothing of its own', async () => {
  const read = await openLocked('live')
  const shown = await read()
  expect(shown).toMatchObject({ venue: [], slug: 'sala', show_map: true })
  for (const name of ['city', 'description']) expect(shown).not.toHaveProperty(name)
  expect(await read('context=edit')).toMatchObject({ venue: [] })
  expect(await read('context=edit', 'editor')).toMatchObject({ venue: 'Sala', city: 'Vic' })
})

it('a venue with a password 53: live sites leave out what PHP holds for empty; the interface says null', async () => {
  const live = await (await openLocked('live'))('password=secret')
  expect(live).toMatchObject({ venue: 'Sala', city: 'Vic' })
  expect(live).not.toHaveProperty('zip')
  const whole = await (await openLocked('interface'))('password=secret')
  const empty = { country: null, image: null }
  expect(whole).toMatchObject({ ...empty, zip: '0', author: 2, show_map: null })
})
