import { expect, test } from 'vitest'
import { createQueryClient } from '../queryClient.ts'
import { readAhead } from './readAhead.ts'
import type { pageOptions } from './usePages.ts'

interface Record {
  readonly id: number
}

const written = { mutationFn: () => Promise.resolve('written') }

/** Reads a page ahead, and does something before its answer is here. */
async function reading(meanwhile: (client: ReturnType<typeof createQueryClient>) => unknown) {
  const client = createQueryClient()
  let answer: (page: unknown) => void = () => undefined
  const answered = new Promise((resolve) => {
    answer = resolve
  })
  const options = { queryKey: ['page'], queryFn: () => answered, staleTime: 300_000 }
  // Sound as far as this is what it is asked for.
  const page = readAhead(client, options as never as ReturnType<typeof pageOptions<Record, object>>)
  await meanwhile(client)
  answer({ items: [{ id: 1 }], total: 1, pages: 1 })
  expect((await page)?.items).toEqual([{ id: 1 }])
  return client.getQueryState(['page'])?.isInvalidated
}

test('a page that was under way while something was written is read again by whoever comes to it', async () => {
  const write = (client: ReturnType<typeof createQueryClient>) =>
    client.getMutationCache().build(client, written).execute(undefined)
  expect(await reading(write)).toBe(true)
})

test('any other is as good as it came', async () => {
  expect(await reading(() => undefined)).toBe(false)
})
