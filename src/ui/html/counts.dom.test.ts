import { countsOf } from './sanitise.ts'

it.each([
  ['', 0, 0],
  ['<p>Un <b>con</b>cert</p>', 10, 2],
  ['<p>Un</p><p>dos</p>', 6, 2],
  ['<!-- wp:x --><ul><li>a</li><li>b</li></ul><script>c d e</script>', 3, 2],
  ['<p>👨‍👩‍👧‍👦 cafe\u0301 l&#8217;hort</p>', 13, 2],
  ['10&nbsp;h', 4, 2],
])('%j has %i characters and %i words', (html, characters, words) => {
  expect(countsOf(html, 'ca')).toEqual({ characters, words })
})
