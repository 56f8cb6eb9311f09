import type { Identified, Writable } from '../../core/resource/collection.ts'
import { idPath } from '../../core/resource/recordPath.ts'
import { safeCreation } from '../../core/write/safeCreation.ts'
import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { created, makeWorld, memoryJournal, modes } from '../../core/write/testSave.ts'
import { undoEntry } from '../../core/write/undo/undoEntry.ts'
import type { Values } from '../../core/write/merge.ts'
import { freshRecord } from '../../core/write/writing.ts'
import { categories } from '../../resources/categories/categories.ts'
import { events } from '../../resources/events/events.ts'
import { organizers } from '../../resources/organizers/organizers.ts'
import { venues } from '../../resources/venues/venues.ts'
import { writables } from '../../resources/records.ts'

describe.each(modes)('taking a write back over the %s service', async (mode) => {
  const world = await makeWorld(mode)
  const service = world.service()

  async function deletedAndBack<R extends Identified>(
    collection: Writable<R>,
    id: number,
    meanwhile: () => Promise<unknown> = async () => null,
  ) {
    const journal = memoryJournal()
    await safeDeletion({ service, collection, journal }, { path: idPath(collection.name, id), id })
    const [entry] = journal.entries()
    if (entry === undefined) throw new Error('no entry')
    await meanwhile()
    return await undoEntry(
      { service, writables, series: 'undo', journal, renewed: new Map() },
      entry,
    )
  }

  const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }
  const eventOf = (id: number) => freshRecord({ service, collection: events }, idPath('events', id))

  test('what was made is not taken away over what somebody has changed since', async () => {
    const journal = memoryJournal()
    const values = { ...times, title: `Fira ${mode}`, status: 'publish' }
    const { record } = await safeCreation({ service, collection: events, journal }, { values })
    const [entry] = journal.entries()
    if (entry === undefined) throw new Error('no entry')
    const path = idPath('events', record.id)
    await world.ask('POST', path, { ...values, title: `Fira gran ${mode}` })
    const under = { service, writables, series: 'undo', journal, renewed: new Map() }
    const { outcome, task } = await undoEntry(under, entry)
    expect(outcome).toMatchObject({ kind: 'conflict', fields: expect.arrayContaining(['title']) })
    expect(await eventOf(record.id)).toMatchObject({ status: 'publish' })
    if (outcome.kind !== 'conflict' || task === null) throw new Error('no question')
    const again = await undoEntry(under, entry, { ...task, opened: outcome.fresh })
    expect(again.outcome.kind).toBe('saved')
    expect(await eventOf(record.id)).toMatchObject({ status: 'trash' })
  })

  test('a venue and an organizer come back to their events', async () => {
    const { record: venue } = await created(service, venues, { venue: 'Sala', status: 'publish' })
    const ens = (name: string) =>
      created(service, organizers, { organizer: name, status: 'publish' })
    const ids = [(await ens('Ens u')).record.id, (await ens('Ens dos')).record.id]
    const values = { ...times, title: 'Ball', venue: [venue.id], organizer: ids, status: 'draft' }
    const { record: event } = await created(service, events, values)
    await deletedAndBack(venues, venue.id)
    await deletedAndBack(organizers, ids[0] ?? 0)
    const after = await eventOf(event.id)
    expect(after.venue.map(({ id }) => id)).toEqual([venue.id])
    expect(after.organizer.map(({ id }) => id)).toEqual(ids)
  })

  test('a category comes back above what was inside of it, but for what somebody moved since', async () => {
    const category = async (values: Values) => (await created(service, categories, values)).record
    const above = await category({ name: 'Arts' })
    const { id } = await category({ name: 'Teatre', parent: above.id, description: 'Text' })
    const inside = await category({ name: 'Titelles', parent: id })
    const moved = await category({ name: 'Dansa', parent: id })
    const { outcome } = await deletedAndBack(categories, id, () =>
      world.ask('POST', idPath('categories', moved.id), { parent: inside.id }),
    )
    const made = 'record' in outcome ? outcome.record?.id : undefined
    const read = (one: number) =>
      freshRecord({ service, collection: categories }, idPath('categories', one))
    expect(await read(made ?? 0)).toMatchObject({
      name: 'Teatre',
      parent: above.id,
      slug: 'teatre',
    })
    expect((await read(inside.id)).parent).toBe(made)
    expect((await read(moved.id)).parent).toBe(inside.id)
  })

  test('a category comes back at the top where the one it was inside of has another id by now', async () => {
    const category = async (values: Values) => (await created(service, categories, values)).record
    const above = await category({ name: 'Circ' })
    const inside = await category({ name: 'Pallassos', parent: above.id })
    const journal = memoryJournal()
    for (const { id } of [inside, above])
      await safeDeletion(
        { service, collection: categories, journal },
        { path: idPath('categories', id), id },
      )
    const [first, last] = journal.entries()
    if (!first || !last) throw new Error('no entries')
    const under = () => ({ service, writables, series: 'undo', journal, renewed: new Map() })
    expect((await undoEntry(under(), last)).outcome.kind).toBe('saved')
    expect((await undoEntry(under(), first)).outcome).toMatchObject({
      kind: 'differs',
      record: { name: 'Pallassos', parent: 0 },
      fields: ['parent'],
    })
  })
})
