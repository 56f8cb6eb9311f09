import { createJob } from '../../../core/job/createJob.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { pageJournal } from '../../../core/write/journal.ts'
import { setBackIn, notifyForms, watchOwnWrites } from '../../../core/write/ownWrites.ts'
import { safeDeletion } from '../../../core/write/safeDeletion.ts'
import { safeUpdate } from '../../../core/write/safeWriter.ts'
import { created, modes } from '../../../core/write/testSave.ts'
import { freshRecord, type Journal } from '../../../core/write/writing.ts'
import { entriesOf } from '../../../platform/entries.ts'
import { events, type EventRecord, type EventUpdate } from '../../../resources/events/events.ts'
import { organizers } from '../../../resources/organizers/organizers.ts'
import { closing, facts, lookedAt } from './recheckBed.ts'
import { writables } from '../../../resources/records.ts'

describe.each(modes)('what was saved is looked at once more, %s', async (mode) => {
  let event: EventRecord

  const { world, service, owner, history, begun, due, look, isOver } = await lookedAt(mode)
  beforeEach(async () => {
    event = (await created(service, events, facts)).record
  })

  async function save(changes: EventUpdate) {
    const path = `events/${event.id}`
    const writing = { service, collection: events, journal: pageJournal }
    const { length: before } = await due()
    event = (await safeUpdate(writing, { path, opened: event, changes })).record
    await vi.waitFor(async () => expect(await due()).toHaveLength(before + 1))
  }
  /** Somebody who read it before that writes what they had read, as this kind of service makes them. */
  const carryBack = (fields: Record<string, unknown>) =>
    service.request({ method: 'POST', path: `events/${event.id}`, body: { ...facts, ...fields } })

  test('a change of many has the service to itself: looks wait until it is over', async () => {
    await save({ website: 'https://meu.example/' })
    let end: (() => void) | undefined
    const held = new Promise<void>((resolve) => (end = resolve))
    const over = createJob<number, void>({ keyOf: String }).run([1], () => held)
    expect(await look()).toEqual([])
    expect(await due()).toHaveLength(1)
    end?.()
    await over
    await look()
    expect(await due()).toEqual([])
  })

  test('what somebody put back without knowing is found, told once, and kept in the history', async () => {
    await save({ website: 'https://meu.example/' })
    expect(await look(0)).toEqual([])
    await carryBack({ website: 'https://abans.example/' })
    expect(await look()).toMatchObject([
      {
        entry: { id: event.id },
        fields: [
          { field: 'website', saved: 'https://meu.example/', now: 'https://abans.example/' },
        ],
      },
    ])
    expect(await due()).toEqual([])
    expect(await look()).toEqual([])
    const [kept] = await entriesOf('operations', owner)
    expect(kept?.body).toMatchObject({ overtaken: { website: 'https://abans.example/' } })
  })

  test('a form that is open on it is handed the reading, and tells what is back', async () => {
    const was = 'https://abans.example/'
    await save({ website: was })
    await save({ website: 'https://meu.example/' })
    await carryBack({ website: was })
    const [found] = await look()
    if (!found) throw new Error('nothing found')
    expect(notifyForms(service, found)).toBe(false)
    const read: Identified[] = []
    const leave = watchOwnWrites(service, 'events', event.id, (record) => read.push(record))
    expect(notifyForms(service, found)).toBe(true)
    leave()
    expect(read).toEqual([found.record])
    expect(setBackIn(service, events, event)).toEqual([])
    expect(setBackIn(service, writables.events, found.record)).toMatchObject([
      { field: 'website', intended: 'https://meu.example/', found: was },
    ])
  })

  test('nothing is said of what stayed, nor of what was changed again from here', async () => {
    await save({ website: 'https://meu.example/', cost: '7 €' })
    await save({ website: 'https://altre.example/' })
    expect(await look()).toEqual([])
    expect(await due()).toEqual([])
  })

  test('nothing is said of what went into the trash from here since', async () => {
    await save({ status: 'private' })
    const path = `events/${event.id}`
    await safeDeletion(
      { service, collection: events, journal: pageJournal },
      { path, id: event.id },
    )
    expect(await look()).toEqual([])
    expect(await due()).toEqual([])
  })

  test('what somebody put there before it was changed again from here is kept, and not told', async () => {
    await save({ website: 'https://meu.example/' })
    await carryBack({ website: 'https://altri.example/' })
    event = await freshRecord({ service, collection: events }, `events/${event.id}`)
    await save({ website: 'https://altre.example/' })
    expect(await look()).toEqual([])
    const kept = (await entriesOf('operations', owner)).map(({ body }) => body)
    expect(kept).toMatchObject([{ overtaken: { website: 'https://altri.example/' } }, {}])
  })

  test('what cannot be read now is looked at another time; what is gone is not', async () => {
    await save({ website: 'https://meu.example/' })
    await world.fail([{ kind: 'status', code: 500, method: 'GET' }])
    expect(await look()).toEqual([])
    expect(await due()).toHaveLength(1)
    await world.fail([])
    await service.request({ method: 'DELETE', path: `events/${event.id}` })
    await look(12_000)
    expect(await due()).toEqual([])
  })

  const update = (changes: EventUpdate, journal: Journal = pageJournal) =>
    safeUpdate(
      { service, collection: events, journal },
      { path: `events/${event.id}`, opened: event, changes },
    )

  test('what was written over from here since is found in what that was written over', async () => {
    await update({ title: 'Aplec' }, closing)
    event = { ...event, title: 'Aplec', writtenTitle: 'Aplec' }
    await update({ title: 'Ball' })
    await vi.waitFor(async () => expect(await history()).toHaveLength(1))
    await look()
    await vi.waitFor(async () =>
      expect(await history()).toMatchObject([
        { before: { title: 'Fira' }, after: { title: 'Aplec' } },
        { before: { title: 'Aplec' }, after: { title: 'Ball' } },
      ]),
    )
  })

  test('what was there before is kept where somebody wrote over a write that nobody heard of', async () => {
    await update({ title: 'Aplec' }, closing)
    await carryBack({ title: 'Ball' })
    await look()
    await vi.waitFor(async () =>
      expect(await history()).toMatchObject([
        { before: { title: 'Fira' }, after: { title: 'Ball' }, state: 'unknown' },
      ]),
    )
    await isOver()
    expect(await due()).toEqual([])
  })

  test('of what was never written nothing stays', async () => {
    await world.fail([{ kind: 'status', code: 400, method: 'POST' }])
    await expect(update({ title: 'Aplec' })).rejects.toThrow()
    expect(await begun()).toEqual([])
    await world.fail([{ kind: 'dropped', method: 'POST' }])
    await expect(update({ title: 'Aplec' })).rejects.toThrow()
    await world.fail([])
    await look()
    expect(await begun()).toHaveLength(1)
    await look(130_000)
    expect(await begun()).toEqual([])
    expect(await history()).toEqual([])
  })

  test('what a deletion takes from events is put right by the next page, where its own closed meanwhile', async () => {
    const made = ['Colla', 'Ball', 'Cor'].map((organizer) =>
      created(service, organizers, { organizer }),
    )
    const [one = 0, other = 0, last = 0] = (await Promise.all(made)).map(({ record }) => record.id)
    await save({ organizer: [other, one, last] })
    const named = async () => {
      const body = await service.request({ method: 'GET', path: `events/${event.id}` })
      return events.read(body).organizer.map(({ id }) => id)
    }
    // It closes after the deletion, before an event is put right; and asks first.
    await world.fail([{ kind: 'dropped', method: 'POST', path: 'events' }])
    const mayClose = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const direct = fetch
    const closable = new Map<string | undefined, boolean>()
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
      closable.set(asked[1]?.method, mayClose())
      return direct(...asked)
    })
    onTestFinished(() => void vi.stubGlobal('fetch', direct))
    const writing = { service, collection: organizers, journal: closing }
    await safeDeletion(writing, { path: `organizers/${one}`, id: one })
    vi.stubGlobal('fetch', direct)
    await world.fail([])
    expect(closable.get('DELETE')).toBe(false)
    expect(mayClose()).toBe(true)
    expect(await named()).toEqual(mode === 'live' ? [] : [other, one, last])
    await look()
    expect(await named()).toEqual(mode === 'live' ? [other, last] : [other, one, last])
    await isOver()
  })
})
