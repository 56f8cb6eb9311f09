import { offsetAt } from '../dates/zones.ts'
import { escapedHtml, shownText, shownTitle } from '../texts/rendered.ts'
import { costDetails } from './cost.ts'
import { type Reader, eventPage } from './eventBody.ts'
import type { EventRow } from './eventRow.ts'
import type { Relations } from './relations.ts'

type Body = Record<string, unknown>

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
export const jsonLdOf = (reader: Reader, row: EventRow, relations: Relations): Body => {
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
