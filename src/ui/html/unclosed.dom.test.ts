import { htmlTokens } from '../compare/compared.ts'
import { normalised } from './rich/normalised.ts'
import { scan } from './rich/scan.ts'
import { linesOf } from './written.ts'
import { renderingOf } from './rich/RenderedNote.tsx'

const many = 300_000

// What looks from every beginning for an end that is missing would not be done before the test is.
test.each([
  ['a tag', `x <${'a'.repeat(many)}`],
  ['a tag with attributes', `x <a ${'b '.repeat(many)}`],
  ['a value', `<a b="${'c'.repeat(many)}`],
  ['a comment', '<!a'.repeat(many)],
  ['white space', `<p>a${' '.repeat(many)}b</p>`],
  ['lines', `<pre>a${'\n'.repeat(many)}b</pre>`],
  ['words', 'a '.repeat(many)],
  ['an instruction', `[a b=${' '.repeat(many)}`],
])('%s without an end is read in a moment', (_, html) => {
  expect(
    scan(html)
      .map((part) => part.html)
      .join(''),
  ).toBe(html)
  expect(normalised(html).length).toBeLessThanOrEqual(html.length * 5)
  expect(htmlTokens(html).length).toBeLessThanOrEqual(html.length)
  expect(renderingOf(html)).toMatch(/./)
  expect(linesOf(`<b>a</b>${html}`).length).toBeLessThanOrEqual(html.length + 1)
})
