import type { Body, LinkedKind } from '../linked/linkedKind.ts'
import { typographic } from '../texts/typography.ts'
import { type VenueRow, venueTexts } from './venueRow.ts'
import type { Call } from '../handlers.ts'
import { isTruthy } from '../lists.ts'
import { namedColumns } from '../linked/ownColumns.ts'
import type { Columns } from '../posts/post.ts'

const sent = ({ given, arguments: values }: Call, name: string): string =>
  given.has(name) ? String(values[name] ?? '') : ''

const withoutProvinces = new Set(['', 'US', 'United States'])

/** What live sites make of a region that was not sent as `stateprovince` (contract.md §7.7). */
const derivedRegion = (call: Call): string => {
  const state = withoutProvinces.has(sent(call, 'country')) ? sent(call, 'state') : ''
  return state === '' ? sent(call, 'province') : state
}

const flagColumn = (call: Call, name: 'show_map' | 'show_map_link'): Columns => {
  const { world, given, arguments: values } = call
  if (world.mode === 'interface')
    return given.has(name)
      ? { [name]: (values[name] ?? null) === null ? null : String(values[name]) }
      : {}
  return { [name]: String(!given.has(name) || isTruthy(values[name])) }
}

/**
 * What a write fills beside what all posts have. On live sites both flags are true unless sent, and
 * `stateprovince` is made anew (contract.md §0.3); in interface mode only what is named.
 */
const venueColumns = (call: Call): Columns => {
  const region =
    call.world.mode === 'live' && !call.given.has('stateprovince')
      ? { stateprovince: derivedRegion(call) }
      : {}
  return {
    ...namedColumns(call, venueTexts),
    ...region,
    ...flagColumn(call, 'show_map'),
    ...flagColumn(call, 'show_map_link'),
  }
}

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
      ? { show_map: isTruthy(show_map), show_map_link: isTruthy(show_map_link) }
      : { show_map, show_map_link },
  jsonLd,
}
