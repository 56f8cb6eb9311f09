import { expect, test } from 'vitest'
import { sameRichText, sameTitle } from './richText.ts'

test.each([
  ['Bon dia', '<p>Bon dia</p>\n'],
  ['L\'hort "gran" -- 2027...', '<p>L&#8217;hort &#8220;gran&#8221; &#8211; 2027&#8230;</p>'],
  ['u\n\ndos', '<p>u</p>\n<p>dos</p>\n'],
  ['<!-- wp:paragraph --><p>Bloc</p><!-- /wp:paragraph -->', '\n<p>Bloc</p>\n'],
  ['Text [gallery ids="1,2"]', '<p>Text </p>\n<div class="gallery"></div>'],
  ['A & B', '<p>A &amp; B</p>'],
  [' ', ''],
  ['', '<p></p>\n'],
  [
    "<a href='https://a.example/?b=1&c=2'>A</a>",
    '<p><a href="https://a.example/?b=1&#038;c=2" rel="noopener">A</a></p>',
  ],
  [
    '<img class="wide" src="a.jpg">',
    '<p><img loading="lazy" class="wp-image-3 wide" width="3" src="a.jpg" /></p>',
  ],
  ['<p style="color: red;">A</p>', '<p style="color:red">A</p>'],
])('sameRichText: %j is rendered as %j', (written, read) => {
  expect(sameRichText(written, read)).toBe(true)
})

test.each([
  ['Bon dia', '<p>Bon vespre</p>'],
  ['Bon dia', ''],
  ['<p>Mireu <iframe src="https://a.example"></iframe></p>', '<p>Mireu </p>'],
  ['a <script>x</script>', 'a x'],
  ['', '<p><img src="a.jpg"></p>'],
  ['<a href="https://a.example">A</a>', '<a href="https://b.example">A</a>'],
  ['<a href="https://a.example">A</a>', '<a>A</a>'],
  ['<img src="a.jpg"><img src="a.jpg">', '<img src="a.jpg"><img src="b.jpg">'],
  ['<span class="a b">A</span>', '<span class="a">A</span>'],
  ['<p onclick="x()">A</p>', '<p>A</p>'],
])('sameRichText: %j is not %j', (written, read) => {
  expect(sameRichText(written, read)).toBe(false)
})

test('a title is the same however its signs are drawn', () => {
  expect(sameTitle('"Fira" d\'estiu - 2x1', '“Fira” d’estiu – 2×1')).toBe(true)
  expect(sameTitle('Fira', 'Fires')).toBe(false)
})
