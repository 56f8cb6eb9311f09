import { notRenewedFor } from '../../api/siteSession.ts'
import { ApiError } from '../../api/apiError.ts'
import { afterLoss } from './lostAnswer.ts'

const lost = new ApiError({ kind: 'timeout' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.setTimerTickMode('nextTimerAsync')
})

test('what was done while it looked again is found', async () => {
  const look = vi.fn<() => Promise<string | null>>()
  look.mockResolvedValueOnce(null).mockResolvedValueOnce('done')
  await expect(afterLoss(lost, look)).resolves.toBe('done')
})

test('what is not found twice was not done', async () => {
  await expect(afterLoss(lost, async () => null)).rejects.toMatchObject({
    kind: 'timeout',
    afterWrite: 'notSaved',
  })
})

test.each([
  ['it cannot look', () => Promise.reject(new ApiError({ kind: 'unanswered' }))],
  ['it finds something in between', () => Promise.resolve('unknown' as const)],
])('nothing is known when %s', async (_when, look) => {
  await expect(afterLoss(lost, look)).rejects.toMatchObject({ afterWrite: 'unknown' })
})

test.each([
  ['a refusal that is clean', new ApiError({ kind: 'invalid', status: 400 })],
  [
    'what an old nonce kept out that could not be renewed',
    notRenewedFor(new ApiError({ kind: 'failed', status: 503 })),
  ],
])('%s needs no second look', async (_what, refusal) => {
  const look = vi.fn(async () => 'done')
  await expect(afterLoss(refusal, look)).rejects.toBe(refusal)
  expect(look).not.toHaveBeenCalled()
})
