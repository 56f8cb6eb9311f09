import { type PlainValues, plainValues } from '../../core/resource/plainFields.ts'
import { decodeEntities, plainText, writtenText } from '../../core/resource/plainText.ts'
import { postOf, type Post } from '../../core/resource/post.ts'
import { flagOf, idOf, objectOf, textOf } from '../../core/resource/wire.ts'

/** Fields of venues that are taken as they are. */
export const plainVenueFields = {
  address: 'text',
  city: 'text',
  zip: 'text',
  phone: 'text',
} as const

/** A venue as read (contract.md §1.4); absent texts are `''`. */
export interface VenueRecord extends Post, PlainValues<typeof plainVenueFields> {
  readonly venue: string
  /** with the tags that may be in it; absent of a record that this device kept before it was read so */
  readonly writtenName?: string
  readonly country: string
  readonly province: string
  readonly state: string
  readonly stateprovince: string
  readonly website: string
  readonly show_map: boolean
  readonly show_map_link: boolean
  /** flags that were never set: an update leaves them so (`interface.md`, default null) */
  readonly unset: readonly string[]
  readonly geo_lat: string
  readonly geo_lng: string
}

/** @throws DecodingError when there is no object with an id */
export function venueOf(value: unknown): VenueRecord {
  const wire = objectOf(value, 'venue')
  return {
    ...postOf(wire, idOf(wire, 'venue'), Array.isArray(wire.venue)),
    venue: plainText(textOf(wire.venue)),
    writtenName: writtenText(textOf(wire.venue)),
    ...plainValues(plainVenueFields, wire),
    country: textOf(wire.country),
    province: textOf(wire.province),
    state: textOf(wire.state),
    stateprovince: textOf(wire.stateprovince),
    website: decodeEntities(textOf(wire.website)),
    show_map: flagOf(wire.show_map),
    show_map_link: flagOf(wire.show_map_link),
    unset: ['show_map', 'show_map_link'].filter((flag) => wire[flag] === null),
    geo_lat: textOf(wire.geo_lat),
    geo_lng: textOf(wire.geo_lng),
  }
}
