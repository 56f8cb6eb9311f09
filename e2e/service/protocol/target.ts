import type { World } from '../worlds/world.ts'
import { type PostTable, type TermKind, rowExists, termExists } from './checks/known.ts'
import { ProtocolError } from './errors.ts'
import { type Arguments, type Language, type Room, nouns } from './handlers.ts'
import { positiveOf } from './lists.ts'
import { findBySlug } from './posts/find.ts'
import type { Route } from './routes.ts'

export const postTableOf = (room: Room): PostTable | null =>
  room === 'events' || room === 'venues' || room === 'organizers' ? room : null

const termKindOf = (room: Room): TermKind => (room === 'categories' ? 'category' : 'tag')

const isOtherPost = async (world: World, id: number): Promise<boolean> =>
  (await rowExists(world, 'venues', id)) || rowExists(world, 'organizers', id)

const byId = async (world: World, room: Room, id: number): Promise<number> => {
  const table = postTableOf(room)
  const known =
    table === null
      ? await termExists(world, termKindOf(room), id)
      : await rowExists(world, table, id)
  if (known) return id
  // contract.md §1.9: live sites from 6.17.2 tell an unknown id from that of another kind.
  if (world.mode === 'live' && room === 'events' && (await isOtherPost(world, id)))
    throw new ProtocolError(400, 'rest-invalid-event-id')
  throw new ProtocolError(404, `rest-${nouns[room]}-not-found`)
}

/**
 * The id an item route speaks of, 0 on the others. In live mode an unknown one was refused as a
 * parameter before, where it is checked; where it is not, at the update of an event by slug, null.
 *
 * @throws ProtocolError 404 `rest-<noun>-not-found`, 400 `rest-invalid-event-id`
 */
export const targetOf = async (
  { room, by }: Route,
  world: World,
  given: Arguments,
  slug: string,
  language: Language,
): Promise<number | null> => {
  if (room === null || by === null) return 0
  if (by === 'id') return byId(world, room, positiveOf(given.id) ?? 0)
  const table = postTableOf(room)
  const wanted = world.mode === 'live' ? String(given.slug ?? slug) : slug
  const found = table && (await findBySlug(world, table, wanted, language))
  if (found === null && (world.mode === 'interface' || world.options.unknownEventIs404))
    throw new ProtocolError(404, `rest-${nouns[room]}-not-found`)
  return found
}
