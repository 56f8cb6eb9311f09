import { derivedRegion } from './VenueAddressFields.tsx'

test.each([
  [{ country: 'Spain', state: 'Texas', province: 'Girona' }, 'Girona'],
  [{ country: 'United States', state: 'Texas', province: 'Girona' }, 'Texas'],
  [{ country: 'US', state: 'Texas', province: '' }, 'Texas'],
  [{ country: ' ', state: 'Texas', province: 'Girona' }, 'Texas'],
  [{ country: '', state: '', province: 'Girona' }, ''],
])('the region that follows of %j is %j', (venue, region) =>
  expect(derivedRegion(venue)).toBe(region),
)
