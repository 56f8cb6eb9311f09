import * as fc from 'fast-check'
import { safeCreation } from '../../core/write/safeCreation.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { created, makeWorld, memoryJournal, modes } from '../../core/write/testSave.ts'
import { ApiError } from '../../api/apiError.ts'
import { events, type EventRecord } from './events.ts'
import { facts } from './safeWriterBed.ts'

const trouble = fc.constantFrom<Readonly<Record<string, unknown>>>(
  { kind: 'lostAnswer' },
  { kind: 'truncated' },
  { kind: 'dropped' },
  { kind: 'status', code: 500 },
  { kind: 'status', code: 503 },
  { kind: 'html', code: 200 },
  { kind: 'html', code: 502 },
)

/** What goes wrong around one write: with the write itself, and with the readings beside it. */
const troubles = fc.record({
  writing: fc.option(trouble, { nil: undefined }),
  reading: fc.option(trouble, { nil: undefined }),
  chance: fc.constantFrom(0.2, 0.5),
})

const edit = fc.record(
  {
    title: fc.constantFrom('Fira gran', 'Ball'),
    cost: fc.constantFrom('5', '20€'),
    featured: fc.boolean(),
  },
  { requiredKeys: ['title'] },
)

type Claim = 'saved' | 'notSaved' | 'unknown' | 'unsent'

async function claimOf(write: Promise<unknown>): Promise<Claim> {
  try {
    await write
    return 'saved'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.afterWrite ?? 'unsent'
  }
}

describe.each(modes)('whatever goes wrong, %s', async (mode) => {
  const world = await makeWorld(mode)
  const service = world.service()

  const read = async (id: number): Promise<EventRecord> =>
    events.read(await service.request({ method: 'GET', path: `events/${id}` }))
  const isDone = (record: EventRecord, changes: Readonly<Record<string, unknown>>) =>
    Object.entries(changes).every(([name, value]) => {
      const field = events.fields[name]
      return field?.same(value, field.of(record)) === true
    })

  test('what is said of a change is true', async () => {
    const cases = fc.sample(fc.tuple(troubles, edit), { numRuns: 30, seed: 7 })
    const opened: EventRecord[] = []
    for (const [at] of cases.entries())
      opened.push((await created(service, events, { ...facts, slug: `c-${mode}-${at}` })).record)
    const rules = cases.flatMap(([{ writing, reading, chance }], at) => {
      const pattern = `^events/${opened[at]?.id}/?$`
      return [
        ...(writing ? [{ ...writing, method: 'POST', pattern, times: 1 }] : []),
        ...(reading ? [{ ...reading, method: 'GET', pattern, chance }] : []),
      ]
    })
    await world.fail(rules)
    const writing = { service, collection: events, journal: memoryJournal() }
    const claims = await Promise.all(
      cases.map(([, changes], at) => {
        const from = opened[at]
        if (from === undefined) throw new Error('no event')
        return claimOf(safeUpdate(writing, { path: `events/${from.id}`, opened: from, changes }))
      }),
    )
    await world.fail([])
    const told = await Promise.all(
      claims.map(async (claim, at) => {
        const now = await read(opened[at]?.id ?? 0)
        const done = isDone(now, cases[at]?.[1] ?? {})
        return { claim, isTrue: claim === 'unknown' || done === (claim === 'saved'), at }
      }),
    )
    expect(told.filter(({ isTrue }) => !isTrue)).toEqual([])
    expect(new Set(claims).size).toBeGreaterThan(2)
  })

  test('what is said of a new event is true, and none is there twice', async () => {
    const cases = fc.sample(trouble, { numRuns: 6, seed: 3 })
    for (const fault of cases) {
      const title = `Nova ${crypto.randomUUID()}`
      await world.fail([{ ...fault, method: 'POST', path: 'events', times: 1 }])
      const making = safeCreation(
        { service, collection: events, journal: memoryJournal() },
        { values: { ...facts, title } },
      )
      const claim = await claimOf(making)
      await world.fail([])
      const query = { search: title, starts_after: '2026-01-01', per_page: 50 }
      const listed = JSON.stringify(await service.request({ method: 'GET', path: 'events', query }))
      const count = listed.split(`"title":"${title}"`).length - 1
      expect({ fault, claim, count }).toEqual({ fault, claim, count: claim === 'saved' ? 1 : 0 })
    }
  })
})
