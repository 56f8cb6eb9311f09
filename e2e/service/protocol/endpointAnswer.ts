import type { World } from '../worlds/world.ts'
import { type Sent, mergedArguments, sentArguments } from './arguments.ts'
import type { PostTable } from './checks/known.ts'
import { namespaceIndex } from './discovery.ts'
import { documentation } from './documentation.ts'
import { ProtocolError } from './errors.ts'
import {
  type Account,
  type Answer,
  type Arguments,
  type Call,
  type Handler,
  type Language,
  languages,
} from './handlers.ts'
import { mayEdit, mayWrite } from './permissions.ts'
import { rooms } from './rooms.ts'
import { type Endpoint, type Route, endpointParameters, isWrite } from './routes.ts'
import { postTableOf, targetOf } from './target.ts'
import { validate } from './validation.ts'

export interface Asked {
  readonly request: Request
  readonly world: World
  readonly account: Account | null
  readonly route: Route
  readonly endpoint: Endpoint
  /** Of the address; the selector may decide otherwise. */
  readonly segment: Language
  /** `id` or `slug`, as the path spells it. */
  readonly path: Readonly<Record<string, string>>
}

/** Where address and selector disagree the selector decides (product.md §3). */
export const selectedLanguage = (given: Arguments, world: World, segment: Language): Language =>
  languages.find((known) => known === given[world.options.languageParameter]) ?? segment

const permit = (endpoint: Endpoint, account: Account | null): void => {
  if (isWrite(endpoint) && !mayWrite(account))
    throw new ProtocolError(account === null ? 401 : 403, 'rest_forbidden')
}

/**
 * What the request itself named. By slug, live services take `slug` for the key and never for a new
 * one (contract.md §7.9); the interface does so for venues and organizers, whose slugs it cannot write.
 */
const givenNames = (values: Arguments, { body, query }: Sent, asked: Asked): Set<string> => {
  const { by, room } = asked.route
  const names = Object.keys(values).filter((name) => name in body || name in query)
  const isKey = (name: string): boolean =>
    name === 'id' ||
    (name === 'slug' && by === 'slug' && (asked.world.mode === 'live' || room !== 'events'))
  return new Set(names.filter((name) => !isKey(name)))
}

/**
 * Live sites refuse to write another author's record by id only.
 * Interface silent: writing another author's record by its slug is not mentioned. It is refused, as by id.
 */
const permitTarget = async (asked: Asked, table: PostTable, target: number): Promise<void> => {
  const { world, account, route, endpoint } = asked
  if (!world.options.ownRecordsOnly || !isWrite(endpoint)) return
  if (world.mode === 'live' && route.by === 'slug') return
  const [row] = await world.sql.query<{ author: number; status: string }>(
    `select author, status from ${world.schema}.${table} where id = $1`,
    [target],
  )
  if (row && !mayEdit(account, row)) throw new ProtocolError(403, 'rest_forbidden')
}

/** Up to 6.17.1 the content system's error object goes out as if it were a record (contract.md §9, 7). */
const unknownBySlug: Answer = {
  status: 200,
  body: {
    errors: { 'event-not-found': ['The requested post ID does not exist or is not an event'] },
    error_data: [],
  },
}

/**
 * A write is done whole or not at all, with what it makes on the way, and the writes of one world
 * one after the other: free slugs stay free, and none waits for another's counts of terms.
 */
const writingAlone = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'

/**
 * Required and checks, permission, target, handler, in this order (contract.md §4).
 *
 * @throws ProtocolError
 */
export const endpointAnswer = async (asked: Asked): Promise<Answer> => {
  const { request, world, account, route, endpoint, segment, path } = asked
  const { room, by } = route
  const sent = await sentArguments(request)
  const given = mergedArguments(sent, path, world)
  const language = selectedLanguage(given, world, segment)
  const values = await validate(endpointParameters(endpoint, world), {
    world,
    language,
    account,
    arguments: given,
  })
  permit(endpoint, account)
  const target = await targetOf(asked.route, world, given, path.slug ?? '', language)
  if (target === null) return unknownBySlug
  const table = room && postTableOf(room)
  if (table && by !== null) await permitTarget(asked, table, target)
  const call: Call = {
    world,
    language,
    account,
    method: request.method,
    arguments: values,
    given: givenNames(values, sent, asked),
    sent: given,
    target,
  }
  const handler = handlerOf(asked)
  if (!isWrite(endpoint)) return handler(call)
  return world.sql.transaction(async (sql) => {
    await sql.query(writingAlone, [world.schema])
    return handler({ ...call, world: { ...world, sql } })
  })
}

const handlerOf = ({ route: { room }, endpoint: { operation } }: Asked): Handler => {
  if (operation === 'index') return namespaceIndex
  if (operation === 'doc') return documentation
  if (room === null) throw new Error(`nobody answers ${operation}`)
  return rooms[room][operation]
}
