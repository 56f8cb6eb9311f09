import { QueryClient } from '@tanstack/react-query'
import { ApiError, type ApiErrorKind } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { events } from '../../../resources/events/events.ts'
import { makeWorld, type TestWorld } from '../../../api/testWorld.ts'
import { columnNames, rowOf } from '../columns/columns.ts'
import { checkedFile } from './checkedFile.ts'

let world: TestWorld
const made = { theatre: 0, library: 0, event: 0 }
beforeAll(async () => {
  world = await makeWorld('live')
  const make = (path: string, body: object) => world.make(path, { status: 'publish', ...body })
  made.theatre = await make('venues', { venue: 'Teatre Principal' })
  made.library = await make('venues', { venue: 'Biblioteca' })
  made.event = await make('events', {
    title: 'Ball',
    start_date: '2027-10-03 19:30:00',
    end_date: '2027-10-03 21:00:00',
    venue: made.theatre,
  })
})

/** What a row comes to whose venue was written over. */
async function checked(venue: string, joined: readonly number[] = []) {
  const names = columnNames('events')
  const record = events.read(await world.ask('GET', `events/${made.event}`))
  const row = rowOf('events', 'ca', record).with(names.indexOf('venue'), venue)
  const [one] = await checkedFile({
    client: new QueryClient(),
    service: world.service(),
    of: 'events',
    table: { names, rows: [row], head: 1, places: [2], joined },
    onRead: () => undefined,
    signal: new AbortController().signal,
  })
  return one
}
test('a venue by its number and its name and its row are taken once', async () => {
  const row = { id: String(made.event), venue: `#${made.library}` }
  const rows = await checkedFile({
    client: new QueryClient(),
    service: world.service(),
    of: 'events',
    table: {
      names: Object.keys(row),
      rows: [row, row].map(Object.values),
      head: 1,
      places: [2, 3],
    },
    onRead: () => undefined,
    signal: new AbortController().signal,
  })
  expect(rows).toMatchObject([{ kind: 'change' }, { problem: 'twice' }])
})

const refused = {
  kind: 'problem',
  problem: 'cells',
  wrong: [{ field: 'venue', problem: 'otherLink' }],
}

test('a venue by its number and its name is taken where they agree, however the name is written, and where the number stands alone', async () => {
  const taken = { kind: 'change', values: { venue: [made.library] } }
  for (const venue of [`BIBLIOTECA #${made.library}`, `#${made.library}`])
    expect(await checked(venue)).toMatchObject(taken)
  expect(await checked(`teatre principal #${made.theatre}`)).toMatchObject({ kind: 'unchanged' })
})

test('a venue by its number and its name is refused where the number is another record’s, as a filled column has it, or nobody’s', async () => {
  for (const id of [made.library, 987_654])
    expect(await checked(`Teatre Principal #${id}`)).toMatchObject({ place: 2, ...refused })
})

test('a venue by its number and its name is refused where the name was changed and the number was not', async () => {
  expect(await checked(`Biblioteca #${made.theatre}`)).toMatchObject({ place: 2, ...refused })
})

test('a venue by its number and its name and its row are not taken where rows have become one', async () => {
  expect(await checked(`#${made.library}`, [2])).toMatchObject({ problem: 'ragged' })
})

test('the events of a file are asked for together, and by itself what their listing does not show', async () => {
  const dates = { start_date: '2027-10-03 19:30:00', end_date: '2027-10-03 21:00:00' }
  const make = (body: object) => world.make('events', { title: 'Fira', ...dates, ...body })
  const ids = [
    made.event,
    await make({ status: 'draft' }),
    await make({ hide_from_listings: true }),
  ]
  const service = world.service()
  const request = vi.fn<Service['request']>((call) => service.request(call))
  const rows = await checkedFile({
    client: new QueryClient(),
    service: { ...service, request },
    of: 'events',
    table: { names: ['id'], rows: ids.map((id) => [String(id)]), head: 1, places: [2, 3, 4] },
    onRead: () => undefined,
    signal: new AbortController().signal,
  })
  expect(rows.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged', 'unchanged'])
  expect(request.mock.calls.map(([{ path }]) => path)).toEqual(['events', `events/${ids[2]}`])
})

test.each([
  ['that fails is not asked for each of them', 'failed', 1, 'problem'],
  ['that refuses one of them is asked for each', 'invalid', 3, 'unchanged'],
  ['that does not find one of them is asked for each', 'missing', 3, 'unchanged'],
] as const satisfies readonly (readonly [string, ApiErrorKind, number, string])[])(
  'of the events of a file, a service %s',
  async (_, kind, requests, comesTo) => {
    const dates = { start_date: '2027-10-03 19:30:00', end_date: '2027-10-03 21:00:00' }
    const other = await world.make('events', { title: 'Aplec', ...dates })
    const service = world.service()
    const request = vi.fn<Service['request']>((call) =>
      call.path === 'events' ? Promise.reject(new ApiError({ kind })) : service.request(call),
    )
    const rows = await checkedFile({
      client: new QueryClient(),
      service: { ...service, request },
      of: 'events',
      table: { names: ['id'], rows: [[`${made.event}`], [`${other}`]], head: 1, places: [2, 3] },
      onRead: () => undefined,
      signal: new AbortController().signal,
    })
    expect(rows.map((row) => row.kind)).toEqual([comesTo, comesTo])
    expect(rows.some((row) => row.kind === 'problem' && row.problem === 'gone')).toBe(false)
    expect(request).toHaveBeenCalledTimes(requests)
  },
)
