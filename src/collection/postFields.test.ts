import { expect, test } from 'vitest'
import { withScheme } from './postFields.ts'

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
