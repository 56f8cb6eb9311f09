import { typedAddress, typedLink } from './elements.ts'
import cases from './safeAddress.cases.json'

it.each(cases.safe)('a link typed as %s leads to %s', (typed, address) => {
  expect(typedLink(typed)).toBe(address)
})

it.each(cases.unsafe)('a link typed as %j leads nowhere', (typed) => {
  expect(typedLink(typed)).toBeNull()
})

it('of a picture is a whole one', () => {
  expect(typedAddress('https://example.org/a.jpg')).toBe('https://example.org/a.jpg')
  expect(typedAddress('/a.jpg')).toBeNull()
})
