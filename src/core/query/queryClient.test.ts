import { ApiError } from '../../api/apiError.ts'
import { createQueryClient } from './queryClient.ts'

const done = () => Promise.resolve('done')

test.each([
  ['done, and patched what it changed', done, false],
  [
    'of which nobody knows',
    () => Promise.reject(new ApiError({ kind: 'timeout' }).with('unknown')),
    true,
  ],
  ['refused', () => Promise.reject(new ApiError({ kind: 'invalid' })), false],
])('after a write that was %s', async (_what, mutationFn, isStale) => {
  const client = createQueryClient()
  const queryKey = ['events']
  await client.fetchQuery({ queryKey, queryFn: done })
  const write = client.getMutationCache().build(client, { mutationFn })
  await write.execute(undefined).catch(() => null)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(isStale)
})
