import { writables } from '../../resources/records.ts'
import type { Service } from '../../api/service.ts'
import { idPath } from '../resource/recordPath.ts'
import { safeUpdate } from './safeWriter.ts'
import { created, makeWorld, memoryJournal, modes } from './testSave.ts'

const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

const kinds = [
  { collection: writables.events, facts: { title: 'Fira', ...times }, name: { title: 'Una' } },
  { collection: writables.venues, facts: { venue: 'Sala' }, name: { venue: 'Una' } },
  { collection: writables.organizers, facts: { organizer: 'Ateneu' }, name: { organizer: 'Una' } },
]

const addresses = [
  'https://ca.example.org/cançó',
  'https://ca.example.org/Gu%C3%ADxols?a=1&b=%20#ñ',
  'https://example.org/?q=50%25',
]

const isAscii = (website: string) => /^[!-~]*$/.test(website)

describe.each(modes)('websites over the %s service', async (mode) => {
  const world = await makeWorld(mode)

  test.each(kinds)('of $collection.name are as typed', async ({ collection, facts, name }) => {
    const service = world.service()
    const writing = { service, collection, journal: memoryJournal() }
    const made = await created(service, collection, facts)
    const path = idPath(collection.name, made.record.id)
    let opened = made.record
    for (const website of addresses)
      for (const changes of [{ website }, name, facts]) {
        const { record, differences } = await safeUpdate(writing, { path, opened, changes })
        expect(differences).toEqual([])
        expect(collection.fields.website?.of(record)).toBe(website)
        if (mode === 'interface' && isAscii(website))
          expect(await world.ask('GET', path)).toMatchObject({ website })
        opened = record
      }
  })

  test.runIf(mode === 'interface').each(kinds)(
    'of $collection.name are the same in the JSON after another change',
    async ({ collection, facts, name }) => {
      const website = 'https://ca.example.org/can%C3%A7%C3%B3?a=1&amp;b=2'
      const made = await world.ask('POST', collection.name, { ...facts, website })
      const opened = collection.read(made)
      const path = idPath(collection.name, opened.id)
      const writing = { service: world.service(), collection, journal: memoryJournal() }
      await safeUpdate(writing, { path, opened, changes: name })
      expect(await world.ask('GET', path)).toMatchObject({ ...name, website })
    },
  )

  test.each(kinds)('of new $collection.name, by one request', async ({ collection, facts }) => {
    const here = await makeWorld(mode)
    const service = here.service()
    const writes: string[] = []
    const request: Service['request'] = (call) => {
      if (call.method !== 'GET') writes.push(call.path)
      return service.request(call)
    }
    const website = 'https://example.org/?q=50%25'
    for (const name of ['Una', 'Dues', 'Tres']) {
      const values = { ...facts, [Object.keys(facts)[0] ?? '']: name, website }
      const { record, differences } = await created({ ...service, request }, collection, values)
      expect(differences).toEqual([])
      expect(collection.fields.website?.of(record)).toBe(website)
      const shown = await here.ask('GET', idPath(collection.name, record.id))
      expect(shown['website']).toMatch(mode === 'interface' ? website : /50&#0?37;25$/)
    }
    expect(writes).toHaveLength(mode === 'interface' ? 4 : 3)
  })
})
