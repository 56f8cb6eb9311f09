import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { eventOf } from '../../resources/events/events.ts'
import { organizerOf } from '../../resources/organizers/organizers.ts'
import { venueOf } from '../../resources/venues/venues.ts'
import { pageOf } from './envelope.ts'
import { recordedEvent, recordedOrganizer, recordedTerm, recordedVenue } from './testRecords.ts'
import { termOf, termRefOf } from './term.ts'
import { DecodingError } from './wire.ts'

const decoders: readonly [string, (value: unknown) => { id: number }, object][] = [
  ['event', eventOf, recordedEvent],
  ['venue', venueOf, recordedVenue],
  ['organizer', organizerOf, recordedOrganizer],
  ['term', termOf, recordedTerm],
  ['term of an event', termRefOf, recordedTerm],
]

function decodesOrSays(decode: () => { id: number }): void {
  try {
    expect(decode().id).toBeGreaterThan(0)
  } catch (error) {
    expect(error).toBeInstanceOf(DecodingError)
  }
}

describe.each(decoders)('the decoder of an %s', (_name, decode, recorded) => {
  test('reads what a service sends', () => expect(decode(recorded)).toMatchSnapshot())

  test('says of anything else that it is none, and nothing worse', () =>
    forAll([fc.jsonValue()], (value) => decodesOrSays(() => decode(value))))

  test.each([undefined, null, 0, -1, 1.5, '0', '-1', 'x', '', {}, [1]])(
    'wants an id, and %j is none',
    (id) => expect(() => decode({ ...recorded, id })).toThrow(DecodingError),
  )

  test('reads a record with any member changed to anything', async () => {
    const change = fc.tuple(fc.constantFrom(...Object.keys(recorded)), fc.jsonValue())
    await forAll([fc.array(change, { minLength: 1, maxLength: 4 })], (changes) =>
      decodesOrSays(() => decode({ ...recorded, ...Object.fromEntries(changes) })),
    )
  })

  test('reads a record with any members missing', () =>
    forAll([fc.subarray(Object.keys(recorded))], (gone) => {
      const left = Object.entries(recorded).filter(([key]) => key === 'id' || !gone.includes(key))
      expect(decode(Object.fromEntries(left)).id).toBeGreaterThan(0)
    }))
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/', '/ca/x/', 7, null])(
  'the address of a record is one of the web, and %j is not',
  (url) => {
    expect(eventOf({ ...recordedEvent, url }).url).toBe('')
    expect(termOf({ ...recordedTerm, url }).url).toBe('')
  },
)

const event = (over: object) => eventOf({ ...recordedEvent, ...over })

describe('an event', () => {
  test.each([
    ['false', false, []],
    ['an empty list', [], []],
    ['nothing', null, []],
    ['one object', recordedVenue, [31]],
    ['several', [recordedVenue, { ...recordedVenue, id: 32 }], [31, 32]],
    ['an id', 31, [31]],
    ['an id in digits', '31', [31]],
    ['ids in digits', ['31', '32'], [31, 32]],
    ['an empty object', {}, []],
  ])('with %s for its venue has a list', (_name, venue, ids) => {
    expect(event({ venue }).venue.map(({ id }) => id)).toEqual(ids)
  })

  test.each([false, null, [], '', 0])('with %j for its picture has none', (image) => {
    expect(event({ image }).image).toBeNull()
  })

  test('whose website is its own page has none', () => {
    const url = 'https://cal.example/ca/event/mostra/?a=1&b=2'
    expect(event({ url, website: url.replace('&', '&#038;') }).website).toBe('')
  })

  test('without flags was withheld', () => {
    const flags = { all_day: null, show_map: null, show_map_link: null, hide_from_listings: null }
    const redacted = event({
      ...flags,
      sticky: null,
      featured: null,
      description: '',
      image: false,
    })
    expect(redacted).toMatchObject({ withheld: true, all_day: false, title: 'Mostra & taller' })
    // Its dates are not withheld, and tell it.
    const days = { start_date: '2027-03-01 00:00:00', end_date: '2027-03-02 23:59:59' }
    expect(event({ ...flags, ...days, featured: null })).toMatchObject({ all_day: true, ...days })
  })

  test.each([
    ['10:00:00', '12:00:00', '2027-03-01 10:00:00', '2027-03-02 12:00:00'],
    ['00:00:00', '23:59:59', '2027-03-01 00:00:00', '2027-03-02 23:59:59'],
    ['06:00:00', '05:59:59', '2027-03-01 00:00:00', '2027-03-01 23:59:59'],
  ])('of whole days from %s to %s of the day after', (from, to, start_date, end_date) => {
    const times = { start_date: `2027-03-01 ${from}`, end_date: `2027-03-02 ${to}` }
    expect(event({ all_day: true, ...times })).toMatchObject({ start_date, end_date })
    expect(event({ all_day: false, ...times })).toMatchObject(times)
  })

  test('of zeros for a date has none', () => {
    expect(event({ date_utc: '0000-00-00 00:00:00' }).date_utc).toBe('')
  })
})

test('a venue or an organizer whose name is a list was withheld', () => {
  expect(venueOf({ ...recordedVenue, venue: [] })).toMatchObject({ withheld: true, venue: '' })
  expect(organizerOf({ ...recordedOrganizer, organizer: [] }).withheld).toBe(true)
})

const listing = (over: object) =>
  pageOf({ venues: [recordedVenue], total: 3, total_pages: 2, ...over }, 'venues', 1, venueOf)

describe('pageOf', () => {
  test('counts as the service does', () => {
    expect(listing({})).toMatchObject({ total: 3, pages: 2, page: 1, unreadable: 0 })
  })

  test('trusts an empty first page more than the total beside it', () => {
    expect(listing({ venues: [], total: 40 })).toMatchObject({ items: [], total: 0, pages: 0 })
  })

  test('leaves out what cannot be read, and says how many', () => {
    const page = listing({ venues: [recordedVenue, null, { venue: 'no id' }] })
    expect(page.items).toHaveLength(1)
    expect(page.unreadable).toBe(2)
  })

  test.each([
    ['than hold so many records', { total: 3, total_pages: 1e9 }, { pages: 3, unreadable: 1 }],
    ['than are read', { total: 1e9, total_pages: 1e9 }, { pages: 2000, unreadable: 1e9 - 2000 }],
    ['than are read, of one record', { total: 1, total_pages: 1e9 }, { pages: 1, unreadable: 1 }],
    ['without a total', { total: 'x', total_pages: 4 }, { pages: 4, unreadable: 0 }],
  ])('counts no more pages %s, and says so', (_, over, expected) => {
    expect(listing(over)).toMatchObject(expected)
  })

  test('throws nothing but a DecodingError', () =>
    forAll([fc.jsonValue()], (value) => {
      try {
        expect(pageOf(value, 'venues', 1, venueOf).items).toBeInstanceOf(Array)
      } catch (error) {
        expect(error).toBeInstanceOf(DecodingError)
      }
    }))
})
