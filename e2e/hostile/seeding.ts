import type { World } from '../access/world.ts'
import { dayFromNow } from '../days.ts'
import type { Site } from '../fixtures.ts'
import type { Fields, WireRecord } from '../rest.ts'
import { seedEvent } from '../seeds.ts'
import { hostileAddresses, hostileMarkup, hostileNames, hostileWords } from './texts.ts'

const at = <T>(texts: readonly T[], place: number): T => texts[place % texts.length] as T

/** All of the texts, shared out over so many descriptions. */
const description = (place: number, of: number) =>
  hostileMarkup
    .filter((_, one) => one % of === place)
    .map((text) => `<p>${place}</p>\n${text}`)
    .join('\n')

/** An evening so many days from now. */
const hoursOf = (days: number) => ({
  start_date: `${dayFromNow(days)} 20:00:00`,
  end_date: `${dayFromNow(days)} 22:00:00`,
})

/** Makes it as it stands: nothing of this is looked for by its name. */
const make = ({ rest }: Site, of: string, fields: Fields) =>
  rest.call('POST', 'ca', of, fields) as Promise<WireRecord>

/** A place, somebody, a category and a tag for each name. */
async function seedLinkedOf(site: Site, place: number) {
  const { suffix } = site
  const name = `${suffix} ${place} ${at(hostileNames, place)}`
  const short = `${suffix} ${place} ${at(hostileWords, place)}`
  const contact = { phone: at(hostileWords, place), description: description(place, 22) }
  const venue = await make(site, 'venues', {
    venue: name,
    address: `${place} ${at(hostileWords, place + 1)}`,
    city: `${place} ${at(hostileWords, place + 2)}`,
    ...contact,
  })
  const organizer = await make(site, 'organizers', { organizer: name, ...contact })
  const term = { name: short, description: at(hostileMarkup, place) }
  const category = await make(site, 'categories', term)
  const tag = await make(site, 'tags', term)
  return { venue, organizer, category, tag }
}

/** An event for each name, linked to what has it too. Days of their own: of one day a month would show some, and count the others. */
async function seedNamed(site: Site): Promise<void> {
  for (const [place, name] of hostileNames.entries()) {
    const { venue, organizer, category, tag } = await seedLinkedOf(site, place)
    await seedEvent(site, 'ca', {
      title: `${site.suffix} ${place} ${name}`,
      description: description(place, hostileNames.length),
      excerpt: at(hostileMarkup, place),
      cost: at(hostileWords, place),
      venue: venue.id,
      organizer: [organizer.id],
      categories: [category.id],
      tags: [tag.id],
      ...hoursOf(13 + (place % 12)),
    })
  }
}

/**
 * A world in which no page is empty and every text is hostile: names, descriptions, costs and what is linked. One event
 * has a version in Spanish, a place of the same name twice, and something is in the trash.
 */
export async function seedHostile(site: Site): Promise<World> {
  const { rest, suffix } = site
  await seedNamed(site)
  const venue = await make(site, 'venues', { venue: `Sala ${suffix} ${hostileWords[0]}` })
  const twin = await make(site, 'venues', { venue: `Pati ${suffix}` })
  const twinName = `SALA ${suffix} ${hostileWords[0]}`
  await rest.call('POST', 'ca', `venues/${twin.id}`, { venue: twinName })
  await make(site, 'venues', { venue: `Sala ${suffix}` })
  const category = await make(site, 'categories', { name: `Dansa ${suffix}` })
  const organizer = await make(site, 'organizers', {
    organizer: `Ateneu ${suffix} ${hostileWords[1]}`,
  })
  const tag = await make(site, 'tags', { name: `estrena ${suffix} ${hostileWords[3]}` })
  const linked = { venue, organizer, category, tag }
  return {
    ...linked,
    language: 'ca',
    other: 'es',
    event: await seedOwn(site, linked),
  }
}

type Linked = Pick<World, 'venue' | 'organizer' | 'category' | 'tag'>

/** The event that forms and dialogs are opened on, its version, one that overlaps it, and one that is in the trash. */
async function seedOwn(site: Site, linked: Linked): Promise<World['event']> {
  const { rest, suffix } = site
  const hours = hoursOf(12)
  const slug = `fira-${suffix}`
  const shown = '<img src=x onerror=hit()>'
  const sent = '&lt;img src=x onerror=hit()&gt;'
  const { id } = await seedEvent(site, 'ca', {
    title: `Fira ${suffix} ${sent}`,
    slug,
    ...hours,
    venue: linked.venue.id,
    organizer: [linked.organizer.id],
    categories: [linked.category.id],
    tags: [linked.tag.id],
    cost: hostileWords[2],
    description: `<p>Parades a la <a href="https://example.org/">plaça</a>.</p>\n${description(0, 3)}`,
  })
  // What overlaps it is told in a dialog.
  await seedEvent(site, 'ca', {
    title: `Taller ${suffix} ${sent}`,
    start_date: hours.start_date.replace(' 20:', ' 21:'),
    end_date: hours.end_date.replace(' 22:', ' 23:'),
    venue: linked.venue.id,
  })
  const other = { title: `Feria ${suffix} ${sent}`, slug, ...hours, cost: hostileAddresses[0] }
  await seedEvent(site, 'es', { ...other, description: description(1, 3) })
  const trashed = await seedEvent(site, 'ca', { title: `Assaig ${suffix} ${sent}` })
  await rest.call('DELETE', 'ca', `events/${trashed.id}`)
  return { id, title: `Fira ${suffix} ${shown}`, slug, day: dayFromNow(12) }
}
