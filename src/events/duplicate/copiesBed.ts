import { screen } from '@testing-library/react'
import { openPage, type Mode, type World } from '../eventPagesBed.tsx'

/** What every copy has of its own, or what follows from its times (modes.md). */
const own =
  /^(id|global_id.*|slug|url|rest_url|date|date_utc|modified.*|status|website|json_ld|timezone_abbr|.*(start|end)_date.*)$/

async function venueOf(world: World) {
  return Number((await world.ask('POST', 'venues', { venue: 'Sala', status: 'publish' })).id)
}

/** An event with everything. */
export async function seed(world: World, mode: Mode, over: object = {}) {
  const venue = await venueOf(world)
  const made = (path: string, body: object) =>
    world.ask('POST', path, body).then(({ id }) => Number(id))
  return {
    venue,
    id: await made('events', {
      title: 'Cinema a la fresca',
      description: '<p>Una <strong>nit</strong> & una altra.</p>',
      excerpt: 'Cinema',
      status: 'publish',
      start_date: '2027-03-01 19:30:00',
      end_date: '2027-03-01 21:00:00',
      timezone: 'Atlantic/Canary',
      cost: '10€',
      website: 'https://example.org/?a=1&b=2',
      venue: mode === 'live' ? venue : [venue],
      organizer: [
        await made('organizers', { organizer: 'Ateneu', status: 'publish' }),
        await made('organizers', { organizer: 'Casal', status: 'publish' }),
      ],
      categories: [await made('categories', { name: 'Cinema' })],
      tags: [await made('tags', { name: 'Nit' })],
      show_map: true,
      show_map_link: true,
      sticky: true,
      featured: true,
      ...over,
    }),
  }
}

async function every(world: World) {
  const query = 'starts_after=1900-01-01&per_page=50&status=publish,draft,pending,private'
  const { events } = await world.ask('GET', `events?${query}`)
  if (!Array.isArray(events)) throw new Error('no list')
  return events as Record<string, unknown>[]
}

export const copiesOf = async (world: World, id: number) =>
  (await every(world)).filter((event) => event.id !== id && event.title === 'Cinema a la fresca')

export function facts(event: Record<string, unknown>) {
  const kept = Object.entries(event).filter(([name]) => !own.test(name))
  return JSON.parse(
    JSON.stringify(Object.fromEntries(kept), (key, value: unknown) =>
      key === 'count' ? undefined : value,
    ),
  ) as unknown
}

export const make = (count: RegExp) => screen.findByRole('button', { name: count })

export async function openRepeating(world: World, id: number) {
  const opened = await openPage(world, { at: `/ca/events/${id}/duplicate` })
  await opened.user.click(await screen.findByRole('radio', { name: 'Repeating' }))
  return opened
}
