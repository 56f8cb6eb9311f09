import { describe, expect, it } from 'vitest'
import { filteredHtml } from './filteredHtml.ts'
import { paragraphs } from './paragraphs.ts'
import { typographic } from './typography.ts'

describe('typographic signs', () => {
  it.each([
    ["Fira d'artesans", 'Fira d&#8217;artesans'],
    ["Concert «L'Orquestra»", 'Concert «L&#8217;Orquestra»'],
    ['"Hola" i "adeu"', '&#8220;Hola&#8221; i &#8220;adeu&#8221;'],
    ['Mostra & taller &amp; &#233;', 'Mostra &#038; taller &amp; &#233;'],
    ['De 9 - 10... -- ara', 'De 9 &#8211; 10&#8230; &#8211; ara'],
    ['un quadre de 20x30', 'un quadre de 20&#215;30'],
    ['<a href="x\'y">d\'or</a>', '<a href="x\'y">d&#8217;or</a>'],
    ['<code>a "b"</code> "c"', '<code>a "b"</code> &#8220;c&#8221;'],
  ])('makes of %s %s', (text, shown) => {
    expect(typographic(text)).toBe(shown)
  })
})

describe('paragraphs', () => {
  it.each([
    ['', ''],
    [' ', ''],
    ['Un', '<p>Un</p>'],
    ['Un\n\nDos\nTres', '<p>Un</p>\n<p>Dos<br />\nTres</p>'],
    ['<p>Un</p>', '<p>Un</p>'],
    ['<ul><li>a</li>\n<li>b</li></ul>\nfi', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>fi</p>'],
    [
      '<blockquote><p>Una</p></blockquote><P>Dos</P>',
      '<blockquote>\n<p>Una</p>\n</blockquote>\n<p><P>Dos</P></p>',
    ],
    [
      '<table><tr><td></td><td>a</td></tr></table>',
      '<table>\n<tr>\n<td></td>\n<td>a</td>\n</tr>\n</table>',
    ],
    ['abans <strong>fort</strong>', '<p>abans <strong>fort</strong></p>'],
  ])('makes of %j %j', (text, html) => {
    expect(paragraphs(text)).toBe(html)
  })

  it('changes nothing when applied to its own result', () => {
    const once = paragraphs('Un\n\n<div>dos\n\n<p>tres</p></div>\n\nquatre')
    expect(paragraphs(once)).toBe(once)
  })
})

describe('HTML of people who may not write any', () => {
  it.each([
    ['<b>a</b><em class="x">b</em>', '<b>a</b><em class="x">b</em>'],
    ['<script>x()</script>', 'x()'],
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<a href="javascript:x()" target="_blank">y</a>', '<a target="_blank">y</a>'],
    ['<a href="https://example.org/?a=1">y</a>', '<a href="https://example.org/?a=1">y</a>'],
    ['<iframe src="https://example.org"></iframe>', ''],
    ['<!-- wp:paragraph -->text', '<!-- wp:paragraph -->text'],
    ['1 < 2', '1 < 2'],
  ])('makes of %s %s', (html, kept) => {
    expect(filteredHtml(html)).toBe(kept)
  })
})
