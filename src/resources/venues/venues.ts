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
import { plainFields } from '../../core/resource/plainFields.ts'
import { html, picture, publication, status, website } from '../../core/resource/postFields.ts'
import { sameRichText } from '../../core/resource/richText.ts'
import { eventsNaming } from '../events/events.ts'
import { plainVenueFields, venueOf, type VenueRecord } from './venueRecord.ts'

export { venueOf, type VenueRecord } from './venueRecord.ts'

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
