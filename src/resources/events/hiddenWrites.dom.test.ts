import { pageJournal } from '../../core/write/journal.ts'
import type { Operation } from '../../core/write/operation.ts'
import { unlisted } from '../../features/calendar/data/unlisted.ts'
import { safeCreation } from '../../core/write/safeCreation.ts'
import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { safeRestoration } from '../../core/write/safeRestoration.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import type { Writing } from '../../core/write/writing.ts'
import { modes, worldOfEach } from '../../api/testWorld.ts'
import type { EventRecord } from './eventRecord.ts'
import { writables } from '../records.ts'
import { events } from './events.ts'
import { hiddenEvents } from './hiddenEvents.ts'

const at = (day: number) => `2027-03-0${day} 10:00:00`
const rehearsal = { title: 'Assaig', status: 'publish', start_date: at(1), end_date: at(2) }

describe.each(modes)('hidden events that are written, %s', (mode) => {
  const world = worldOfEach(mode)
  let writing: Writing<EventRecord>
  beforeEach(async () => {
    writing = { service: world.service(), collection: events, journal: pageJournal }
  })

  const made = async () => {
    const values = { ...rehearsal, hide_from_listings: true }
    return (await safeCreation(writing, { values })).record
  }
  const changed = (opened: EventRecord, changes: Readonly<Record<string, unknown>>) =>
    safeUpdate(writing, { path: `events/${opened.id}`, opened, changes })
  const known = () => hiddenEvents(writing.service)

  test('are known when they are made, and where they were moved to', async () => {
    const event = await made()
    expect(known()).toMatchObject([{ id: event.id, start_date: at(1) }])
    const { record } = await changed(event, { end_date: at(4) })
    expect(known()).toMatchObject([{ id: event.id, end_date: at(4) }])
    await changed(record, { status: 'draft' })
    expect(known()).toMatchObject([{ id: event.id, status: 'draft' }])
  })

  test('are not known any longer once they are shown', async () => {
    await changed(await made(), { hide_from_listings: false })
    expect(known()).toEqual([])
  })

  test('are in the trash after the deletion, and come back with its undo', async () => {
    const { id } = await made()
    const { before } = await safeDeletion(writing, { path: `events/${id}`, id })
    // The trash does not list it: this is where it is found.
    expect(known()).toMatchObject([{ id, status: 'trash' }])
    expect(unlisted(writing.service, [])).toEqual([])
    if (!before) throw new Error('nothing to restore')
    await safeRestoration(writing, { record: before, status: 'publish' })
    expect(known()).toMatchObject([{ id, status: 'publish', start_date: at(1) }])
  })

  test('are what the last write made of them, whatever is found out of an earlier one later', async () => {
    const recorded: Operation[] = []
    const journal = { ...pageJournal, record: (entry: Operation) => void recorded.push(entry) }
    const event = await made()
    writing = { ...writing, journal }
    const { record } = await changed(event, { end_date: at(3) })
    writing = { ...writing, journal: pageJournal }
    await changed(record, { hide_from_listings: false })
    const [late] = recorded
    if (!late) throw new Error('nothing was recorded')
    await pageJournal.record(late)
    expect(known()).toEqual([])
  })

  test('have their other organizers again when one of them is deleted', async () => {
    const ids: number[] = []
    for (const organizer of ['Ateneu', 'Colla'])
      ids.push(await world.make('organizers', { organizer }))
    const [first = 0, second] = ids
    const event = await changed(await made(), { organizer: ids })
    const ofOrganizers = { ...writing, collection: writables.organizers }
    const { links } = await safeDeletion(ofOrganizers, { path: `organizers/${first}`, id: first })
    expect(links).toMatchObject([{ id: event.record.id, hasOthers: true }])
    const { organizer } = await world.ask('GET', `events/${event.record.id}`)
    expect(organizer).toMatchObject(
      mode === 'live' ? [{ id: second }] : [{ id: first }, { id: second }],
    )
  })
})
