import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { decodeEntities, onOneLine, plainText, writtenText } from './plainText.ts'
import cases from './plainText.cases.json'

test.each(cases.plain)('%j reads %j', (html, text) => expect(plainText(html)).toBe(text))

test.each(cases.line)('%j on one line reads %j', (html, text) => expect(onOneLine(html)).toBe(text))

test.each(cases.written)('%j is written %j', (html, text) => expect(writtenText(html)).toBe(text))

test('what is written means what was read, and is written so again', async () => {
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
  await forAll([fc.array(part)], (parts) => {
    const html = parts.join('')
    const text = writtenText(html)
    const drawn = (source: string) => {
      const element = document.createElement('p')
      element.innerHTML = source
      return element.innerHTML
    }
    expect(drawn(text)).toBe(drawn(html))
    expect(writtenText(text)).toBe(text)
  })
})

test('text without entities stays as it is', () =>
  forAll([fc.string({ unit: 'binary' })], (text) => {
    fc.pre(!text.includes('&'))
    expect(decodeEntities(text)).toBe(text)
  }))

test('what escapes is read back', () =>
  forAll([fc.string({ unit: 'grapheme' })], (text) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&#62;')
    expect(plainText(escaped)).toBe(text)
  }))
