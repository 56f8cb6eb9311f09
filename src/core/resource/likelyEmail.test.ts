import { isLikelyEmail } from './likelyEmail.ts'
import cases from './likelyEmail.cases.json'

test.each(cases.likely)('%j looks like an address', (text) =>
  expect(isLikelyEmail(text)).toBe(true),
)

test.each(cases.unlikely)('%j looks like none', (text) => expect(isLikelyEmail(text)).toBe(false))

test('a text is none that is longer than any address may be', () => {
  const ofLength = (length: number) => `a@${'b'.repeat(length - 6)}.cat`
  expect(isLikelyEmail(ofLength(320))).toBe(true)
  expect(isLikelyEmail(ofLength(321))).toBe(false)
  expect(isLikelyEmail(`a@${'.'.repeat(100_000)}@`)).toBe(false)
})
