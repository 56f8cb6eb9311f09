import { expect } from 'vitest'
import type { Mode } from '../../worlds/world.ts'
import { type Reply, type TestSite, openTestSite } from '../testSite.ts'

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

interface Links {
  readonly venue: number
  readonly organizer: number
  readonly music: number
  /** Under `music`. */
  readonly jazz: number
}

export interface ListedEvents extends Links {
  readonly site: TestSite
  readonly ids: Readonly<Record<string, number>>
  readonly list: (query: string, as?: string) => Promise<Reply>
  /** Names of the events that a query finds, in their order. */
  readonly found: (query: string, as?: string) => Promise<string[]>
  /** Names of the parameters for which a query is refused. */
  readonly refusedNames: (query: string, as?: string) => Promise<string[]>
}

const creator =
  (site: TestSite) =>
  async (path: string, body: unknown): Promise<number> =>
    (await site.ask('POST', path, { as: 'editor', body })).id

const createLinks = async (create: ReturnType<typeof creator>): Promise<Links> => {
  const music = await create('categories', { name: 'Música' })
  return {
    music,
    jazz: await create('categories', { name: 'Concerts de jazz', parent: music }),
    venue: await create('venues', { venue: 'Sala gran' }),
    organizer: await create('organizers', { organizer: 'Ateneu' }),
  }
}

/** A world of its own with the seeded events, and what to ask of its listing. */
export const openListedEvents = async (mode: Mode): Promise<ListedEvents> => {
  const site = await openTestSite(mode)
  const create = creator(site)
  const links = await createLinks(create)
  const { music, jazz, organizer, venue } = links
  const linked: Readonly<Record<string, Record<string, unknown>>> = {
    matí: { title: 'Acte: matí', categories: [music], venue: mode === 'live' ? venue : [venue] },
    vespre: { title: 'Nit de cançó i jazz', categories: [jazz], organizer: [organizer] },
  }
  const ids: Record<string, number> = {}
  for (const [name, body] of Object.entries(seeded))
    ids[name] = await create('events', { title: `Acte: ${name}`, ...body, ...linked[name] })
  const list: ListedEvents['list'] = (query, as) => site.ask('GET', `events?${query}`, { as })
  return {
    ...links,
    site,
    ids,
    list,
    found: async (query, as) => {
      const events = (await list(query, as)).at('events')
      const all = Array.isArray(events) ? events : []
      return all.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? '?')
    },
    refusedNames: async (query, as) => {
      const reply = await list(query, as)
      expect(reply.status, query).toBe(400)
      expect(reply.at('code'), query).toBe('rest_invalid_param')
      return Object.keys(Object(reply.at('data', 'params')))
    },
  }
}
