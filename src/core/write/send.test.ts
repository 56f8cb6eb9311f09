import { answering, editor, json, refused, serviceOf } from '../../api/testSite.ts'
import { venues } from '../../resources/venues/venues.ts'
import { memoryJournal } from './testJournal.ts'
import { safeUpdate } from './safeWriter.ts'

const venue = { id: 31, status: 'publish', venue: 'Sala', city: 'Vic', description: 'Text' }

function save(changes: Readonly<Record<string, unknown>>) {
  const writing = { service: serviceOf(editor), collection: venues, journal: memoryJournal() }
  const opened = venues.read(venue)
  return safeUpdate(writing, { path: 'venues/31', opened, changes })
}

/** A service that ignores an empty description and refuses a blank one. */
const stubborn = () => {
  let city = 'Vic'
  return answering(({ method, body }) => {
    if (body?.description === ' ') return refused(400, 'rest_invalid_param', { description: '' })
    if (method === 'POST') city = String(body?.city)
    return json({ ...venue, city })
  })
}

test('a write that is done but for an emptied text is a write with a difference, not a refusal', async () => {
  const seen = stubborn()
  const { record, differences } = await save({ city: 'Olot', description: '' })
  expect(record.city).toBe('Olot')
  expect(differences).toEqual([{ field: 'description', intended: '', found: 'Text', sent: true }])
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(2)
})
