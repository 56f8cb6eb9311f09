import type { World } from '../app/appBed.tsx'
import type { Mode } from '../service/testWorld.ts'
import { addDays, todayIn } from '../time/wallTime.ts'

const day = addDays(todayIn('Europe/Madrid'), 3)
/** Of an event that is soon, and published. */
export const times = {
  start_date: `${day} 10:00:00`,
  end_date: `${day} 12:00:00`,
  status: 'publish',
}

/** What tests of venues and organizers that are there twice make and read, in any language. */
export function hygieneBed(mode: Mode, world: () => World) {
  const make = async (language: string, path: string, body: object) =>
    Number((await world().askIn(language, 'POST', path, body)).id)
  const linked = (id: number) => (mode === 'live' ? id : [id])
  return {
    make,
    linked,
    /** Two venues of one name, the second with an event; the service would not make a second by its name. */
    async twoVenues() {
      const status = 'publish'
      const kept = await make('ca', 'venues', { venue: 'Teatre Principal', status })
      const lost = await make('ca', 'venues', { venue: 'Teatre', status })
      await world().askIn('ca', 'POST', `venues/${lost}`, { venue: 'Teatre principal', status })
      const moves = await make('ca', 'events', { title: 'Concert', ...times, venue: linked(lost) })
      return { kept, lost, moves }
    },
    venueOf: async (language: string, id: number) =>
      [(await world().askIn(language, 'GET', `events/${id}`)).venue]
        .flat()
        .map((venue) => Number(Object(venue).id)),
    statusOf: async (language: string, path: string) =>
      (await world().askIn(language, 'GET', path)).status,
  }
}
