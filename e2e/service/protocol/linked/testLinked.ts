import type { Mode } from '../../worlds/world.ts'
import { type Reply, type TestSite, openTestSite } from '../testSite.ts'

/** Each kind of linked record in each mode. */
export const linkedCases = (['interface', 'live'] satisfies Mode[]).flatMap((mode) =>
  (['venue', 'organizer'] as const).map((noun) => ({ mode, noun, room: `${noun}s` })),
)

type Case = (typeof linkedCases)[number]

export interface LinkedSite {
  readonly site: TestSite
  /** A record with a name of its own. */
  readonly create: (fields?: object, asking?: object) => Promise<Reply>
  /** The id of a new event. */
  readonly event: (fields?: object) => Promise<number>
}

/** An empty world, and an editor's ways of filling it. */
export const openLinkedSite = async ({ mode, noun, room }: Case): Promise<LinkedSite> => {
  const site = await openTestSite(mode)
  const as = 'editor'
  let serial = 0
  return {
    site,
    create: (fields = {}, asking = {}) => {
      serial += 1
      const body = { [noun]: `Nom ${serial}`, phone: '972', ...fields }
      return site.ask('POST', room, { as, body, ...asking })
    },
    event: async (fields = {}) => {
      const times = { start_date: '2030-01-01 10:00:00', end_date: '2030-01-01 12:00:00' }
      const body = { title: 'Concert', ...times, ...fields }
      const made = await site.ask('POST', 'events', { as, body })
      if (made.status !== 201) throw new Error(JSON.stringify(made.body))
      return made.id
    },
  }
}
