import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { isHtml, onlyKnownTags, paragraphsOf } from './written.ts'
import cases from './written.cases.json'

test.each(cases.html)('$text is HTML: $is', ({ text, is }) => expect(isHtml(text)).toBe(is))

test.each(cases.tags)('of %j only known tags are tags', (html, known) => {
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

test('a text of known tags alone stays as it is', async () => {
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
  await forAll([fc.array(parts)], (some) => {
    expect(onlyKnownTags(some.join(''))).toBe(some.join(''))
  })
})
