import type { Body, LinkedKind } from '../linked/linkedKind.ts'
import { typographic } from '../texts/typography.ts'
import { isTrue, venueColumns } from './venueColumns.ts'
import { type VenueRow, venueTexts } from './venueRow.ts'

const ownBody = (row: VenueRow): Body => ({
  ...Object.fromEntries(venueTexts.map((name) => [name, row[name]])),
  geo_lat: row.geo_lat,
  geo_lng: row.geo_lng,
})

const jsonLd = (row: VenueRow): Body => {
  const address = {
    streetAddress: row.address,
    addressLocality: row.city,
    addressRegion: row.stateprovince,
    postalCode: row.zip,
    addressCountry: row.country,
  }
  const known = Object.entries(address).filter(([, value]) => (value ?? '') !== '')
  return {
    '@type': 'Place',
    name: typographic(row.title),
    description: row.description,
    url: '',
    address: { '@type': 'PostalAddress', ...Object.fromEntries(known) },
    telephone: row.phone ?? '',
    sameAs: row.website ?? '',
  }
}

export const venueKind: LinkedKind<VenueRow> = {
  table: 'venues',
  noun: 'venue',
  title: 'venue',
  resetsDate: false,
  page: { path: 'venue', type: 'tribe_venue' },
  ownColumns: venueColumns,
  ownBody,
  flagBody: ({ world }, { show_map, show_map_link }) =>
    world.mode === 'live'
      ? { show_map: isTrue(show_map), show_map_link: isTrue(show_map_link) }
      : { show_map, show_map_link },
  jsonLd,
}
