import type { Mode } from '../../worlds/world.ts'
import { type Reply, testSite } from '../testSite.ts'

/** Each kind of linked record in each mode. */
export const linkedCases = (['interface', 'live'] satisfies Mode[]).flatMap((mode) =>
  (['venue', 'organizer'] as const).map((noun) => ({ mode, noun, room: `${noun}s` })),
)

type Case = (typeof linkedCases)[number]

/** For all tests of a suite an empty world, and an editor's ways of filling it. */
export const linkedSite = ({ mode, noun, room }: Case) => {
  const site = testSite(mode)
  const as = 'editor'
  let serial = 0
  return {
    site,
    /** A record with a name of its own. */
    create: (fields = {}, asking = {}): Promise<Reply> => {
      serial += 1
      const body = { [noun]: `Nom ${serial}`, phone: '972', ...fields }
      return site.ask('POST', room, { as, body, ...asking })
    },
    /** The id of a new event. */
    event: async (fields = {}): Promise<number> => {
      const times = { start_date: '2030-01-01 10:00:00', end_date: '2030-01-01 12:00:00' }
      const made = await site.ask('POST', 'events', {
        as,
        body: { title: 'Concert', ...times, ...fields },
      })
      if (made.status !== 201) throw new Error(JSON.stringify(made.body))
      return made.id
    },
    /** What an event sends to be linked with a record of this number. */
    linkTo: (id: number) => ({ [noun]: noun === 'venue' && mode === 'live' ? id : [id] }),
  }
}
