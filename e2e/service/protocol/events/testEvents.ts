import { expect } from 'vitest'
import type { Mode } from '../../worlds/world.ts'
import { type Reply, type TestSite, openTestSite } from '../testSite.ts'

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

export interface EventSite {
  readonly site: TestSite
  /** A plain event with these fields. */
  readonly create: (body?: Record<string, unknown>, as?: string) => Promise<Reply>
  readonly update: (id: number, body: unknown, as?: string) => Promise<Reply>
  /** The id of a record of another collection. */
  readonly other: (path: string, body: unknown) => Promise<number>
  readonly venue: number
  readonly organizers: readonly number[]
}

/** A world with a venue and two organizers, and an editor's ways of filling it. */
export const openEventSite = async (mode: Mode): Promise<EventSite> => {
  const site = await openTestSite(mode)
  const other: EventSite['other'] = async (path, body) =>
    (await site.ask('POST', path, { as: 'editor', body })).id
  return {
    site,
    create: (body = {}, as = 'editor') =>
      site.ask('POST', 'events', { as, body: { ...plainEvent, ...body } }),
    update: (id, body, as = 'editor') => site.ask('PATCH', `events/${id}`, { as, body }),
    other,
    venue: await other('venues', { venue: 'Sala gran' }),
    organizers: [
      await other('organizers', { organizer: 'Ateneu' }),
      await other('organizers', { organizer: 'Colla' }),
    ],
  }
}
