import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainCost } from '../eventCost.ts'

test.each([
  ['', ''],
  ['12', '12'],
  ['20,50', '20.50'],
  ['20.50 €', '20.50 €'],
  ['1.234,56 €', '1234.56 €'],
  ['1,234.56', '1234.56'],
  ['1.234 €', '1234 €'],
  ['1.234.567', '1234567'],
  ['1 200 €', '1200 €'],
  ['10 – 20 €', '10-20 €'],
  ['10€ - 20€', '10€ - 20€'],
  ['$10', '$10'],
  ['Gratuït', 'Gratuït'],
  ['Socis 5,5 €; resta 8 €', 'Socis 5.5 €; resta 8 €'],
  ['0,500 €', '0.500 €'],
  ['1,234,56 €', '1,234,56 €'],
  ['10, 15 o 20 €', '10, 15 o 20 €'],
  ['10,50, 15,50 o 1.200 €', '10.50, 15.50 o 1200 €'],
  ['10 € fins al 12.03.2027', '10 € fins al 12.03.2027'],
  ['Truqueu al 93 123 45 67', 'Truqueu al 93 123 45 67'],
])('a price as every service understands it: %j goes out as %j', (written, plain) =>
  expect(plainCost(written)).toBe(plain),
)

test('a price as every service understands it: what is plain stays plain', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainCost(plainCost(text))).toBe(plainCost(text))
    }),
  )
})
