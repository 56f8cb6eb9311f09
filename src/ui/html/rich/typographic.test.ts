import { asTyped, renderingOf, titleAsTyped } from './RenderedNote.tsx'

it.each([
  ['<p>L&#8217;hort &#8220;gran&#8221; &#8211; 2027&#8230;</p>', '<p>L\'hort "gran" - 2027...</p>'],
  ['<p>9&#8211;10 &#8212; 20&#215;30 A &#038; B</p>', '<p>9--10 --- 20x30 A &amp; B</p>'],
  ['<a title="l&#8217;hort">l&#8217;hort</a>', '<a title="l&#8217;hort">l\'hort</a>'],
  ['<code>l&#8217;hort</code>&#8217;', "<code>l&#8217;hort</code>'"],
  ['<p>typed as such: ’ “ ” – …</p>', '<p>typed as such: ’ “ ” – …</p>'],
])('typographic signs: %s was typed %s', (rendered, typed) => expect(asTyped(rendered)).toBe(typed))

it('those of a title were typed too', () => {
  expect(titleAsTyped('L’hort “gran” – 9–10 h… 20×30')).toBe('L\'hort "gran" - 9--10 h... 20x30')
})

it.each([
  ['<p>L&#8217;hort</p>', [], 'rendered'],
  ['<p>L’hort</p>', ["Fira d'artesans"], 'written'],
  ["<p>L'hort</p>", [], 'written'],
  ['<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->', [], 'written'],
  ['a [gallery ids="1"]', [], 'written'],
  ['a [gallery ids=1,2] b', [], 'written'],
  ['<p>a</p>[video]', [], 'written'],
  ['<p>L&#8217;hort [gratis]</p>', [], 'rendered'],
  ['<p>hort [sic]</p>', ['<p>b&#8230;</p>'], 'rendered'],
  ['<p>L&#8217;hort</p>', ['Fira [aforament=20]'], 'rendered'],
  ['<p>hort [sic]</p>', [], 'unknown'],
  ["<p>L'hort [sic]</p>", [], 'written'],
  ['<p title="a">a</p>', [], 'unknown'],
  ['<p>a <code>"x"</code></p>', ['<p>b&#8230;</p>'], 'rendered'],
] as const)('a text: %s beside %j is %s', (html, beside, rendering) => {
  expect(renderingOf(html, beside)).toBe(rendering)
})
