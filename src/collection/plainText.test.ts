import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEntities, plainText } from './plainText.ts'

test.each([
  ['Mostra &#038; taller', 'Mostra & taller'],
  ['l&#8217;hort', 'l’hort'],
  ['&#x2019;', '’'],
  ['caf&eacute; &laquo;Nou&raquo; &hellip;', 'café «Nou» …'],
  ['&amp;amp;', '&amp;'],
  ['&nosuch; &#0; &#xD800; &', '&nosuch; &#0; &#xD800; &'],
  ['<em>Gran</em> fira<!-- no -->', 'Gran fira'],
  ['3 < 5 i 7 > 2', '3 < 5 i 7 > 2'],
  ['&lt;b&gt; surt com a text', '<b> surt com a text'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
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
