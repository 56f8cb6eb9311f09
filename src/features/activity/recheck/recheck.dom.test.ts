import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createJob } from '../../../core/job/createJob.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { type Journal, pageJournal } from '../../../core/write/journal.ts'
import { operationsOf, sendingOperations } from '../../../core/write/operationStore.ts'
import { storeSending } from '../../../core/write/outcomes.ts'
import { setBackIn, notifyForms, watchOwnWrites } from '../../../core/write/ownWrites.ts'
import { recheck } from '../../../core/write/recheck.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { safeDeletion } from '../../../core/write/safeDeletion.ts'
import { safeUpdate } from '../../../core/write/safeWriter.ts'
import { created } from '../../../core/write/testSave.ts'
import { freshRecord } from '../../../core/write/writing.ts'
import { forget, entriesOf } from '../../../platform/entries.ts'
import { events, type EventRecord, type EventUpdate } from '../../../resources/events/events.ts'
import { organizers } from '../../../resources/organizers/organizers.ts'
import { makeWorld, modes } from '../../../api/testWorld.ts'
import { writables } from '../../../resources/records.ts'

const facts = {
  title: 'Fira',
  status: 'publish',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
}

describe.each(modes)('what was saved is looked at once more, %s', async (mode) => {
  let event: EventRecord

  const world = await makeWorld(mode)
  const service = world.service()
  beforeEach(async () => {
    localStorage.clear()
    await world.fail([])
    await forget('operations', 'all')
    event = (await created(service, events, facts)).record
  })

  const due = async () =>
    (await operationsOf(ownerOf(service))).filter(({ recheckAt }) => recheckAt).length
  const sending = () => sendingOperations(ownerOf(service))
  const later = (after = 6000) => recheck(service, writables, Date.now() + after)
  async function save(changes: EventUpdate) {
    const path = `events/${event.id}`
    const writing = { service, collection: events, journal: pageJournal }
    const before = await due()
    event = (await safeUpdate(writing, { path, opened: event, changes })).record
    await vi.waitFor(async () => expect(await due()).toBe(before + 1))
  }
  /** Somebody who read it before that writes what they had read, as this kind of service makes them. */
  const carryBack = (fields: Record<string, unknown>) =>
    service.request({ method: 'POST', path: `events/${event.id}`, body: { ...facts, ...fields } })

  test('a change of many has the service to itself: looks wait until it is over', async () => {
    await save({ website: 'https://meu.example/' })
    let end: (() => void) | undefined
    const held = new Promise<void>((resolve) => (end = resolve))
    const over = createJob<number, void>({ keyOf: String }).run([1], () => held)
    expect(await later()).toEqual([])
    expect(await due()).toBe(1)
    end?.()
    await over
    await later()
    expect(await due()).toBe(0)
  })

  test('what somebody put back without knowing is found, told once, and kept in the history', async () => {
    await save({ website: 'https://meu.example/' })
    expect(await recheck(service, writables, Date.now())).toEqual([])
    await carryBack({ website: 'https://abans.example/' })
    expect(await later()).toMatchObject([
      {
        entry: { id: event.id },
        fields: [
          { field: 'website', saved: 'https://meu.example/', now: 'https://abans.example/' },
        ],
      },
    ])
    expect(await due()).toBe(0)
    expect(await later()).toEqual([])
    const [kept] = await entriesOf('operations', ownerOf(service))
    expect(kept?.body).toMatchObject({ overtaken: { website: 'https://abans.example/' } })
  })

  test('a form that is open on it is handed the reading, and tells what is back', async () => {
    const was = 'https://abans.example/'
    await save({ website: was })
    await save({ website: 'https://meu.example/' })
    await carryBack({ website: was })
    const [found] = await later()
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
    expect(await later()).toEqual([])
    expect(await due()).toBe(0)
  })

  test('nothing is said of what went into the trash from here since', async () => {
    await save({ status: 'private' })
    const path = `events/${event.id}`
    await safeDeletion(
      { service, collection: events, journal: pageJournal },
      { path, id: event.id },
    )
    expect(await later()).toEqual([])
    expect(await due()).toBe(0)
  })

  test('what somebody put there before it was changed again from here is kept, and not told', async () => {
    await save({ website: 'https://meu.example/' })
    await carryBack({ website: 'https://altri.example/' })
    event = await freshRecord({ service, collection: events }, `events/${event.id}`)
    await save({ website: 'https://altre.example/' })
    expect(await later()).toEqual([])
    const kept = (await entriesOf('operations', ownerOf(service))).map(({ body }) => body)
    expect(kept).toMatchObject([{ overtaken: { website: 'https://altri.example/' } }, {}])
  })

  test('what cannot be read now is looked at another time; what is gone is not', async () => {
    await save({ website: 'https://meu.example/' })
    await world.fail([{ kind: 'status', code: 500, method: 'GET' }])
    expect(await later()).toEqual([])
    expect(await due()).toBe(1)
    await world.fail([])
    await service.request({ method: 'DELETE', path: `events/${event.id}` })
    await later(12_000)
    expect(await due()).toBe(0)
  })

  const history = () => operationsOf(ownerOf(service))
  const update = (changes: EventUpdate, journal: Journal = pageJournal) =>
    safeUpdate(
      { service, collection: events, journal },
      { path: `events/${event.id}`, opened: event, changes },
    )
  const closing: Journal = { begin: storeSending, record: () => undefined }

  test('what was written over from here since is found in what that was written over', async () => {
    await update({ title: 'Aplec' }, closing)
    event = { ...event, title: 'Aplec', writtenTitle: 'Aplec' }
    await update({ title: 'Ball' })
    await vi.waitFor(async () => expect(await history()).toHaveLength(1))
    await later()
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
    await later()
    await vi.waitFor(async () =>
      expect(await history()).toMatchObject([
        { before: { title: 'Fira' }, after: { title: 'Ball' }, state: 'unknown' },
      ]),
    )
    await vi.waitFor(async () => expect(await sending()).toEqual([]))
    expect(await due()).toBe(0)
  })

  test('of what was never written nothing stays', async () => {
    await world.fail([{ kind: 'status', code: 400, method: 'POST' }])
    await expect(update({ title: 'Aplec' })).rejects.toThrow()
    expect(await sending()).toEqual([])
    await world.fail([{ kind: 'dropped', method: 'POST' }])
    await expect(update({ title: 'Aplec' })).rejects.toThrow()
    await world.fail([])
    await later()
    expect(await sending()).toHaveLength(1)
    await later(130_000)
    expect(await sending()).toEqual([])
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
    await later()
    expect(await named()).toEqual(mode === 'live' ? [other, last] : [other, one, last])
    await vi.waitFor(async () => expect(await sending()).toEqual([]))
  })
})
