import type { OrganizerRow } from '../organizers/organizerKind.ts'
import type { VenueRow } from '../venues/venueRow.ts'
import { comingEvents } from './comingEvents.ts'
import { type PublicReader, described, paragraphs } from './publicContents.ts'
import { publishedPost } from './publishedPost.ts'

/** Where it is and what is on there; of a venue with a password, only that it is. */
export const publicVenue: PublicReader = async (world, language, slug) => {
  const row = await publishedPost<VenueRow>(world, 'venues', language, slug)
  if (row === null || row.password) return row && { title: row.title, html: '' }
  const place = [row.zip, row.city].filter((part) => part !== null && part !== '').join(' ')
  const facts = paragraphs([row.address, place, row.country, row.phone, row.website])
  const events = await comingEvents(world, language, 'venue', row.id)
  return { title: row.title, html: facts + described(row.description, world) + events }
}

/** How to reach it and what it offers; of an organizer with a password, only that it is. */
export const publicOrganizer: PublicReader = async (world, language, slug) => {
  const row = await publishedPost<OrganizerRow>(world, 'organizers', language, slug)
  if (row === null || row.password) return row && { title: row.title, html: '' }
  const facts = paragraphs([row.phone, row.email, row.website])
  const events = await comingEvents(world, language, 'organizer', row.id)
  return { title: row.title, html: facts + described(row.description, world) + events }
}
