import { renderHook } from '@testing-library/react'
import { titleOfRecord, writables } from '../../resources/records.ts'
import { editor, serviceOf } from '../../api/testSite.ts'
import { accountName } from '../../api/account.ts'
import type { CollectionName } from '../resource/collection.ts'
import type { Operation } from './operation.ts'
import { rememberRecent, useRecentRecords } from '../resource/recentRecords.ts'
import { testOperation } from './testOperation.ts'
import { rememberWritten } from './outcomes.ts'

const names: readonly CollectionName[] = ['events', 'venues', 'organizers', 'categories', 'tags']
const wire = { title: 'Fira', venue: 'Sala', organizer: 'Ateneu', name: 'Nits' }

let site = 0
beforeEach(() => {
  site += 1
})
const service = () => ({ ...serviceOf(editor), site: `https://vila.example/${site}` })

const written = (over: Partial<Operation>) =>
  rememberWritten(
    testOperation({ key: '1', site: service().site, collection: 'events', before: null, ...over }),
  )

const recent = () => renderHook(() => useRecentRecords(service())).result.current

test.each(names)('of %s a written record is known by what it is called', (collection) => {
  const record = writables[collection].read({ ...wire, id: 7 })
  written({ collection, id: 7, after: record })
  const title = titleOfRecord(collection, record)
  expect(recent()).toEqual([{ collection, id: 7, language: 'ca', title }])
})

test('the last is first, each is there once, and no more than eight are', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3])
    written({ id, after: writables.events.read({ id, title: `Acte ${id}` }) })
  expect(recent().map(({ id }) => id)).toEqual([3, 9, 8, 7, 6, 5, 4, 2])
})

test('one that is pinned stays, is pinned when it is written again, and goes once it is deleted', () => {
  const { site, account } = service()
  const owner = { site, account: accountName(account) }
  const first = { collection: 'tags', id: 70, language: 'ca', title: 'Circ' } as const
  rememberRecent(owner, first, true)
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    written({ id, after: writables.events.read({ id, title: `Acte ${id}` }) })
  expect(recent()).toHaveLength(9)
  rememberRecent(owner, first)
  expect(recent()[0]).toEqual({ ...first, isPinned: true })
  rememberRecent(owner, first, false)
  expect(recent()).toHaveLength(8)
  rememberRecent(owner, first, true)
  written({ collection: 'tags', id: 70, operation: 'delete', after: null })
  expect(recent().map(({ id }) => id)).not.toContain(70)
})

test('neither what was written among many nor what was deleted is there', () => {
  const after = writables.events.read({ id: 1, title: 'Fira' })
  written({ after, series: 'many' })
  expect(recent()).toEqual([])
  written({ after })
  written({ after, operation: 'delete' })
  expect(recent()).toEqual([])
})
