import { namespaceRootOf } from '../address.ts'
import { detailsOf } from '../dates/clock.ts'
import { abbreviationOf, offsetAt } from '../dates/zones.ts'
import type { Reader } from '../handlers.ts'
import { globalIds, pageAddress, stampBody, textBody } from '../posts/postBody.ts'
import { isUnlocked } from '../posts/access.ts'
import { escapedAddress, escapedHtml, shownText, shownTitle } from '../texts/rendered.ts'
import { costDetails, noCost, shownCost } from './cost.ts'
import { type EventRow, flagNames } from './eventRow.ts'
import { type Relations, relationsOf } from './relations.ts'

type Body = Record<string, unknown>

const eventPage = (reader: Reader, row: EventRow): string =>
  pageAddress(reader, row, { path: 'event', type: 'tribe_events' })

const moment = (wall: string, zone: string): string =>
  `${wall.replace(' ', 'T')}${offsetAt(wall, zone)}`

const withoutTags = (html: string): string => html.replaceAll(/<[^<>]*>/g, '')

const offers = (reader: Reader, row: EventRow): Body => {
  const [price] = costDetails(row.cost).values
  if (price === undefined) return {}
  const url = eventPage(reader, row)
  return {
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'EUR',
      url,
      category: 'primary',
      availability: 'inStock',
      validFrom: '1970-01-01T00:00:00+00:00',
    },
  }
}

/** The schema.org description of an event (contract.md §1.1, `json_ld`). */
const jsonLdOf = (reader: Reader, row: EventRow, relations: Relations): Body => {
  const { world } = reader
  const text = shownText(row.excerpt.trim() === '' ? row.description : row.excerpt, world)
  const [venue] = relations.venues
  const [organizer] = relations.organizers
  return {
    '@context': 'http://schema.org',
    '@type': 'Event',
    name: shownTitle(row.title, world),
    description: escapedHtml(`<p>${withoutTags(text)}</p>`),
    ...(relations.image === null ? {} : { image: relations.image.url }),
    url: eventPage(reader, row),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    startDate: moment(row.start_date, row.timezone),
    endDate: moment(row.end_date, row.timezone),
    ...(venue === undefined ? {} : { location: venue.json_ld }),
    ...(organizer === undefined ? {} : { organizer: organizer.json_ld }),
    ...offers(reader, row),
    performer: 'Organization',
  }
}

const momentNames = ['start_date', 'end_date', 'utc_start_date', 'utc_end_date'] as const

const scheduleBody = (row: EventRow): Body => ({
  all_day: row.all_day,
  ...Object.fromEntries(
    momentNames.flatMap((name) => [
      [name, row[name]],
      [`${name}_details`, detailsOf(row[name])],
    ]),
  ),
  timezone: row.timezone,
  timezone_abbr: abbreviationOf(row.timezone, row.utc_start_date),
})

const costBody = ({ world, language }: Reader, { cost }: EventRow): Body =>
  world.mode === 'interface'
    ? { cost }
    : { cost: shownCost(cost, language), cost_details: costDetails(cost) }

/** A live event that never had a website names its own page (contract.md §1.1). */
const websiteBody = (reader: Reader, row: EventRow): Body => ({
  website:
    reader.world.mode === 'interface'
      ? row.website
      : row.website === null
        ? eventPage(reader, row)
        : escapedAddress(row.website),
})

/** Live venues: `[]` for none, the record itself for one, a list from two (contract.md §1.1). */
const venueBody = ({ world }: Reader, { venues }: Relations): Body => ({
  venue: world.mode === 'live' && venues.length === 1 ? venues[0] : venues,
})

/** What those without the password see: the frame, without its contents (contract.md §1.8). */
const redacted = ({ world }: Reader): Body => ({
  description: '',
  excerpt: '',
  cost: '',
  ...(world.mode === 'live' ? { cost_details: noCost } : {}),
  website: '',
  image: world.mode === 'live' ? false : null,
  all_day: null,
  ...Object.fromEntries(flagNames.map((name) => [name, null])),
  categories: [],
  tags: [],
  venue: [],
  organizer: [],
})

const bodyOf = (reader: Reader, row: EventRow, relations: Relations): Body => {
  const { world, language } = reader
  return {
    id: row.id,
    ...globalIds(reader, row.id),
    ...stampBody(reader, row),
    url: eventPage(reader, row),
    rest_url: `${namespaceRootOf(world, language)}/events/${row.id}`,
    ...textBody(reader, row, 'title'),
    image: relations.image ?? (world.mode === 'live' ? false : null),
    ...scheduleBody(row),
    ...costBody(reader, row),
    ...websiteBody(reader, row),
    ...Object.fromEntries(flagNames.map((name) => [name, row[name]])),
    categories: relations.terms.category,
    tags: relations.terms.tag,
    ...venueBody(reader, relations),
    organizer: relations.organizers,
    custom_fields: [],
    ...(isUnlocked(reader, row) ? {} : redacted(reader)),
  }
}

/** The bodies of a listing, and of what a write answers. */
export const eventBodies = async (reader: Reader, rows: readonly EventRow[]): Promise<Body[]> => {
  const relations = await relationsOf(reader, rows)
  return rows.map((row) => bodyOf(reader, row, relations(row)))
}

/** The body of a single read: live sites add `json_ld` there, and there alone. */
export const singleEventBody = async (reader: Reader, row: EventRow): Promise<Body> => {
  const live = reader.world.mode === 'live'
  const relations = (await relationsOf(reader, [row], live))(row)
  const body = bodyOf(reader, row, relations)
  return live ? { ...body, json_ld: jsonLdOf(reader, row, relations) } : body
}
