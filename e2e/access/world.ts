import { dayFromNow } from '../days.ts'
import type { Site } from '../fixtures.ts'
import { type Linked, seedEvent, seedLinked } from '../seeds.ts'
import type { Language } from '../words.ts'

/** What stands in a world in which no page is empty. */
export interface World extends Linked {
  /** The language that is looked at, and another that has a version of the event. */
  language: Language
  other: Language
  /** Published, linked to all there is, at the same place and time as another. */
  event: { id: number; title: string; slug: string; day: string }
}

/**
 * An event with everything, another that clashes with it, its version in another language at another price, two
 * venues of one name, a tree of categories, and something in the trash.
 */
export async function seedWorld(site: Site, language: Language): Promise<World> {
  const { rest, suffix } = site
  const other = language === 'es' ? 'ca' : 'es'
  const linked = await seedLinked(site, language)
  const { venue, organizer, category, tag } = linked
  const day = dayFromNow(12)
  const links = { venue: venue.id, organizer: [organizer.id], categories: [category.id] }
  const hours = { start_date: `${day} 20:00:00`, end_date: `${day} 22:00:00` }
  const title = `Fira ${suffix}`
  const slug = `fira-${suffix}`
  const event = await seedEvent(site, language, {
    title,
    slug,
    ...hours,
    ...links,
    tags: [tag.id],
    cost: '8',
    description: '<p>Parades a la <a href="https://example.org/">plaça</a>.</p>',
  })
  await seedEvent(site, language, { title: `Ball ${suffix}`, ...hours, ...links, status: 'draft' })
  await seedEvent(site, other, { title: `Feria ${suffix}`, slug, ...hours, cost: '9' })
  const trashed = await seedEvent(site, language, { title: `Assaig ${suffix}` })
  await rest.call('DELETE', language, `events/${trashed.id}`)
  await rest.create('categories', language, { name: `Swing ${suffix}`, parent: category.id })
  const twin = await rest.create('venues', language, { venue: `Pati ${suffix}`, city: 'Vic' })
  const name = `SALA ${suffix.toUpperCase()}`
  await rest.call('POST', language, `venues/${twin.id}`, { venue: name, city: 'Vic' })
  return { ...linked, language, other, event: { id: event.id, title, slug, day } }
}
