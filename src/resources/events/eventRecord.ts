import { decodeEntities, plainText, writtenText } from '../../core/resource/plainText.ts'
import { type Post, postOf } from '../../core/resource/post.ts'
import { type PlainValues, plainValues } from '../../core/resource/plainFields.ts'
import { type TermRef, termRefOf } from '../../core/resource/term.ts'
import {
  dateTimeOf,
  flagOf,
  idOf,
  integerOf,
  listOf,
  objectOf,
  readable,
  textOf,
  type Wire,
} from '../../core/resource/wire.ts'
import { isObject } from '../../api/isObject.ts'
import { zoneName } from '../../time/zones.ts'
import { organizerOf, type OrganizerRecord } from '../organizers/organizerRecord.ts'
import { venueOf, type VenueRecord } from '../venues/venueRecord.ts'
import {
  addSeconds,
  clockOf,
  dayOf,
  readWallTime,
  secondsBetween,
  wallTime,
} from '../../time/wallTime.ts'

/**
 * Fields of events that are taken as they are, in the order of the interface and of the form. A new one is an entry here, and its words: the
 * form has its box, the list its column, files their cells.
 */
export const plainEventFields = {
  show_map: 'flag',
  show_map_link: 'flag',
  hide_from_listings: 'flag',
  sticky: 'flag',
  featured: 'flag',
} as const

interface Times {
  readonly all_day: boolean
  readonly start_date: string
  readonly end_date: string
}

/**
 * Days that begin at another hour than midnight, as a site may have them (contract.md §3.5: from
 * 06:00 to 05:59:59 of the day after), as the days they are. Sent back as it is read, such an end
 * would be put off by a day at every save.
 */
function asWholeDays(times: Times): Pick<Times, 'start_date' | 'end_date'> {
  const { all_day, start_date, end_date } = times
  const start = readWallTime(start_date)
  const end = readWallTime(end_date)
  if (!all_day || start === null || end === null) return { start_date, end_date }
  if (clockOf(addSeconds(end, 1)) !== clockOf(start)) return { start_date, end_date }
  const midnight = wallTime(dayOf(start), '00:00:00')
  return { start_date: midnight, end_date: addSeconds(end, secondsBetween(start, midnight)) }
}

/** Whether the dates alone tell that it takes whole days: not by `time/span.ts`, which the list does without. */
const saysWholeDays = ({ start_date, end_date }: Omit<Times, 'all_day'>) =>
  start_date.endsWith('00:00:00') && end_date.endsWith('23:59:59')

/** How a service took a price apart; `values` in its own order. */
export interface CostDetails {
  readonly currency_symbol: string
  readonly currency_code: string
  readonly currency_position: string
  readonly values: readonly string[]
}

/** An event as read (contract.md §1.1). */
export interface EventRecord extends Post, PlainValues<typeof plainEventFields> {
  readonly title: string
  /** with the tags that may be in it; absent of a record that this device kept before it was read so */
  readonly writtenTitle?: string
  readonly all_day: boolean
  /** wall time of `timezone` */
  readonly start_date: string
  readonly end_date: string
  /** `''` means the site's */
  readonly timezone: string
  /** as the service says it, which may be made for display */
  readonly cost: string
  readonly cost_details: CostDetails
  /** `''` when it is only the event's own page */
  readonly website: string
  readonly categories: readonly TermRef[]
  readonly tags: readonly TermRef[]
  readonly venue: readonly VenueRecord[]
  readonly organizer: readonly OrganizerRecord[]
}

function costDetailsOf(value: unknown): CostDetails {
  const details = isObject(value) ? value : {}
  return {
    currency_symbol: decodeEntities(textOf(details.currency_symbol)),
    currency_code: textOf(details.currency_code),
    currency_position: textOf(details.currency_position),
    values: listOf(details.values).map(textOf),
  }
}

/**
 * Interface silent: the form of linked records is not specified. One object, a list of objects, and ids as numbers or
 * digits are all read, so that a save loses none.
 */
function linked(value: unknown): readonly unknown[] {
  const one = isObject(value) ? 'id' in value : integerOf(value) !== null
  const all = one ? [value] : listOf(value)
  return all.map((link) => (integerOf(link) === null ? link : { id: link }))
}

function websiteOf(wire: Wire): string {
  const website = decodeEntities(textOf(wire.website))
  return website === decodeEntities(textOf(wire.url)) ? '' : website
}

/** A protected event keeps its place in a listing, without its flags (contract.md §1.8). */
function isWithheld(wire: Wire): boolean {
  return wire.all_day === null && wire.featured === null
}

/** @throws DecodingError when there is no object with an id */
export function eventOf(value: unknown): EventRecord {
  const wire = objectOf(value, 'event')
  const start_date = dateTimeOf(wire.start_date)
  const end_date = dateTimeOf(wire.end_date)
  const isProtected = isWithheld(wire)
  // Its dates are told, and say by themselves what its flag does not.
  const all_day = isProtected ? saysWholeDays({ start_date, end_date }) : flagOf(wire.all_day)
  return {
    ...postOf(wire, idOf(wire, 'event'), isProtected),
    title: plainText(textOf(wire.title)),
    writtenTitle: writtenText(textOf(wire.title)),
    all_day,
    ...asWholeDays({ all_day, start_date, end_date }),
    timezone: zoneName(textOf(wire.timezone)),
    // A service that keeps what it is given answers a list of one with that.
    cost: decodeEntities(
      textOf(Array.isArray(wire.cost) && wire.cost.length === 1 ? wire.cost[0] : wire.cost),
    ),
    cost_details: costDetailsOf(wire.cost_details),
    website: websiteOf(wire),
    ...plainValues(plainEventFields, wire),
    categories: readable(listOf(wire.categories), termRefOf),
    tags: readable(listOf(wire.tags), termRefOf),
    venue: readable(linked(wire.venue), venueOf),
    organizer: readable(linked(wire.organizer), organizerOf),
  }
}
