import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { categories } from '../../../resources/categories/categories.ts'
import { answering, editor, json, serviceOf } from '../../../api/testSite.ts'
import { createQueryClient } from '../../query/queryClient.ts'
import { recordedTerm } from '../../resource/testRecords.ts'
import { useAllPages } from './useAllPages.ts'

afterEach(() => vi.unstubAllGlobals())

test('of a service that counts pages without end a hundred are read', async () => {
  let asked = 0
  answering(() => {
    asked += 1
    return json({ categories: [recordedTerm], total: 10 ** 12, total_pages: 10 ** 9 })
  })
  const client = createQueryClient()
  const { result } = renderHook(() => useAllPages(serviceOf(editor), categories, {}), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current.isWhole).toBe(true))
  expect(asked).toBe(100)
  expect(result.current.records.map(({ id }) => id)).toEqual([recordedTerm.id])
})
