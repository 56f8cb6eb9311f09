import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { searchTerms } from './searchTerms.ts'

test.each([
  ['  Sala gran ', 'Sala gran'],
  [`${'a'.repeat(150)} ${'b'.repeat(150)}`, 'a'.repeat(150)],
  [`${'a'.repeat(200)} b`, 'a'.repeat(200)],
  [`${'a'.repeat(199)}👩 fi`, 'a'.repeat(199)],
  ['x'.repeat(1_000_000), 'x'.repeat(200)],
])('of a text of any length there is as much as an address can say', (text, words) => {
  expect(searchTerms(text)).toBe(words)
})

test('any text begins with its words, which are whole signs', () =>
  forAll([fc.string({ unit: 'grapheme', maxLength: 600 })], (text) => {
    const words = searchTerms(text)
    expect(text.trim().startsWith(words)).toBe(true)
    expect(words.length).toBeLessThanOrEqual(200)
    expect(() => encodeURIComponent(words)).not.toThrow()
  }))
