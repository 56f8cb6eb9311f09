import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answering, editor, json, serviceOf } from '../../api/testSite.ts'
import { entryAt, forget, keep } from '../../platform/entries.ts'
import { ownerOf } from '../query/owner.ts'
import { testOperation } from '../write/testOperation.ts'
import { type MirroredPages, mirroredOptions, withPage } from './mirror.ts'
import { chunksOf, patchRead, patchStored, readStored, store } from './mirrorStore.ts'

interface Row {
  readonly id: number
  readonly title?: string
  readonly status?: string
}

const service = serviceOf(editor)
const place = { service, name: 'events', query: { status: 'draft,publish' } } as const
const rows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, status: 'publish' }))
const stored = (records: readonly Row[]) => ({ records, readAt: 2, wholeAt: 1 })
const read = async () => (await readStored<Row>(place))?.records

beforeEach(() => forget('mirror', 'all'))

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

test('a page of the listing takes the place of its records; where it tells of more or less, all is to be read', () => {
  const before = rows(60)
  const [first, second] = before
  const items = [
    { id: 1, status: 'publish' },
    { id: 2, status: 'draft' },
  ]
  const after = withPage(before, { items, total: 60 })
  expect(after?.[0]).toBe(first)
  expect(after?.[1]).not.toBe(second)
  expect(after?.[1]).toEqual({ id: 2, status: 'draft' })
  expect(withPage(before, { items: items.slice(0, 1), total: 60 })).toBe(before)
  expect(withPage(before, { items, total: 59 })).toBeNull()
  expect(withPage(before, { items: [{ id: 61 }], total: 60 })).toBeNull()
})

test('a page that was read leaves what another tab stored of other records, and nothing of who signed out', async () => {
  await store(place, stored(rows(3)))
  const write = { key: 'a', collection: 'events', operation: 'update', id: 1 } as const
  await patchStored(testOperation({ ...write, after: { id: 1, title: 'Nou' } }))
  await patchRead(place, [{ id: 2, title: 'Llegit' } as Row], 7)
  const after = await readStored<Row>(place)
  expect(after?.records.map(({ title }) => title)).toEqual(['Nou', 'Llegit', undefined])
  expect(after).toMatchObject({ readAt: 7, wholeAt: 1 })
  await forget('mirror', 'all')
  await patchRead(place, rows(3), 8)
  expect(await read()).toBeUndefined()
})

test('what is written while the listing is read stays, on the page and on the device', async () => {
  const client = new QueryClient()
  const query = { status: 'draft,publish' }
  const collection = { name: 'events', read: (wire: unknown) => wire as Row, query: () => query }
  const { options, compare } = mirroredOptions({
    client,
    service,
    collection: collection as never,
    listings: [query],
    isShown: () => true,
  })
  const records = () => client.getQueryData<MirroredPages<Row>>(options.queryKey)?.records
  const write = (next: readonly Row[]) =>
    client.setQueryData<MirroredPages<Row>>(
      options.queryKey,
      (all) => all && { ...all, records: next },
    )
  let onAnswer = () => {}
  let total = 3
  answering(() => {
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
