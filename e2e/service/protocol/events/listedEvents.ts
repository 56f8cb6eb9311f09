import type { Mode } from '../../worlds/world.ts'
import type { Reply } from '../testSite.ts'
import { eventSite, refusedNames } from './testEvents.ts'

/** The query that finds all, whenever they are. */
export const everything = 'starts_after=1900-01-01&per_page=50'

/** Events of May 2040, by their names. */
const seeded: Readonly<Record<string, Record<string, unknown>>> = {
  matí: { start_date: '2040-05-10 09:00:00', end_date: '2040-05-10 11:00:00', featured: true },
  vespre: { start_date: '2040-05-10 20:00:00', end_date: '2040-05-10 22:00:00', tags: ['jazz'] },
  festival: { start_date: '2040-05-08 10:00:00', end_date: '2040-05-12 20:00:00' },
  'tot el dia': { start_date: '2040-05-11', end_date: '2040-05-11', all_day: true },
  esborrany: { start_date: '2040-05-15', end_date: '2040-05-15', status: 'draft' },
  amagat: { start_date: '2040-05-16', end_date: '2040-05-16', hide_from_listings: true },
}

/** For all tests of a suite a world of its own with the seeded events, and what to ask of its listing. */
export const listedEvents = (mode: Mode) => {
  const { site, links, other } = eventSite(mode)
  const ids: Record<string, number> = {}
  /** `jazz` lies under `music`. */
  const terms = { music: 0, jazz: 0 }
  beforeAll(async () => {
    const { venue, organizers } = links
    terms.music = await other('categories', { name: 'Música' })
    terms.jazz = await other('categories', { name: 'Concerts de jazz', parent: terms.music })
    const linked: Readonly<Record<string, Record<string, unknown>>> = {
      matí: { categories: [terms.music], venue: mode === 'live' ? venue : [venue] },
      vespre: {
        title: 'Nit de cançó i jazz',
        categories: [terms.jazz],
        organizer: organizers.slice(0, 1),
      },
    }
    for (const [name, body] of Object.entries(seeded))
      ids[name] = await other('events', { title: `Acte: ${name}`, ...body, ...linked[name] })
  })
  const list = (query: string, as?: string): Promise<Reply> =>
    site.ask('GET', `events?${query}`, { as })
  return {
    site,
    links,
    terms,
    ids,
    list,
    /** Names of the events that a query finds, in their order. */
    found: async (query: string, as?: string): Promise<string[]> => {
      const events = (await list(query, as)).at('events')
      const all = Array.isArray(events) ? events : []
      return all.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? '?')
    },
    /** Names of the parameters for which a query is refused. */
    refusedNames: async (query: string, as?: string): Promise<string[]> => {
      const reply = await list(query, as)
      expect(reply.at('code'), query).toBe('rest_invalid_param')
      return refusedNames(reply)
    },
  }
}
