import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { sharedParts } from '../query/allPages.ts'

const venue = (id: number) => ({ id, venue: 'Ateneu', image: { url: 'a.png' } })
const event = (id: number, ...venues: readonly number[]) => ({ id, venue: venues.map(venue) })

test('equal parts of records are one afterwards, those of lists too', () => {
  const share = sharedParts()
  const [one, other, both] = [event(1, 5), event(2, 5), event(3, 5, 6)].map((each) => share(each))
  expect(other?.venue).toBe(one?.venue)
  expect(both?.venue[0]).toBe(one?.venue[0])
})

test('a record says what it said', () =>
  forAll([fc.array(fc.object())], (records) => {
    const share = sharedParts()
    // A text has no place for what is undefined, and knows one zero; neither is ever read.
    const read = records.map((record): object => JSON.parse(JSON.stringify(record)))
    expect(read.map((record) => share(record))).toEqual(read)
  }))
