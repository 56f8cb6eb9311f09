import { categories } from '../../resources/categories/categories.ts'
import { fewAtOnce } from '../../core/query/fewAtOnce.ts'
import type { Identified, Writable } from '../../core/resource/collection.ts'
import { idPath } from '../../core/resource/recordPath.ts'
import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { created, memoryJournal, modes, worldOfEach } from '../../core/write/testSave.ts'
import { freshRecord } from '../../core/write/writing.ts'
import { events } from '../../resources/events/events.ts'
import { organizers } from '../../resources/organizers/organizers.ts'
import { writables } from '../../resources/records.ts'
import type { Service } from '../../api/service.ts'
import { tags } from '../../resources/tags/tags.ts'
import { inTheirTurn } from './undo/useUndoing.ts'

const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

describe.each(modes)('deletions taken back together over the %s service', (mode) => {
  const world = worldOfEach(mode)
  let service: Service
  beforeEach(async () => {
    service = world.service()
  })

  /** Deletes one after the other, and takes all of that back as a page does: the newest first, a few at once. */
  async function deletedAndBack<R extends Identified>(collection: Writable<R>, ids: number[]) {
    const journal = memoryJournal()
    for (const id of ids)
      await safeDeletion(
        { service, collection, journal },
        { path: idPath(collection.name, id), id },
      )
    const under = { service, writables, series: 'undo', renewed: new Map() }
    const back = inTheirTurn({ ...under, journal: memoryJournal() })
    const undone = await fewAtOnce(journal.entries().toReversed(), back)
    const links = undone.flatMap((one) => one.links.map(({ outcome: { kind } }) => kind))
    const now = undone.map(({ outcome }) => ('record' in outcome ? outcome.record?.id : undefined))
    return { kinds: undone.map(({ outcome: { kind } }) => kind), links, now }
  }

  const read = <R extends Identified>(collection: Writable<R>, id: number) =>
    freshRecord({ service, collection }, idPath(collection.name, id))

  test('tags of one event are all back with it, as they were', async () => {
    const names = ['Jazz', 'Blues', 'Swing']
    const made = await Promise.all(names.map((name) => created(service, tags, { name })))
    const ids = made.map(({ record: { id } }) => id)
    const { record } = await created(service, events, { ...times, title: 'Nit', tags: ids })
    const came = await deletedAndBack(tags, ids.slice(0, 2))
    expect(came).toMatchObject({ kinds: ['saved', 'saved'], links: ['saved', 'saved'] })
    const after = await read(events, record.id)
    expect(after.tags.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  test('organizers of one event are all back with it', async () => {
    const make = (organizer: string) =>
      created(service, organizers, { organizer, status: 'publish' })
    const made = [await make('Ens u'), await make('Ens dos'), await make('Ens tres')]
    const organizer = made.map(({ record: { id } }) => id)
    const { record } = await created(service, events, { ...times, title: 'Nit', organizer })
    const { links } = await deletedAndBack(organizers, organizer)
    expect(links).not.toContain('conflict')
    const after = await read(events, record.id)
    expect(after.organizer.map(({ id }) => id).toSorted()).toEqual(organizer.toSorted())
  })

  test.each(['above', 'inside'] as const)('inside again, %s deleted first', async (first) => {
    const { record: above } = await created(service, categories, { name: 'Arts' })
    const values = { name: 'Teatre', parent: above.id }
    const { record: inside } = await created(service, categories, values)
    const ids = first === 'above' ? [above.id, inside.id] : [inside.id, above.id]
    const { kinds, now } = await deletedAndBack(categories, ids)
    expect(kinds).toEqual(['saved', 'saved'])
    // The newest is taken back first.
    const [insideNow, aboveNow] = first === 'above' ? now : now.toReversed()
    expect((await read(categories, insideNow ?? 0)).parent).toBe(aboveNow)
  })
})
