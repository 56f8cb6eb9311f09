import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { plainCost } from '../eventCost.ts'
import cases from './plainCost.cases.json'

test.each(cases)('a price as every service understands it: %j goes out as %j', (written, plain) =>
  expect(plainCost(written)).toBe(plain),
)

test('a price as every service understands it: what is plain stays plain', () =>
  forAll([fc.string()], (text) => {
    expect(plainCost(plainCost(text))).toBe(plainCost(text))
  }))
