import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEntities, onOneLine, plainText, writtenText } from './plainText.ts'

test.each([
  ['Mostra &#038; taller', 'Mostra & taller'],
  ['l&#8217;hort', 'l’hort'],
  ['&#x2019;', '’'],
  ['caf&eacute; &laquo;Nou&raquo; &hellip;', 'café «Nou» …'],
  ['&amp;amp;', '&amp;'],
  ['&nosuch; &#0; &#xD800; &', '&nosuch; &#0; &#xD800; &'],
  ['<em>Gran</em> fira<!-- no -->', 'Gran fira'],
  ['3 < 5 i 7 > 2', '3 < 5 i 7 > 2'],
  ['Ana <ana@ateneu.example>, <b class="x">sala</b>', 'Ana <ana@ateneu.example>, sala'],
  ['&lt;b&gt; surt com a text', '<b> surt com a text'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test.each([
  [
    '<h2>Programa</h2><p>Ball a la plaça,<br>amb sopar.</p>',
    'Programa Ball a la plaça, amb sopar.',
  ],
  ['<ul><li>un</li><li>dos</li></ul>\n\n<p>tres</p>', 'un dos tres'],
  ['<p>gr<em>an</em> fira</p>', 'gran fira'],
  ['<dl><dt>Preu</dt><dd>5 €</dd><dt>Hora</dt><dd>20 h</dd></dl>', 'Preu 5 € Hora 20 h'],
])('%j on one line reads %j', (html, text) => expect(onOneLine(html)).toBe(text))

test.each([
  ['Mostra &#038; taller', 'Mostra & taller'],
  ['5 < 7 &#038; <b>x</b>', '5 < 7 & <b>x</b>'],
  ['<script>x</script>', '<script>x</script>'],
  ['1 &lt; 2', '1 < 2'],
  ['&lt;b&gt; surt com a text', '&lt;b> surt com a text'],
  ['&#60;/b&gt;', '&#60;/b>'],
  ['&amp;lt;', '&amp;lt;'],
  ['R&amp;D; &#38;c', 'R&amp;D; &c'],
])('%j is written %j', (html, text) => expect(writtenText(html)).toBe(text))

test('what is written means what was read, and is written so again', () => {
  const part = fc.constantFrom(
    '<b>',
    '</b>',
    '< ',
    '&lt;',
    '&amp;',
    '&#038;',
    ';',
    'lt',
    'b',
    ' ',
    '>',
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const html = parts.join('')
      const text = writtenText(html)
      const drawn = (source: string) => {
        const element = document.createElement('p')
        element.innerHTML = source
        return element.innerHTML
      }
      expect(drawn(text)).toBe(drawn(html))
      expect(writtenText(text)).toBe(text)
    }),
  )
})

test('text without entities stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!text.includes('&'))
      expect(decodeEntities(text)).toBe(text)
    }),
  )
})

test('what escapes is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&#62;')
      expect(plainText(escaped)).toBe(text)
    }),
  )
})
