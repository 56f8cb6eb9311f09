import { QueryClient } from '@tanstack/react-query'
import { answering, editor, json, serviceOf } from '../../api/testSite.ts'
import { entryAt, forget, keep } from '../../platform/entries.ts'
import { ownerOf } from '../query/owner.ts'
import { listOptions } from '../query/readOptions.ts'
import { testOperation } from '../write/testOperation.ts'
import { changesIn, seenIn } from './latest.ts'
import { isOfThese, type MirroredPages, mirroredOptions } from './mirror.ts'
import { chunksOf, patchRead, patchStored, readStored, rereader, store } from './mirrorStore.ts'

interface Row {
  readonly id: number
  readonly title?: string
  readonly status?: string
}

const service = serviceOf(editor)
const place = { service, name: 'events', query: { status: 'draft,publish' } } as const
const rows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, status: 'publish' }))
const seen = { total: null, until: '', lastId: 3 }
const stored = (records: readonly Row[]) => ({ records, readAt: 2, wholeAt: 1, seen })
const read = async () => (await readStored<Row>(place))?.records

test('records are stored in chunks of a thousand, and come back in their order', async () => {
  expect(chunksOf(rows(2001)).map(({ length }) => length)).toEqual([1000, 1000, 1])
  expect(chunksOf([])).toEqual([])
  expect(await store(place, stored(rows(2001)))).toBe(true)
  expect(await readStored(place)).toEqual(stored(rows(2001)))
  await store(place, stored(rows(3)))
  expect(await readStored(place)).toEqual(stored(rows(3)))
  const key = `${ownerOf(service)} ca events`
  expect(await entryAt('mirror', `${key} 1`)).toBeUndefined()
  await store(place, stored([]))
  expect(await read()).toEqual([])
})

test('nothing is taken of another account, version or listing, nor what is damaged', async () => {
  await store(place, stored(rows(3)))
  expect(await readStored({ ...place, query: { status: 'publish' } })).toBeNull()
  expect(await readStored({ ...place, service: service.in('es' as never) })).toBeNull()
  const later = { ...place, query: { ...place.query, ends_after: '2026-01-02' } }
  expect((await readStored(later))?.records).toHaveLength(3)
  await store(later, stored(rows(3)))
  expect(await readStored(place)).toBeNull()
  const key = `${ownerOf(service)} ca events`
  const head = await entryAt('mirror', key)
  if (!head) throw new Error('not stored')
  await keep('mirror', { ...head, body: { ...Object(head.body), version: 'older.js' } })
  expect(await readStored(later)).toBeNull()
  await keep('mirror', head)
  await forget('mirror', [`${key} 0`])
  expect(await readStored(later)).toBeNull()
  const author = { kind: 'password', login: 'author', password: 'x' } as const
  await store({ ...place, service: serviceOf(author) }, stored(rows(1)))
  expect(await entryAt('mirror', key)).toBeUndefined()
})

test('what is written here is stored: changed, made, deleted, and gone from the statuses that are listed', async () => {
  const written = (id: number, after: object | null, operation: 'create' | 'update' | 'delete') =>
    patchStored(
      testOperation({
        key: 'a',
        collection: 'events',
        operation,
        id,
        after: after && { id, ...after },
      }),
    )
  await written(1, { status: 'draft' }, 'create')
  expect(await read()).toBeUndefined()
  await store({ ...place, query: { ...place.query, ends_after: '2026-02-01' } }, stored(rows(1002)))
  await written(1, { title: 'Nou', status: 'publish' }, 'update')
  await written(5000, { status: 'draft' }, 'create')
  await written(3, { status: 'publish' }, 'delete')
  await written(4, { status: 'private' }, 'update')
  await written(5001, { status: 'publish', end_date: '2026-01-31 22:00:00' }, 'update')
  const records = (await readStored<Row>({ service, name: 'events' }))?.records
  expect(records?.[0]).toEqual({ id: 1, title: 'Nou', status: 'publish' })
  expect(records?.at(-1)).toEqual({ id: 5000, status: 'draft' })
  expect(records?.map(({ id }) => id).slice(0, 3)).toEqual([1, 2, 5])
  expect(records).toHaveLength(1001)
})

test('what is read again takes the place of its records; a page that tells of more or less has all of it read', () => {
  const before = rows(60)
  const [first, second] = before
  const draft = { id: 2, status: 'draft' }
  const after = rereader<Row>({ records: [draft, { id: 61 }], gone: [3] })(before, true)
  expect(after.slice(0, 3)).toEqual([first, draft, before[3]])
  expect(after[0]).toBe(first)
  expect(after.at(-1)).toEqual({ id: 61 })
  expect(rereader<Row>({ records: second ? [second] : [], gone: [99] })(before, true)).toBe(before)
  expect(isOfThese(before, { items: [draft], total: 60 })).toBe(true)
  expect(isOfThese(before, { items: [draft], total: 59 })).toBe(false)
  expect(isOfThese(before, { items: [{ id: 61 }], total: 60 })).toBe(false)
})

test('a look tells what was changed, made and deleted since, and when it cannot', () => {
  const at = (second: number) => `2026-11-28 10:00:0${second}`
  const record = (id: number, second: number) => ({ id, modified_utc: at(second) })
  const told = (id: number, second: number, isTrashed = false) => ({
    id,
    modified: at(second),
    isTrashed,
  })
  const records = [record(1, 1), record(2, 3), record(3, 2)]
  const begin = seenIn(records)
  const same = [told(2, 3), told(3, 2), told(1, 1)]
  const first = changesIn(records, begin, { changed: same, total: 7 })
  const seen = { total: 7, until: at(3), lastId: 3 }
  expect(first).toEqual({ ids: [], gone: [], seen })
  const changed = [told(9, 6), told(1, 5), told(3, 4, true), told(2, 3)]
  expect(changesIn(records, seen, { changed, total: 8 })).toEqual({
    ids: [9, 1],
    gone: [3],
    seen: { total: 8, until: at(6), lastId: 9 },
  })
  expect(changesIn(records, seen, { changed: same, total: 6 })).toBeNull()
  expect(changesIn(records, seen, { changed: [told(8, 1)], total: 1 })).toBeNull()
  expect(changesIn(records, seen, { changed: [told(1, 5)], total: 7 })).toBe('all')
})

test('a page that was read leaves what another tab stored of other records, and nothing of who signed out', async () => {
  await store(place, stored(rows(3)))
  const write = { key: 'a', collection: 'events', operation: 'update', id: 1 } as const
  await patchStored(testOperation({ ...write, after: { id: 1, title: 'Nou' } }))
  const now = { readAt: 7, seen }
  await patchRead<Row>(place, { records: [{ id: 2, title: 'Llegit' }], gone: [] }, now)
  const after = await readStored<Row>(place)
  expect(after?.records.map(({ title }) => title)).toEqual(['Nou', 'Llegit', undefined])
  expect(after).toMatchObject({ readAt: 7, wholeAt: 1 })
  await forget('mirror', 'all')
  await patchRead(place, { records: rows(3), gone: [] }, now)
  expect(await read()).toBeUndefined()
})

const query = place.query
const collection = { name: 'events', read: (wire: unknown) => wire as Row, query: () => query }
const mirroredBy = (client: QueryClient) =>
  mirroredOptions({
    client,
    service,
    collection: collection as never,
    listings: [query],
    isShown: () => true,
  })

test.each([
  ['closed', IDBFactory.prototype, 'open'],
  ['full', IDBObjectStore.prototype, 'put'],
] as const)(
  'on a device that is %s the service is asked as if there were none',
  async (_, of, name) => {
    vi.spyOn(of as IDBObjectStore, name as 'put').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    answering(() => json({ events: rows(3), total: 3, total_pages: 1 }))
    const client = new QueryClient()
    const { options } = mirroredBy(client)
    await client.fetchQuery(options as never)
    expect(client.getQueryData<MirroredPages<Row>>(options.queryKey)?.records).toHaveLength(3)
    expect(await store(place, stored(rows(3)))).toBe(false)
    expect(await read()).toBeUndefined()
  },
)

test('what a list has just read is said to be read when the list was', async () => {
  answering(() => json({ events: rows(3), total: 3, total_pages: 1 }))
  const client = new QueryClient()
  const ofList = listOptions<Row, object>(service, collection as never, query)
  await client.fetchQuery(ofList)
  const updatedAt = Date.now() - 40_000
  client.setQueryData(ofList.queryKey, (page) => page, { updatedAt })
  answering(() => json({}, 500))
  const { options } = mirroredBy(client)
  await client.fetchQuery(options as never)
  const found = client.getQueryData<MirroredPages<Row>>(options.queryKey)
  expect(found).toMatchObject({ records: rows(3), readAt: updatedAt, wholeAt: updatedAt })
})

test('what is on screen is compared every five minutes, which a hidden tab stops', () => {
  const { compare } = mirroredBy(new QueryClient())
  expect(compare).toMatchObject({ staleTime: 300_000, refetchInterval: 300_000 })
  expect(compare).not.toHaveProperty('refetchIntervalInBackground')
})

test('what is written while the listing is read stays, on the page and on the device', async () => {
  const client = new QueryClient()
  const { options, compare } = mirroredBy(client)
  const records = () => client.getQueryData<MirroredPages<Row>>(options.queryKey)?.records
  const write = (next: readonly Row[]) =>
    client.setQueryData<MirroredPages<Row>>(
      options.queryKey,
      (all) => all && { ...all, records: next },
    )
  let onAnswer = () => {}
  let total = 3
  answering(({ path }) => {
    if (path.includes('/wp/v2/')) return json({ code: 'rest_no_route' }, 404)
    onAnswer()
    const events = rows(total)
    return json({ events, total, total_pages: 1 })
  })
  const signal = new AbortController().signal
  const look = () => compare?.queryFn({ signal })
  await client.fetchQuery(options as never)
  expect(records()).toHaveLength(3)
  client.setQueryData<MirroredPages<Row>>(options.queryKey, (all) => all && { ...all, pages: 0 })

  const [first, ...others] = records() ?? []
  onAnswer = () => write([{ id: 1, title: 'Nou' }, ...others])
  await look()
  expect(records()?.[0]).toEqual({ id: 1, title: 'Nou' })
  onAnswer = () => {}
  await look()
  expect(records()?.[0]).toEqual(first)

  // A record that came elsewhere has all of it read.
  total = 4
  let answers = 0
  onAnswer = () => {
    answers += 1
    if (answers === 2) write([{ id: 1, title: 'Nou' }, { id: 2 }, { id: 9 }])
  }
  await look()
  const now = [{ id: 1, title: 'Nou' }, { id: 2 }, { id: 4, status: 'publish' }, { id: 9 }]
  expect(records()).toEqual(now)
  await vi.waitFor(async () => expect(await read()).toEqual(now))
})
