import { expect, test } from 'vitest'
import { isLikelyEmail } from './likelyEmail.ts'

test.each([
  'a@b.cat',
  '  info@teatre.example ',
  'a.b+c@sub.teatre.example',
  'a@b..cat',
  'ña@b.cat',
])('%j looks like an address', (text) => expect(isLikelyEmail(text)).toBe(true))

test.each([
  '',
  'a',
  'a@b',
  'a@.cat',
  'a@b.',
  '@b.cat',
  'a@b@c.cat',
  'a b@c.cat',
  'a@b c.cat',
  'a.b@c',
])('%j looks like none', (text) => expect(isLikelyEmail(text)).toBe(false))

test('a text is none that is longer than any address may be', () => {
  const ofLength = (length: number) => `a@${'b'.repeat(length - 6)}.cat`
  expect(isLikelyEmail(ofLength(320))).toBe(true)
  expect(isLikelyEmail(ofLength(321))).toBe(false)
  expect(isLikelyEmail(`a@${'.'.repeat(100_000)}@`)).toBe(false)
})
