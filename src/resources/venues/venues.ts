import { defineResource } from '../../core/resource/collection.ts'
import {
  flag,
  name,
  text,
  type Field,
  type UpdateOf,
  type ValuesOf,
} from '../../core/resource/field.ts'
import { linkedFilters, type LinkedFilters } from '../../core/resource/linkedFilters.ts'
import { plainFields, type PlainValues, plainValues } from '../../core/resource/plainFields.ts'
import { decodeEntities, plainText, writtenText } from '../../core/resource/plainText.ts'
import { postOf, type Post } from '../../core/resource/post.ts'
import { html, picture, publication, status, website } from '../../core/resource/postFields.ts'
import { sameRichText } from '../../core/resource/richText.ts'
import { flagOf, idOf, objectOf, textOf } from '../../core/resource/wire.ts'
import { eventsNaming } from '../events/events.ts'

/** A venue's flags travel as words, and are set when left out (contract.md §7.7). */
function wordFlag(name: 'show_map' | 'show_map_link'): Field<VenueRecord, boolean> {
  return flag({
    of: (record) => record[name],
    blank: true,
    wire: String,
    carried: (record) => (record.unset.includes(name) ? undefined : String(record[name])),
  })
}

const regions = ['state', 'province', 'country']

const deriving = (touched: ReadonlySet<string>) => regions.some((region) => touched.has(region))

/** When one of them changes, the service derives `stateprovince` from those it is sent. */
const region = (of: (record: VenueRecord) => string) =>
  text<VenueRecord>({
    of,
    carried: (record, touched) =>
      deriving(touched) && !touched.has('stateprovince') ? of(record) || undefined : undefined,
  })

/** Fields of venues that are taken as they are. */
const plainVenueFields = {
  address: 'text',
  city: 'text',
  zip: 'text',
  phone: 'text',
} as const

const { address, city, ...plain } = plainFields<VenueRecord, typeof plainVenueFields>(
  plainVenueFields,
)

/** `interface.md`, "Venue (fields accepted on write)", in its order. */
export const venueFields = {
  ...publication<VenueRecord>({ carried: false }),
  venue: name<VenueRecord>({
    of: ({ writtenName, venue }) => writtenName ?? venue,
    same: sameRichText,
  }),
  description: html<VenueRecord>(({ description }) => description),
  status: status<VenueRecord>(),
  show_map: wordFlag('show_map'),
  show_map_link: wordFlag('show_map_link'),
  address,
  city,
  country: region(({ country }) => country),
  province: region(({ province }) => province),
  state: region(({ state }) => state),
  ...plain,
  stateprovince: text<VenueRecord>({
    of: ({ stateprovince }) => stateprovince,
    comesBack: true,
    // The service derives it from the others when it is left out (contract.md §7.7).
    carried: ({ stateprovince }, touched) =>
      deriving(touched) ? undefined : stateprovince || undefined,
    follows: ({ touched }) => !touched.has('stateprovince') && deriving(touched),
  }),
  website: website<VenueRecord>({ of: (record) => record.website }),
  image: picture<VenueRecord>(),
}

export type VenueValues = ValuesOf<typeof venueFields>
export type VenueUpdate = UpdateOf<typeof venueFields>

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

/** The venues of the interface. */
export const venues = defineResource({
  name: 'venues',
  fields: venueFields,
  filters: linkedFilters,
  usual: {},
  read: venueOf,
  titleOf: ({ venue }) => venue,
  everything: {},
  merging: 'venue',
  carriers: (id) => eventsNaming('venue', id),
})

export const venueFilters = linkedFilters
export type VenueFilters = LinkedFilters
