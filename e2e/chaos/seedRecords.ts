import type { Site } from '../fixtures.ts'
import type { Fields, WireRecord } from '../rest.ts'
import { type Linked, seedEvent, seedLinked } from '../seeds.ts'
import { fieldsOf, type Place, type Room } from './facts.ts'

/** Most are events. */
const rooms: readonly Room[] = ['events', 'venues', 'events', 'tags', 'events', 'organizers']

/** All that stands beside what is edited here: a live service resets of it what a write leaves out. */
const beside: Record<Room, (linked: Linked) => Fields> = {
  events: ({ venue, organizer, category, tag }) => ({
    description: '<p>Dues parts i <strong>un descans</strong>.</p>',
    timezone: 'Atlantic/Canary',
    cost: '12.50 €',
    show_map: true,
    show_map_link: true,
    sticky: true,
    featured: true,
    venue: venue.id,
    organizer: [organizer.id],
    categories: [category.id],
    tags: [tag.id],
  }),
  venues: () => ({
    description: '<p>Entrada pel pati.</p>',
    country: 'Espanya',
    zip: '43001',
    phone: '977 000 000',
    website: 'https://sala.example/',
    show_map: 'false',
  }),
  organizers: () => ({
    description: '<p>Des de 1899.</p>',
    email: 'hola@ateneu.example',
    website: 'https://ateneu.example/',
  }),
  tags: () => ({ description: 'Per a tothom.' }),
}

export interface Seeded {
  place: Place
  record: WireRecord
}

/** The records that everybody edits. */
export async function seedRecords(site: Site, count: number): Promise<Seeded[]> {
  const linked = await seedLinked(site, 'ca')
  const made: Seeded[] = []
  for (let nr = 0; nr < count; nr += 1) {
    const room = rooms[nr % rooms.length] ?? 'events'
    const fields = { [fieldsOf[room][0]]: `Registre ${nr}`, ...beside[room](linked) }
    const record =
      room === 'events'
        ? await seedEvent(site, 'ca', fields)
        : await site.rest.create(room, 'ca', fields)
    made.push({
      place: { room, id: record.id },
      record: await site.rest.read(room, 'ca', record.id),
    })
  }
  return made
}
