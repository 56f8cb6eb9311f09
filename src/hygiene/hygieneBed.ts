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
  return {
    make: async (language: string, path: string, body: object) =>
      Number((await world().askIn(language, 'POST', path, body)).id),
    linked: (id: number) => (mode === 'live' ? id : [id]),
    venueOf: async (language: string, id: number) =>
      [(await world().askIn(language, 'GET', `events/${id}`)).venue]
        .flat()
        .map((venue) => Number(Object(venue).id)),
    statusOf: async (language: string, path: string) =>
      (await world().askIn(language, 'GET', path)).status,
  }
}
