import { ownerOf } from '../../../core/query/owner.ts'
import { pageJournal } from '../../../core/write/journal.ts'
import { readOperations } from '../../../core/write/operationStore.ts'
import { recheck } from '../../../core/write/recheck.ts'
import { safeUpdate } from '../../../core/write/safeWriter.ts'
import { created, makeWorld } from '../../../core/write/testSave.ts'
import { undoEntry } from '../../../core/write/undo/undoEntry.ts'
import { events } from '../../../resources/events/events.ts'
import { withoutVenue } from '../../../resources/events/venueUnlinking.ts'
import { writables } from '../../../resources/records.ts'
import { venues } from '../../../resources/venues/venues.ts'

test('a venue that was taken away by way of a passing one was overwritten by nobody, and comes back', async () => {
  const service = (await makeWorld('live')).service()
  const { id } = (await created(service, venues, { venue: 'Sala u' })).record
  const span = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }
  const facts = { title: 'Fira', status: 'publish', ...span, venue: [id] }
  const { record: opened } = await created(service, events, facts)
  const overtaken = () => recheck(service, writables, Date.now() + 6000)
  const history = () => readOperations(ownerOf(service))

  const writing = { service, collection: events, journal: pageJournal }
  const update = { path: `events/${opened.id}`, opened, changes: { venue: [] } }
  const { differences } = await safeUpdate(writing, update)
  expect(differences).toMatchObject([{ field: 'venue', intended: [] }])
  const { key } = await withoutVenue(service, { opened, passingName: 'De pas' })
  expect(await overtaken()).toEqual([])
  const unlinked = (await history()).find((one) => one.key === key)
  expect(unlinked).toMatchObject({ changes: { venue: [] }, after: { venue: [] } })

  const undoing = { service, writables, series: 'undo', renewed: new Map() }
  const { outcome } = unlinked ? await undoEntry(undoing, unlinked) : {}
  expect(outcome).toMatchObject({ kind: 'saved', record: { venue: [{ id }] } })
  expect(await overtaken()).toEqual([])
  expect((await history()).filter((one) => one.overtaken)).toEqual([])
})
