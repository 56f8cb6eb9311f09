import { QueryObserver } from '@tanstack/react-query'
import { events } from '../../resources/events/events.ts'
import { languagesOf } from '../../api/language.ts'
import { answering, editor, json, type Seen, serviceOf } from '../../api/testSite.ts'
import { tags } from '../../resources/tags/tags.ts'
import { venues } from '../../resources/venues/venues.ts'
import { documentationOptions, indexOptions } from './descriptionOptions.ts'
import { allPagesOptions } from './allPages.ts'
import { createQueryClient } from './queryClient.ts'
import {
  listOptions,
  placeholderFromLists,
  readInLists,
  recordBySlugOptions,
  recordOptions,
} from './readOptions.ts'
import { recordedEvent } from '../resource/testRecords.ts'

const service = serviceOf(editor)

const keys = [
  ...languagesOf(service.configuration).map((language) => service.in(language)),
  serviceOf(),
  serviceOf({ kind: 'password', login: 'author', password: 'author demo password' }),
  serviceOf(editor, undefined, { address: 'https://other.example/{language}' }),
].flatMap((one) => [
  listOptions(one, events, {}),
  listOptions(one, events, { page: 2 }),
  listOptions(one, venues, {}),
  recordOptions(one, events, 5),
  recordOptions(one, events, 6),
  recordOptions(one, events, 5, { password: 'secret' }),
  recordOptions(one, events, 5, { password: 'other' }),
  recordBySlugOptions(one, events, '5'),
])

test('a key holds everything that the answer depends on', () => {
  const written = keys.map(({ queryKey }) => JSON.stringify(queryKey))
  expect(new Set(written).size).toBe(written.length)
})

test('a key holds nothing secret', () => {
  const written = JSON.stringify(keys.map(({ queryKey }) => queryKey))
  expect(written).not.toContain('secret')
  expect(written).not.toContain(editor.kind === 'password' ? editor.password : '')
})

test('a key is the same for the same question', () => {
  const one = recordOptions(service, events, 5, { password: 'secret' })
  const other = recordOptions(serviceOf(editor), events, 5, { password: 'secret' })
  expect(one.queryKey).toEqual(other.queryKey)
})

test('a listing asks for pages of the configured size, and for everything the filters say', async () => {
  const seen = answering(() => json({ events: [], total: 0, total_pages: 0 }))
  const filters = {
    page: 3,
    status: ['draft', 'pending'],
    categories: [1, 'fira'],
    featured: false,
  }
  await createQueryClient().fetchQuery(listOptions(service, events, filters))
  expect(seen[0]?.query).toEqual({
    page: '3',
    per_page: '50',
    status: 'draft,pending',
    categories: '1,fira',
    featured: 'false',
    i18n_language: 'ca',
  })
})

test('a listing of terms asks for the unused ones as well, unless told otherwise', async () => {
  const seen = answering(() => json({ tags: [], total: 0, total_pages: 0 }))
  const client = createQueryClient()
  await client.fetchQuery(listOptions(service, tags, {}))
  await client.fetchQuery(listOptions(service, tags, { hide_empty: true }))
  expect(seen.map(({ query }) => query.hide_empty)).toEqual(['false', 'true'])
  const said = listOptions(service, tags, { hide_empty: false })
  expect(said.queryKey).toEqual(listOptions(service, tags, {}).queryKey)
})

test('a listing that is none is a refusal', async () => {
  answering(() => json(null))
  const reading = createQueryClient().fetchQuery(listOptions(service, events, {}))
  await expect(reading).rejects.toMatchObject({ kind: 'unreadable', code: 'no_record' })
})

const isIt = ({ id }: { id: number }) => id === 101

describe('a record', () => {
  test('takes its password in the query', async () => {
    const seen = answering(() => json(recordedEvent))
    const options = recordOptions(service, events, 101, { password: 'secret' })
    const { title } = await createQueryClient().fetchQuery(options)
    expect(title).toBe('Mostra & taller')
    expect(seen[0]?.query).toEqual({ password: 'secret', i18n_language: 'ca' })
  })

  test('in the answer to another id is a refusal', async () => {
    answering(() => json(recordedEvent))
    const reading = createQueryClient().fetchQuery(recordOptions(service, events, 102))
    await expect(reading).rejects.toMatchObject({ kind: 'unreadable', code: 'other_record' })
  })

  test.each([
    ['fira-de-maig', 'fira-de-maig'],
    ['fira/maig', 'fira%2Fmaig'],
    ['%e6%97%a5', '%e6%97%a5'],
    ['日', '%E6%97%A5'],
  ])('of the slug %s is at %s', async (slug, segment) => {
    const addresses: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      addresses.push(address)
      return json(recordedEvent)
    })
    await createQueryClient().fetchQuery(recordBySlugOptions(service, events, slug))
    expect(addresses[0]).toContain(`/events/by-slug/${segment}?`)
  })

  test('is known from a listing of its language until it is read', async () => {
    answering(() => json({ events: [recordedEvent], total: 1, total_pages: 1 }))
    const client = createQueryClient()
    await client.fetchQuery(listOptions(service, events, {}))
    const [, spanish] = languagesOf(service.configuration)
    if (spanish === undefined) throw new Error('es is configured')
    expect(placeholderFromLists(client, service, events, isIt)).toMatchObject({ slug: 'mostra' })
    expect(placeholderFromLists(client, service.in(spanish), events, isIt)).toBeUndefined()
    expect(placeholderFromLists(client, service, venues, isIt)).toBeUndefined()
  })

  test('that a listing told is as old as that listing', async () => {
    answering(() => json({ events: [recordedEvent], total: 1, total_pages: 1 }))
    const client = createQueryClient()
    const options = listOptions(service, events, {})
    await client.fetchQuery(options)
    const known = placeholderFromLists(client, service, events, isIt)
    const { dataUpdatedAt = 0 } = client.getQueryState(options.queryKey) ?? {}
    expect(dataUpdatedAt).toBeGreaterThan(0)
    expect(readInLists(client, service, events, known)).toBe(dataUpdatedAt)
    expect(readInLists(client, service, events, undefined)).toBe(0)
  })
})

const untilAborted = ({ signal }: Seen) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })

describe('a reading that nobody needs any more', () => {
  const whole = { ...events, query: () => ({}) }

  test.each<[string, { queryKey: readonly unknown[] }]>([
    ['a listing', listOptions(service, events, {})],
    ['several listings', allPagesOptions(service, whole, [{}])],
    ['a record', recordOptions(service, events, 101)],
    ['a record by slug', recordBySlugOptions(service, events, 'mostra')],
    ['the index', indexOptions(service)],
    ['the documentation', documentationOptions(service)],
  ])('is called off: %s', async (_what, options) => {
    const seen = answering(untilAborted)
    const client = createQueryClient()
    const leave = new QueryObserver(client, options).subscribe(() => {})
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    expect(seen[0]?.signal?.aborted).toBe(false)
    leave()
    expect(seen[0]?.signal?.aborted).toBe(true)
  })
})

test('a listing that was read in part does not pass for the whole of it', async () => {
  const pages = answering(() => json({ events: [recordedEvent], total: 60, total_pages: 2 }))
  const client = createQueryClient()
  const reading = (mostPages: number) =>
    client.fetchQuery({
      ...allPagesOptions(service, events, [{}], { mostPages }),
      staleTime: Infinity,
    })
  expect(await reading(1)).toMatchObject({ isWhole: false })
  expect(await reading(Infinity)).toMatchObject({ isWhole: true })
  expect(pages).toHaveLength(3)
})
