import { beforeEach, expect, test } from 'vitest'
import { editor, serviceOf } from '../../api/testSite.ts'
import { entryAt, forget, keep } from '../../platform/entries.ts'
import { ownerOf } from '../query/owner.ts'
import { testOperation } from '../write/testOperation.ts'
import { withPage } from './mirror.ts'
import { chunksOf, patchStored, readStored, store } from './mirrorStore.ts'

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
        after: after && ({ id, ...after } as never),
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
