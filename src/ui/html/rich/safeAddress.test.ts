import { expect, it } from 'vitest'
import { typedAddress, typedLink } from './safeAddress.ts'

it.each([
  ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  [' example.org ', 'https://example.org'],
  ['www.example.org/x', 'https://www.example.org/x'],
  ['a@example.org', 'mailto:a@example.org'],
  ['mailto:a@example.org?subject=x', 'mailto:a@example.org?subject=x'],
  ['tel:+34 930 000 000', 'tel:+34 930 000 000'],
  ['/actes/festa', '/actes/festa'],
  ['#programa', '#programa'],
])('a link typed as %s leads to %s', (typed, address) => {
  expect(typedLink(typed)).toBe(address)
})

it.each([
  ['javascript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['data:text/html,x'],
  ['vbscript:x'],
  ['file:///a'],
  ['//example.org'],
  ['mailto:'],
  ['tel:abc'],
  ['https://'],
  ['https://a b'],
  [''],
])('a link typed as %j leads nowhere', (typed) => {
  expect(typedLink(typed)).toBeNull()
})

it('of a picture is a whole one', () => {
  expect(typedAddress('https://example.org/a.jpg')).toBe('https://example.org/a.jpg')
  expect(typedAddress('/a.jpg')).toBeNull()
})
