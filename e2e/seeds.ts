import { dayFromNow, daySpan } from './days.ts'
import type { Site } from './fixtures.ts'
import type { Fields, WireRecord } from './rest.ts'
import type { Language } from './words.ts'

/** What an event can be linked to, made for one test and named with its suffix. */
export interface Linked {
  venue: WireRecord
  organizer: WireRecord
  category: WireRecord
  tag: WireRecord
}

export async function seedLinked({ rest, suffix }: Site, language: Language): Promise<Linked> {
  return {
    venue: await rest.create('venues', language, { venue: `Sala ${suffix}`, city: 'Vic' }),
    organizer: await rest.create('organizers', language, { organizer: `Ateneu ${suffix}` }),
    category: await rest.create('categories', language, { name: `Dansa ${suffix}` }),
    tag: await rest.create('tags', language, { name: `estrena ${suffix}` }),
  }
}

/**
 * An event a month from now, published. A venue is written as one id, as live services have it, and
 * where that is refused as the list of the interface (modes.md).
 */
export async function seedEvent(
  { rest }: Site,
  language: Language,
  { venue, ...fields }: Fields,
): Promise<WireRecord> {
  const values = {
    start_date: `${dayFromNow(30)} 20:00:00`,
    end_date: `${dayFromNow(30)} 22:00:00`,
    status: 'publish',
    ...fields,
  }
  if (venue === undefined) return rest.create('events', language, values)
  return rest
    .create('events', language, { ...values, venue })
    .catch(() => rest.create('events', language, { ...values, venue: [venue] }))
}

/** Drafts by so many titles, a day apart from each other. */
export async function seedDrafts(site: Site, titles: readonly string[]): Promise<void> {
  for (const [at, title] of titles.entries())
    await seedEvent(site, 'ca', { title, status: 'draft', ...daySpan(10 + at) })
}

/** The id of a picture the site has, taken from an event that shows one; nothing on a site without. */
export async function anyPicture({ rest }: Site, language: Language): Promise<string | undefined> {
  const listed = await rest.list('events', language, 'starts_after=1900-01-01&per_page=50')
  for (const { image } of listed)
    if (typeof image === 'object' && image !== null && 'id' in image) return String(image.id)
  return undefined
}

/** An event with every field that one can be given and still stand in a listing, as it is read. */
export async function seedFullEvent(site: Site): Promise<WireRecord> {
  const linked = await seedLinked(site, 'ca')
  const title = `Cambra ${site.suffix}`
  const image = await anyPicture(site, 'ca')
  const { id } = await seedEvent(site, 'ca', {
    title,
    description: '<p>Dues parts i <strong>un descans</strong>, amb «bis» & sorpresa.</p>',
    excerpt: 'Música de cambra al pati.',
    slug: `cambra-${site.suffix}`,
    timezone: 'Atlantic/Canary',
    date: `${dayFromNow(-10)} 09:30:00`,
    ...(image === undefined ? {} : { image }),
    cost: '12.50 €',
    website: 'https://example.org/programa?cicle=1&acte=2',
    show_map: true,
    show_map_link: true,
    sticky: true,
    featured: true,
    categories: [linked.category.id],
    tags: [linked.tag.id],
    venue: linked.venue.id,
    organizer: [linked.organizer.id],
  })
  return site.rest.read('events', 'ca', id)
}
