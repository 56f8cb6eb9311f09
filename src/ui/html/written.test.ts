import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHtml, onlyKnownTags, paragraphsOf } from './written.ts'

test.each([
  ['Ana <ana@ateneu.example>', false],
  ['<https://a.example/x> o <la cobla>', false],
  ['R&D, 5 < 6 > 4, <3, a <b', false],
  ['Ball <a les 20 h>', false],
  ['<!a, <?', false],
  ['Una <br> altra', true],
  ['<o:p>', false],
  ['L&#8217;hort', true],
  ['<!-- wp:paragraph -->', true],
  ['</p>', true],
])('%j is HTML: %j', (text, is) => {
  expect(isHtml(text)).toBe(is)
})

test.each([
  ['<b>Ana</b> <ana@x.example>', '<b>Ana</b> &lt;ana@x.example>'],
  ['<b>Ball</b> <a les 20 h> <a href="/x">', '<b>Ball</b> &lt;a les 20 h> <a href="/x">'],
  [
    '<b>a</b> <https://x.example/>, <la cobla> <3',
    '<b>a</b> &lt;https://x.example/>, &lt;la cobla> &lt;3',
  ],
  ['<b>a</b> <i', '<b>a</b> &lt;i'],
  [
    '<svg><path d="M0"/></svg><o:p></o:p><en-note>',
    '<svg><path d="M0"/></svg><o:p></o:p><en-note>',
  ],
  ['<script>if (a<b) c()</script>', '<script>if (a<b) c()</script>'],
])('of %j only known tags are tags', (html, known) => {
  expect(onlyKnownTags(html)).toBe(known)
})

test.each([
  ['a <b>b</b>\nc\n \nd', 'a <b>b</b><br>c<p>d'],
  ['<p>a\nb</p>\nc\nd', '<p>a\nb</p> c<br>d'],
  ['<div>a\nb</div>', '<div>a\nb</div>'],
  ['<html><body>a\nb', '<html><body>a\nb'],
  ['a<br>\nb', 'a<br> b'],
])('of %j line ends outside of blocks count', (html, broken) => {
  expect(onlyKnownTags(html, true)).toBe(broken)
})

test('what is plain text is paragraphs and lines', () => {
  expect(paragraphsOf(' Primera <línia> & més \n segona\n \nUn altre «paràgraf»\n')).toBe(
    '<p>Primera &lt;línia&gt; &amp; més<br>segona</p>\n<p>Un altre «paràgraf»</p>',
  )
  expect(paragraphsOf(' \n')).toBe('')
})

test('a text of known tags alone stays as it is', () => {
  const parts = fc.constantFrom(
    '<p>',
    '</p>',
    '<b class="x">',
    '<br/>',
    'a',
    ' ',
    '&amp;',
    '>',
    '<!-- x -->',
  )
  fc.assert(
    fc.property(fc.array(parts), (some) => {
      expect(onlyKnownTags(some.join(''))).toBe(some.join(''))
    }),
  )
})
