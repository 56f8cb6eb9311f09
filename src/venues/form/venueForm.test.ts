import { describe, expect, test } from 'vitest'
import { venueFields } from '../venueFields.ts'
import { derivedRegion, isDerived } from './region.ts'
import { venueForm } from './venueForm.ts'

test('every field of a venue has a box', () => {
  expect(venueForm.boxes.toSorted()).toEqual(Object.keys(venueFields).toSorted())
})

describe('the region shown', () => {
  test.each([
    [{ country: 'Spain', state: 'Texas', province: 'Girona' }, 'Girona'],
    [{ country: 'United States', state: 'Texas', province: 'Girona' }, 'Texas'],
    [{ country: 'US', state: 'Texas', province: '' }, 'Texas'],
    [{ country: ' ', state: 'Texas', province: 'Girona' }, 'Texas'],
    [{ country: '', state: '', province: 'Girona' }, ''],
  ])('of %j is %j', (venue, region) => expect(derivedRegion(venue)).toBe(region))

  test('is left to the service when another part changed, and it did not', () => {
    expect(isDerived({ province: true })).toBe(true)
    expect(isDerived({ country: true, stateprovince: true })).toBe(false)
    expect(isDerived({ state: false, city: true })).toBe(false)
  })
})
