import * as z from 'zod/mini'
import { allRelinked } from '../../core/write/undo/relinking.ts'
import { idPath } from '../../core/resource/recordPath.ts'
import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { created, memoryJournal } from '../../core/write/testSave.ts'
import { undoEntry } from '../../core/write/undo/undoEntry.ts'
import { freshRecord } from '../../core/write/writing.ts'
import { events } from '../events/events.ts'
import { writables } from '../records.ts'
import type { Service } from '../../api/service.ts'
import { makeWorld, modes, type TestWorld } from '../../api/testWorld.ts'

/** More than the ten of which a live service takes all organizers away (contract.md §13.1). */
const days = Array.from({ length: 12 }, (_, at) => `2027-03-${10 + at}`)

/** Of the town's assembly, which is protected. */
const password = 'salobre'

describe.each(modes)('an event with a password that names a deleted organizer, %s', (mode) => {
  let world: TestWorld
  beforeEach(async () => {
    world = await makeWorld(mode, { data: 'town' })
  })

  test('has the others at once, though nobody gave the password, and all when it is undone', async () => {
    const service = world.service()
    const everyDay = 'events?starts_after=1900-01-01&per_page=50'
    const { events: listed } = await world.ask('GET', `${everyDay}&search=assemblea&context=edit`)
    const [assembly] = z.array(z.object({ id: z.number(), title: z.string() })).parse(listed)
    if (!assembly) throw new Error('no assembly')
    const path = idPath('events', assembly.id)
    const ids: number[] = []
    for (const organizer of ['Colla nova', 'Cineclub nou'])
      ids.push(await world.make('organizers', { organizer, status: 'publish' }))
    const opened = await freshRecord({ service, collection: events }, path, password)
    const changes = { organizer: ids }
    const journal = memoryJournal()
    const writing = { service, collection: events, journal }
    await safeUpdate(writing, { path, opened, changes, password })
    const named = async () =>
      (await freshRecord({ service, collection: events }, path, password)).organizer.map(
        (one) => one.id,
      )
    const [first = 0, second] = ids
    const { links } = await safeDeletion(
      { service, collection: writables.organizers, journal },
      { path: idPath('organizers', first), id: first },
    )
    expect(await named()).toEqual(mode === 'live' ? [second] : ids)
    await world.ask('POST', `organizers/${first}`, { organizer: 'Colla nova', status: 'publish' })
    await allRelinked(service, writables.events, mode === 'live' ? (links ?? []) : [], first)
    expect(await named()).toEqual(ids)
  })
})

describe.each(modes)('events that name a deleted organizer beside others, %s', (mode) => {
  let world: TestWorld
  let service: Service
  let ids: number[]
  beforeEach(async () => {
    world = await makeWorld(mode)
    service = world.service()
    ids = []
    for (const organizer of ['Ateneu', 'Colla', 'Cineclub'])
      ids.push(await world.make('organizers', { organizer, status: 'publish' }))
  })

  async function eventOn(day: string): Promise<number> {
    const times = { start_date: `${day} 10:00:00`, end_date: `${day} 12:00:00` }
    const values = { title: `Fira ${day}`, ...times, status: 'publish', organizer: ids }
    return (await created(service, events, values)).record.id
  }

  async function namedBy(id: number): Promise<number[]> {
    const event = await freshRecord({ service, collection: events }, idPath('events', id))
    return event.organizer.map((one) => one.id)
  }

  function removed(id = 0, journal = memoryJournal()) {
    const writing = { service, collection: writables.organizers, journal }
    return safeDeletion(writing, { path: idPath('organizers', id), id })
  }

  const under = () => ({
    service,
    writables,
    series: 'undo',
    renewed: new Map(),
    journal: memoryJournal(),
  })

  test('have the others at once, in their order, and all again when it is undone', async () => {
    const all: number[] = []
    for (const day of days) all.push(await eventOn(day))
    const journal = memoryJournal()
    await removed(ids[1], journal)
    const others = ids.filter((id) => id !== ids[1])
    for (const [at, id] of all.entries())
      expect(await namedBy(id)).toEqual(mode === 'live' && at < 10 ? others : ids)
    const entries = journal.entries()
    expect(entries.map(({ operation }) => operation)).toEqual(['delete'])
    if (entries[0]) await undoEntry(under(), entries[0])
    for (const id of all) expect(await namedBy(id)).toEqual(ids)
  })

  test('have them too where two are deleted at once, and none that is in the trash', async () => {
    const id = await eventOn('2027-03-01')
    const [first, second, third] = ids
    const journal = memoryJournal()
    await Promise.all([removed(first, journal), removed(second, journal)])
    expect(await namedBy(id)).toEqual(mode === 'live' ? [third] : ids)
    for (const entry of journal.entries()) await undoEntry(under(), entry)
    expect((await namedBy(id)).toSorted()).toEqual(ids)
  })

  test.each(['history', 'toast'])('without the others have all again by the %s', async (way) => {
    const id = await eventOn('2027-03-01')
    const journal = memoryJournal()
    await world.fail([{ kind: 'status', code: 500, method: 'POST', path: 'events' }])
    const { links } = await removed(ids[0], journal)
    expect(await namedBy(id)).toEqual(mode === 'live' ? [] : ids)
    await world.fail([])
    const [entry] = journal.entries()
    if (way === 'history' && entry) await undoEntry(under(), entry)
    else {
      await world.ask('POST', `organizers/${ids[0]}`, { organizer: 'Ateneu', status: 'publish' })
      await allRelinked(service, writables.events, links ?? [], ids[0] ?? 0)
    }
    expect(await namedBy(id)).toEqual(ids)
  })
})
