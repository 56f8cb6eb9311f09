import { QueryObserver } from '@tanstack/react-query'
import { asNobody } from '../../api/service.ts'
import { answering, editor, json, serviceOf } from '../../api/testSite.ts'
import { type EventRecord, eventOf } from '../../resources/events/eventRecord.ts'
import { events } from '../../resources/events/events.ts'
import { tags } from '../../resources/tags/tags.ts'
import { recordedEvent } from '../resource/testRecords.ts'
import { testOperation } from '../write/testOperation.ts'
import { notifyOver } from '../write/whenOver.ts'
import { keyOf } from './keys.ts'
import { createQueryClient } from './queryClient.ts'
import { listOptions, recordOptions } from './readOptions.ts'

const service = serviceOf(editor)
const before: EventRecord = { ...eventOf(recordedEvent), status: 'draft' }
const asListed = { ...recordedEvent, status: 'draft' }
const every = { status: ['draft', 'publish'] }

const options = {
  list: listOptions(service, events, every),
  drafts: listOptions(service, events, { status: ['draft'] }),
  found: listOptions(service, events, { ...every, search: 'concert' }),
  draftCount: listOptions(service, events, { per_page: 1, status: ['draft'] }),
  publishedCount: listOptions(service, events, { per_page: 1, status: ['publish'] }),
  featuredCount: listOptions(service, events, { per_page: 1, status: ['draft'], featured: true }),
  /** what is shown to nobody signed in */
  seen: listOptions(asNobody(service), events, {}),
  tags: listOptions(service, tags, {}),
}

type Name = keyof typeof options

let client: ReturnType<typeof createQueryClient>
beforeEach(async () => {
  answering(({ path, query }) =>
    path.endsWith('/tags')
      ? json({ tags: [], total: 0, total_pages: 0 })
      : json({ events: query.featured ? [] : [asListed], total: 8, total_pages: 1 }),
  )
  client = createQueryClient()
  // The history has a key without a query.
  client.setQueryData(keyOf(service, 'history', 'list'), [])
  for (const one of Object.values(options)) await client.prefetchQuery(one as typeof options.list)
})

const written = (after: Partial<EventRecord>) =>
  notifyOver(
    testOperation({
      key: 'a',
      collection: 'events',
      id: before.id,
      before,
      after: { ...before, ...after },
    }),
  )
const stale = () =>
  (Object.keys(options) as Name[]).filter(
    (name) => client.getQueryState(options[name].queryKey)?.isInvalidated,
  )
const totalOf = (name: Name) => client.getQueryData(options[name].queryKey)?.total

test('a word that was saved is in every listing, and what was searched for, or is shown to nobody signed in, is asked again', () => {
  written({ title: 'Nou' })
  for (const name of ['list', 'drafts', 'found'] as const)
    expect(client.getQueryData(options[name].queryKey)?.items).toEqual([
      { ...before, title: 'Nou' },
    ])
  expect(stale()).toEqual(['found', 'seen'])
})

test('what is published leaves the drafts, and the counts follow where it is known to be counted', () => {
  written({ status: 'publish' })
  expect(client.getQueryData(options.drafts.queryKey)?.items).toEqual([])
  expect([totalOf('drafts'), totalOf('draftCount'), totalOf('publishedCount')]).toEqual([7, 7, 9])
  expect(stale()).toEqual(['list', 'drafts', 'found', 'featuredCount', 'seen', 'tags'])
})

test('what is on screen is read again once after several writes, and a record that was written is not', async () => {
  const record = recordOptions(service, events, before.id)
  client.setQueryData(record.queryKey, before)
  const seen = answering(() => json({ events: [asListed], total: 8, total_pages: 1 }))
  const watched = [
    new QueryObserver(client, options.list),
    new QueryObserver(client, record as never),
  ]
  const ends = watched.map((one) => one.subscribe(() => undefined))
  for (const day of [1, 2, 3]) written({ start_date: `2026-10-0${day} 10:00:00` })
  expect(client.getQueryData(record.queryKey)?.start_date).toBe('2026-10-03 10:00:00')
  await vi.waitFor(() => expect(stale()).not.toContain('list'), { timeout: 3000 })
  expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual(['events'])
  for (const end of ends) end()
})

test('a reading that was under way while something was written is asked again', async () => {
  const answers: (() => void)[] = []
  answering(async () => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return json({ events: [asListed], total: 8, total_pages: 1 })
  })
  const reading = client.fetchQuery({ ...options.list, staleTime: 0 })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  written({ title: 'Nou' })
  answers[0]?.()
  await reading
  await vi.waitFor(() => expect(stale()).toContain('list'))
})
