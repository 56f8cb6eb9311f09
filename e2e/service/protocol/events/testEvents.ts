import type { Mode } from '../../worlds/world.ts'
import { type Reply, testSite } from '../testSite.ts'

/** An event that says no more than it must. */
export const plainEvent = {
  title: 'Ball de rams',
  start_date: '2040-05-10 10:00:00',
  end_date: '2040-05-10 12:00:00',
}

/** Names of the parameters that a reply refuses, which has to be a 400. */
export const refusedNames = (reply: Reply): string[] => {
  expect(reply.status).toBe(400)
  return Object.keys(Object(reply.at('data', 'params')))
}

/** Ids of what hangs on a record, be it one or a list. */
export const linkedIds = (reply: Reply, name: string): unknown[] => {
  const linked = reply.at(name)
  return Array.isArray(linked) ? linked.map(({ id }) => id) : [reply.at(name, 'id')]
}

/** For all tests of a suite a world with a venue and two organizers, and an editor's ways of filling it. */
export const eventSite = (mode: Mode) => {
  const site = testSite(mode)
  const links = { venue: 0, organizers: [0, 0] as [number, number] }
  /** The id of a record of another collection. */
  const other = async (path: string, body: unknown): Promise<number> =>
    (await site.ask('POST', path, { as: 'editor', body })).id
  beforeAll(async () => {
    links.venue = await other('venues', { venue: 'Sala gran' })
    links.organizers = [
      await other('organizers', { organizer: 'Ateneu' }),
      await other('organizers', { organizer: 'Colla' }),
    ]
  })
  return {
    site,
    links,
    other,
    /** A plain event with these fields. */
    create: (body: Record<string, unknown> = {}, as = 'editor'): Promise<Reply> =>
      site.ask('POST', 'events', { as, body: { ...plainEvent, ...body } }),
    update: (id: number, body: unknown, as = 'editor'): Promise<Reply> =>
      site.ask('PATCH', `events/${id}`, { as, body }),
  }
}
