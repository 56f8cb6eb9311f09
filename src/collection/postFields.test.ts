import { expect, test } from 'vitest'
import { definitionProblems } from './form/problems.ts'
import { picture, withScheme } from './postFields.ts'

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
