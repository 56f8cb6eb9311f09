import { fault } from './expressions.ts'

test.each([
  ['^(a+)+$', 'exponential, as in'],
  [String.raw`\s+$`, 'polynomial, as in'],
])('%s is %s', async (pattern, reason) => {
  expect(await fault({ pattern, flags: '' })).toContain(reason)
})
