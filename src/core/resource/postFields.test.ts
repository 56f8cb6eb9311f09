import { expect, test } from 'vitest'
import { definitionProblems } from '../views/form/problems.ts'
import { picture, sentAddress, withScheme } from './postFields.ts'

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['example.org/a?b=1', 'https://example.org/a?b=1'],
  ['example.org:8080', 'https://example.org:8080'],
  ['https://example.org', 'https://example.org'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['a@example.org', 'a@example.org'],
  ['nonsense', 'nonsense'],
  ['two words.org', 'two words.org'],
  ['', ''],
])('%j goes out as %j', (written, sent) => {
  expect(withScheme(written, 'https')).toBe(sent)
})

test.each([
  ['12', undefined],
  ['https://vila.example/a.jpg', undefined],
  ['javascript:alert(1)', 'scheme'],
  ['data:image/png;base64,iVBORw0KGgo=', 'scheme'],
  ['foto.jpg', 'picture'],
  ['99999999999999999999', 'picture'],
  ['\u202E12\u200B', 'picture'],
])('the picture %j: %j', (image, code) => {
  expect(definitionProblems({ image: picture() }, { image }).image?.code).toBe(code)
})

test.each([
  ['https://ca.example.org/a?b=1&c=2#d', 'https://ca.example.org/a?b=1&c=2#d'],
  ['https://ca.example.org/cançó', 'https://ca.example.org/can&#231;&#243;'],
  ['https://ca.example.org/Gu%C3%ADxols', 'https://ca.example.org/Gu&#37;C3&#37;ADxols'],
  ['https://cançó.example/ñ?q=ç#ú', 'https://xn--can-4la4d.example/&#241;?q=&#231;#&#250;'],
  [
    'http://a.example/nit de Sant Joan/🎉',
    'http://a.example/nit&#37;20de&#37;20Sant&#37;20Joan/&#127881;',
  ],
  ['cançó', 'cançó'],
  ['', ''],
])('the address %j is sent as %j', (written, sent) => {
  expect(sentAddress(written)).toBe(sent)
})

test.each([
  ['https://ca.example.org/Gu%C3%ADxols', 'https://ca.example.org/Gu%C3%ADxols'],
  ['https://ca.example.org/ç%20 #ú', 'https://ca.example.org/&#231;%20%20#&#250;'],
])('the address %j is sent as %j to a service that keeps it as written', (written, sent) => {
  expect(sentAddress(written, true)).toBe(sent)
})
