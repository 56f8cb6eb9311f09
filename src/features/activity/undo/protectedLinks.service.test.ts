import { allRelinked } from '../../../core/write/undo/relinking.ts'
import { idPath } from '../../../core/resource/recordPath.ts'
import { safeDeletion } from '../../../core/write/safeDeletion.ts'
import { created, memoryJournal, modes, worldOfEach } from '../../../core/write/testSave.ts'
import { undoEntry } from '../../../core/write/undo/undoEntry.ts'
import { freshRecord } from '../../../core/write/writing.ts'
import { events } from '../../../resources/events/events.ts'
import { writables } from '../../../resources/records.ts'
import type { Service } from '../../../api/service.ts'

const fair = {
  title: 'Fira',
  status: 'publish',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
}
const kinds = [
  { room: 'venues', field: 'venue', name: 'venue', most: 1 },
  { room: 'organizers', field: 'organizer', name: 'organizer', most: 2 },
  { room: 'categories', field: 'categories', name: 'name', most: 2 },
  { room: 'tags', field: 'tags', name: 'name', most: 2 },
] as const
const names = ['Primer', 'Segon']
const password = 'sesam'

describe.each(modes)('what an event with a password had, %s', (mode) => {
  const world = worldOfEach(mode)
  let service: Service
  beforeEach(async () => {
    service = world.service()
  })

  async function setPassword(path: string, to: string) {
    await world.meddle('before GET', path, { password: to })
    await world.ask('GET', `${path}?password=${to}`)
  }

  /** An event that had this many of them when it got its password, of which the first was deleted then. */
  async function lost({ room, field, name }: (typeof kinds)[number], count: number) {
    const collection = writables[room]
    const ids: number[] = []
    for (const one of names.slice(0, count)) {
      const values = { [name]: one, ...(name === 'name' ? {} : { status: 'publish' }) }
      ids.push((await created(service, collection, values)).record.id)
    }
    const { record } = await created(service, events, { ...fair, [field]: ids })
    const path = idPath('events', record.id)
    await setPassword(path, password)
    const journal = memoryJournal()
    const [id = 0] = ids
    await safeDeletion({ service, collection, journal }, { path: idPath(collection.name, id), id })
    const [entry] = journal.entries()
    if (!entry) throw new Error('nothing was deleted')
    return { path, id, entry }
  }

  /** What the event names now, by name. */
  async function named(path: string, field: (typeof kinds)[number]['field']) {
    const event = await freshRecord({ service, collection: events }, path, password)
    const found = event[field].map((one) =>
      'venue' in one ? one.venue : 'organizer' in one ? one.organizer : one.name,
    )
    return found.toSorted()
  }

  test.each(kinds.flatMap((kind) => [...Array(kind.most).keys()].map((at) => ({ kind, at }))))(
    'is linked to it again beside what it still has: $kind.room, $at',
    async ({ kind, at }) => {
      const { path, entry } = await lost(kind, at + 1)
      const journal = memoryJournal()
      const under = { service, writables, series: 'undo', renewed: new Map(), journal }
      const { links } = await undoEntry(under, entry)
      expect(await named(path, kind.field)).toEqual(names.slice(0, at + 1))
      // A service that keeps the links of what is in its trash has nothing to save.
      const isKept = mode === 'interface' && kind.name !== 'name'
      expect(links.map(({ outcome }) => outcome.kind)).toEqual([isKept ? 'unchanged' : 'saved'])
    },
  )

  test('and has no more is linked again out of the toast, and told as that', async () => {
    const [, organizer] = kinds
    const { path, id, entry } = await lost(organizer, 2)
    await undoEntry(
      { service, writables, series: 'undo', renewed: new Map(), journal: memoryJournal() },
      { ...entry, links: [] },
    )
    await setPassword(path, '')
    const said = await allRelinked(service, writables.events, entry.links ?? [], id)
    expect(await named(path, 'organizer')).toEqual(names)
    expect(said).toEqual({ linked: 1, left: 0, failed: [] })
  })

  test('and gave up for another one meanwhile stays so', async () => {
    const [venue] = kinds
    const { path, id, entry } = await lost(venue, 1)
    const other = await created(service, writables.venues, { venue: 'Segon', status: 'publish' })
    await setPassword(path, '')
    await world.ask('POST', path, {
      ...fair,
      venue: mode === 'live' ? other.record.id : [other.record.id],
    })
    const under = { service, writables, series: 'undo', renewed: new Map() }
    const { links } = await undoEntry({ ...under, journal: memoryJournal() }, entry)
    expect(links.map(({ outcome }) => outcome.kind)).toEqual(['taken'])
    const said = await allRelinked(service, writables.events, entry.links ?? [], id)
    expect(said).toEqual({ linked: 0, left: 1, failed: [] })
    expect(await named(path, 'venue')).toEqual(['Segon'])
  })
})
