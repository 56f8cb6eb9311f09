import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { createQueryClient } from '../../../../core/query/queryClient.ts'
import { editor, json, serviceOf } from '../../../../api/testSite.ts'
import { ServiceContext } from '../../../../api/useService.ts'
import { useNames } from './useNames.ts'

test('the names of every collection are read by four requests at once', async () => {
  let [now, most] = [0, 0]
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 5))
    now -= 1
    const name = /\/([a-z]+)\?/.exec(address instanceof Request ? address.url : String(address))
    return json({ [name?.[1] ?? '']: [], total: 150, total_pages: 3 })
  })
  const client = createQueryClient()
  const wanted = ['venues', 'organizers', 'categories', 'tags'] as const
  const { result } = renderHook(() => useNames(wanted), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <ServiceContext value={serviceOf(editor)}>{children}</ServiceContext>
      </QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current.known.size).toBe(4))
  expect(most).toBe(4)
})
