import { safeUpdate } from '../../../core/write/safeWriter.ts'
import { created, memoryJournal } from '../../../core/write/testSave.ts'
import { freshRecord } from '../../../core/write/writing.ts'
import { events } from '../../../resources/events/events.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { makeWorld, modes, type TestWorld } from '../../../api/testWorld.ts'
import { heldUndo, undoEntry } from '../../../core/write/undo/undoEntry.ts'
import { unique } from '../../../core/resource/unique.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { writables } from '../../../resources/records.ts'
import { backEntry } from '../operationChanges.ts'

const at = (hour: number) => `2027-03-01 ${hour}:00:00`
const fair = { title: 'Fira', status: 'publish', start_date: at(10), end_date: at(12) }

let world: TestWorld
let service: Service

/** An end that was saved as one o'clock, over which a colleague put four o'clock. */
async function overwritten() {
  const { record: opened } = await created(service, events, fair)
  const path = `events/${opened.id}`
  const journal = memoryJournal()
  const writing = { service, collection: events, journal }
  await safeUpdate(writing, { path, opened, changes: { end_date: at(13) } })
  await world.ask('POST', path, { ...fair, end_date: at(16) })
  const [entry] = journal.entries()
  const found = await freshRecord(writing, path)
  const back = entry && backEntry({ ...entry, overtaken: { end_date: at(16) }, found })
  if (!back) throw new Error('nothing to put back')
  return { path, back }
}

/** What comes of putting back what was saved, and what may wait for the network in its place. */
async function putBack(of: Service, back: Operation) {
  const under = { service: of, writables, series: unique(), renewed: new Map() }
  const { outcome, task } = await undoEntry(under, back)
  const wasSent = outcome.kind === 'refused' && outcome.refusal.afterWrite !== undefined
  return { outcome, later: heldUndo(under, back, task, wasSent ? Date.now() : null) }
}

const failing = (refusal: ApiError): Service => ({
  ...service,
  request: () => Promise.reject(refusal),
  in: () => failing(refusal),
})

/** Does the next write, and says this in place of its answer and from then on. */
function answeringNoMore(of: Service, refusal: ApiError): Service {
  let isOver = false
  const broken: Service = {
    ...of,
    async request(call) {
      if (isOver) throw refusal
      isOver = call.method === 'POST'
      const body = await of.request(call)
      if (isOver) throw refusal
      return body
    },
    in: () => broken,
  }
  return broken
}

/** Somebody else writes just after the next write. */
const colleague = (path: string, fields: object) => world.meddle('after POST', path, fields)

describe.each(modes)('putting back what was saved, %s', (mode) => {
  beforeEach(async () => {
    world = await makeWorld(mode)
    service = world.service()
  })

  test('an end before the start that somebody else has given is left as it is', async () => {
    const { path, back } = await overwritten()
    await world.ask('POST', path, { ...fair, start_date: at(14), end_date: at(16) })
    expect(await putBack(service, back)).toMatchObject({
      outcome: { kind: 'conflict', crossed: { field: 'end_date' }, fields: ['end_date'] },
    })
    expect(await world.ask('GET', path)).toMatchObject({ start_date: at(14), end_date: at(16) })
  })

  test('what the network did not carry may wait for it', async () => {
    const { back } = await overwritten()
    const meant = { changes: { end_date: at(13) }, marks: { undoes: back.key } }
    expect(await putBack(failing(new ApiError({ kind: 'offline' })), back)).toMatchObject({
      outcome: { kind: 'refused', refusal: { kind: 'offline' } },
      later: { ...meant, sentAt: null },
    })
    const lost = new ApiError({ kind: 'timeout', afterWrite: 'unknown' })
    expect(await putBack(failing(lost), back)).toMatchObject({
      outcome: { kind: 'refused', refusal: { afterWrite: 'unknown' } },
      later: { ...meant, sentAt: expect.any(Number) },
    })
  })

  test('of what may have got there nobody says that it did not, whatever the service answered', async () => {
    const { path, back } = await overwritten()
    const broken = answeringNoMore(service, new ApiError({ kind: 'failed', status: 500 }))
    expect(await putBack(broken, back)).toMatchObject({
      outcome: { kind: 'refused', refusal: { afterWrite: 'unknown' } },
    })
    expect(await world.ask('GET', path)).toMatchObject({ end_date: at(13) })
  })

  test('it is back, and something else that changed with it is a difference', async () => {
    const { path, back } = await overwritten()
    await colleague(path, { website: 'https://b.test/' })
    expect(await putBack(service, back)).toMatchObject({
      outcome: { kind: 'differs', saved: { differences: [{ field: 'website' }] } },
    })
    expect(await world.ask('GET', path)).toMatchObject({ end_date: at(13) })
  })

  test('what somebody overwrote once more as it came back is a difference', async () => {
    const { path, back } = await overwritten()
    await colleague(path, { end_date: at(18) })
    expect(await putBack(service, back)).toMatchObject({
      outcome: { kind: 'differs', fields: ['end_date'] },
    })
  })

  test('what was changed once more stays for a person to choose', async () => {
    const { path, back } = await overwritten()
    await world.ask('POST', path, { ...fair, end_date: at(17) })
    expect(await putBack(service, back)).toMatchObject({ outcome: { kind: 'conflict' } })
  })
})
