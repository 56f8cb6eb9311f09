import { plainText } from './core/resource/plainText.ts'
import { sameRichText } from './core/resource/richText.ts'
import { join, split } from './ui/html/rich/pieces.ts'
import { asTyped, renderingOf } from './ui/html/rich/RenderedNote.tsx'
import cases from './longTexts.cases.json'

const length = 1_000_000

/**
 * A megabyte of a beginning without its end: whoever looks for the end from each of them never comes back,
 * and the editor's browser with it.
 */
test.each(cases)('a text of nothing but %j is read to its end', (beginning) => {
  const text = beginning.repeat(length / beginning.length)
  expect(join(split(text)) === text).toBe(true)
  expect(asTyped(text) === text).toBe(true)
  expect(sameRichText(text, `${text} b`)).toBe(false)
  expect(renderingOf(text)).not.toBe('rendered')
  expect(plainText(text).length).toBeLessThanOrEqual(text.length)
})
