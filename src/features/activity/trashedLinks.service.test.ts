import { fewAtOnce } from '../../core/query/fewAtOnce.ts'
import { allRelinked, freshOrListed } from '../../core/write/undo/relinking.ts'
import { idPath } from '../../core/resource/recordPath.ts'
import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { created, memoryJournal, worldOfEach } from '../../core/write/testSave.ts'
import { events, type EventRecord } from '../../resources/events/events.ts'
import { writables } from '../../resources/records.ts'
import type { Service } from '../../api/service.ts'
import { inTheirTurn } from './undo/useUndoing.ts'

const fair = {
  title: 'Fira',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
  status: 'publish',
  description: 'Text',
  website: 'https://a.test/',
  cost: '5 €',
  featured: true,
}

const named = [
  { collection: writables.venues, values: { venue: 'Sala', status: 'publish' } },
  { collection: writables.organizers, values: { organizer: 'Ateneu', status: 'publish' } },
  { collection: writables.categories, values: { name: 'Teatre' } },
  { collection: writables.tags, values: { name: 'Jazz' } },
] as const

const worlds = [
  { mode: 'interface', options: {} },
  { mode: 'live', options: {} },
  { mode: 'live', options: { trashedReadRefused: true } },
] as const

describe.each(worlds)('an event in the trash, %o', ({ mode, options }) => {
  const world = worldOfEach(mode, { options })
  let service: Service
  beforeEach(async () => {
    service = world.service()
  })

  const linksOf = ({ venue, organizer, categories, tags }: EventRecord) =>
    [venue, organizer, categories, tags].map((links) => links.map(({ id }) => id))

  /** An event in the trash, and what it named deleted after it. */
  async function deleted() {
    const ids: number[] = []
    for (const { collection, values } of named)
      ids.push((await created(service, collection, values)).record.id)
    const [venue, organizer, categories, tags] = ids.map((id) => [id])
    const values = { ...fair, venue, organizer, categories, tags }
    const { id } = (await created(service, events, values)).record
    await world.ask('DELETE', `events/${id}`)
    const read = () => freshOrListed({ service, collection: events }, id)
    const before = await read()
    const journal = memoryJournal()
    for (const [at, { collection }] of named.entries()) {
      const path = idPath(collection.name, ids[at] ?? 0)
      await safeDeletion({ service, collection, journal }, { path, id: ids[at] })
    }
    return { id, ids, before, read, entries: journal.entries() }
  }

  test('is linked again to what comes back, and stays there as it was', async () => {
    const { id, before, read, entries } = await deleted()
    expect(entries.map(({ links }) => links)).toMatchObject(named.map(() => [{ id }]))
    const under = { service, writables, series: 'undo', renewed: new Map() }
    const back = inTheirTurn({ ...under, journal: memoryJournal() })
    const undone = await fewAtOnce(entries, back)
    const now = undone.map(({ outcome }) => ('record' in outcome ? [outcome.record?.id] : []))
    const after = await read()
    expect(linksOf(after)).toEqual(now)
    const { title, status, start_date, description, website, cost, featured } = before
    const facts = { title, start_date, description, website, cost, featured }
    expect(status).toBe('trash')
    expect(after).toMatchObject({ ...facts, status })
  })

  test('has a venue again that was taken out of the trash', async () => {
    const { ids, entries, read } = await deleted()
    const [venue = 0] = ids
    await world.ask('POST', `venues/${venue}`, named[0].values)
    const came = await allRelinked(service, writables.events, entries[0]?.links ?? [], venue)
    expect(came).toEqual({ linked: 1, left: 0, failed: [] })
    expect(await read()).toMatchObject({ status: 'trash', venue: [{ id: venue }] })
  })
})
