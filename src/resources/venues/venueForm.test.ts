import { describe, expect, test } from 'vitest'
import { venueFields } from './venueFields.ts'
import { derivedRegion } from './VenueAddressFields.tsx'
import { venueForm } from './venueForm.tsx'

test('every field of a venue has a box', () => {
  expect(venueForm.boxes.toSorted()).toEqual(Object.keys(venueFields).toSorted())
})

describe('the region that follows', () => {
  test.each([
    [{ country: 'Spain', state: 'Texas', province: 'Girona' }, 'Girona'],
    [{ country: 'United States', state: 'Texas', province: 'Girona' }, 'Texas'],
    [{ country: 'US', state: 'Texas', province: '' }, 'Texas'],
    [{ country: ' ', state: 'Texas', province: 'Girona' }, 'Texas'],
    [{ country: '', state: '', province: 'Girona' }, ''],
  ])('of %j is %j', (venue, region) => expect(derivedRegion(venue)).toBe(region))
})
