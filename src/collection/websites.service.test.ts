import { describe, expect, test } from 'vitest'
import { writables } from '../records/records.ts'
import { makeWorld, modes } from '../service/testWorld.ts'
import { memoryJournal } from './journal.ts'
import { idPath } from './recordPath.ts'
import { safeUpdate } from './safeWriter.ts'
import { created } from './testSave.ts'

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

describe.each(modes)('websites over the %s service', async (mode) => {
  const world = await makeWorld(mode)

  test.each(kinds)(
    'of $collection.name are what was typed',
    async ({ collection, facts, name }) => {
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
          opened = record
        }
    },
  )
})
