import { renderHook, waitFor } from '@testing-library/react'
import { categories } from '../../resources/categories/categories.ts'
import { tags } from '../../resources/tags/tags.ts'
import { answering, editor, json, refused, serviceOf } from '../../api/testSite.ts'
import { recordedTerm } from '../resource/testRecords.ts'
import { providers } from '../../testProviders.tsx'
import { useAllPages, usePages } from './usePages.ts'

const termsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...recordedTerm, id: first + at }))

test('a page that has gone since the first was read is here, and what slipped by is told as missing', async () => {
  answering(({ query }) => {
    if (query['page'] === '3') return refused(404, 'event-tags-archive-page-not-found')
    // One of the first page went after it was answered: the fifty-first is on no page that is read.
    const first = query['page'] === '2' ? 52 : 1
    return json({ tags: termsFrom(first, 50), total: 101, total_pages: 3 })
  })
  const service = serviceOf(editor)
  const listings = [{ language: service.language, filters: {} }]
  const { result } = renderHook(() => usePages({ service, collection: tags, listings }), {
    wrapper: await providers(),
  })
  await waitFor(() => expect(result.current[0]).toMatchObject({ isReading: false, isWhole: true }))
  expect(result.current[0]).toMatchObject({ total: 101, gaps: 1, failures: [] })
})

test('of a service that counts pages without end so many are read', async () => {
  let asked = 0
  answering(() => {
    asked += 1
    return json({ categories: [recordedTerm], total: 10 ** 12, total_pages: 10 ** 9 })
  })
  const { result } = renderHook(() => useAllPages(serviceOf(editor), categories, {}), {
    wrapper: await providers(),
  })
  await waitFor(() => expect(result.current.isWhole).toBe(true), { timeout: 10_000 })
  expect(asked).toBe(400)
  expect(result.current.records.map(({ id }) => id)).toEqual([recordedTerm.id])
})
