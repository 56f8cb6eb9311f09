import { ProtocolError } from '../errors.ts'
import { type Call, nouns } from '../handlers.ts'
import { isObject, positiveOf } from '../lists.ts'
import { linkedHandlers } from '../linked/linkedHandlers.ts'
import { rowExists } from '../checks/known.ts'
import { endpointParameters, routes } from '../routes.ts'
import { validate } from '../validation.ts'

type Linked = 'venues' | 'organizers'

const refused = (table: Linked): ProtocolError =>
  new ProtocolError(400, `could-not-create-${nouns[table]}`)

const createEndpoint = (table: Linked) => {
  const route = routes.find(({ room, by }) => room === table && by === null)
  const endpoint = route?.endpoints.find(({ operation }) => operation === 'create')
  if (endpoint === undefined) throw new Error(`no way to create ${table}`)
  return endpoint
}

/** Makes a record out of data given inside an event (contract.md §7.4); its arguments are its own. */
const inline = async (
  call: Call,
  table: Linked,
  entry: Record<string, unknown>,
): Promise<number> => {
  if (typeof entry[nouns[table]] !== 'string' || entry[nouns[table]] === '') throw refused(table)
  const values = await validate(endpointParameters(createEndpoint(table), call.world), {
    ...call,
    arguments: entry,
  })
  const given = new Set(Object.keys(values).filter((name) => name in entry))
  const { body } = await linkedHandlers[table].create({
    ...call,
    arguments: values,
    given,
    sent: entry,
    target: 0,
  })
  const id = isObject(body) ? positiveOf(body.id) : null
  if (id === null) throw refused(table)
  return id
}

/** The record an entry stands for: an id, `{id}`, or one to be made. */
const linkedId = async (call: Call, table: Linked, entry: unknown): Promise<number> => {
  if (!isObject(entry)) {
    const id = positiveOf(entry)
    if (id === null) throw refused(table)
    return id
  }
  if (entry.id === undefined) return inline(call, table, entry)
  const id = positiveOf(entry.id) ?? 0
  if (!(await rowExists(call.world, table, id)))
    throw new ProtocolError(400, 'invalid-linked-post-id')
  return id
}

const linkedIds = async (call: Call, table: Linked, entries: readonly unknown[]) => {
  const ids: number[] = []
  for (const entry of entries) ids.push(await linkedId(call, table, entry))
  return [...new Set(ids)]
}

/** A live venue: one scalar, `{id}` or inline record; every empty value changes nothing (contract.md §7.3). */
const liveVenue = async (call: Call, value: unknown): Promise<number[] | null> => {
  const nothing = ['', 0, '0'].some((none) => none === value)
  if (nothing || (Array.isArray(value) && value.length === 0)) return null
  if (isObject(value) && Object.keys(value).length === 0) return null
  if (Array.isArray(value)) throw refused('venues')
  return linkedIds(call, 'venues', [value])
}

/** Live organizers: a list, one scalar or one `{id}`; a bare inline record is refused (contract.md §7.2). */
const organizerEntries = (value: unknown): unknown[] => {
  if (value === '' || value === null || value === undefined) return []
  if (Array.isArray(value)) return value
  if (isObject(value) && value.id === undefined) throw refused('organizers')
  return [value]
}

/**
 * The venues an event is to have, null for those it has. Made before the event itself is written.
 *
 * @throws ProtocolError 400 `could-not-create-venue`, `invalid-linked-post-id`
 */
export const venuesToLink = async (call: Call): Promise<number[] | null> => {
  const value = call.arguments.venue
  if (!call.given.has('venue') || value === null) return null
  if (call.world.mode === 'live') return liveVenue(call, value)
  return linkedIds(call, 'venues', Array.isArray(value) ? value : [])
}

/**
 * The organizers an event is to have, in order; null for those it has. Live updates that name none
 * unlink all.
 *
 * @throws ProtocolError 400 `could-not-create-organizer`, `invalid-linked-post-id`
 */
export const organizersToLink = async (call: Call): Promise<number[] | null> => {
  const named = call.given.has('organizer') && call.arguments.organizer !== null
  if (!named) return call.world.mode === 'live' ? [] : null
  return linkedIds(call, 'organizers', organizerEntries(call.arguments.organizer))
}

/** Replaces the links of an event, in order. */
export const replaceLinks = async (
  { world: { sql, schema } }: Call,
  event: number,
  table: Linked,
  ids: readonly number[] | null,
): Promise<void> => {
  if (ids === null) return
  const links = `${schema}.event_${table}`
  await sql.query(`delete from ${links} where event = $1`, [event])
  await sql.query(
    `insert into ${links} (event, ${nouns[table]}, position) ` +
      'select $1, id, position from unnest($2::bigint[]) with ordinality as given(id, position)',
    [event, ids],
  )
}
