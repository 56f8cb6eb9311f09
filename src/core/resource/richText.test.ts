import { sameRichText, sameTitle } from './richText.ts'
import cases from './richText.cases.json'

test.each(cases.same)('sameRichText: %j is rendered as %j', (written, read) => {
  expect(sameRichText(written, read)).toBe(true)
})

test.each(cases.different)('sameRichText: %j is not %j', (written, read) => {
  expect(sameRichText(written, read)).toBe(false)
})

test('a title is the same however its signs are drawn', () => {
  expect(sameTitle('"Fira" d\'estiu - 2x1', '“Fira” d’estiu – 2×1')).toBe(true)
  expect(sameTitle('Fira', 'Fires')).toBe(false)
})
