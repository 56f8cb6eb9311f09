import type { Column } from '../store/columns.ts'
import { tables } from '../store/schema.ts'
import type { World } from '../worlds/world.ts'

/** What somebody else writes into a record, by the interface's names. */
export type Fields = Readonly<Record<string, unknown>>

/** What the wire calls the name of a venue and of an organizer is `title` in the tables. */
const columnNamed = (table: string, field: string): string =>
  (table === 'venues' && field === 'venue') || (table === 'organizers' && field === 'organizer')
    ? 'title'
    : field

const columnOf = (table: string, field: string): Column => {
  const name = columnNamed(table, field)
  const column = tables.find((known) => known.name === table)?.columns.find((c) => c.name === name)
  if (column === undefined || column.generated !== undefined)
    throw new Error(`A colleague cannot change "${field}" of ${table}`)
  return column
}

const wallClock = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  )

/** Clocks here have seconds: a change within the second of the last one is told by the next. */
const settingOf = ({ name }: Column): string =>
  name.startsWith('modified')
    ? `${name} = greatest(r.${name}, kept.${name} + interval '1 second')`
    : `${name} = r.${name}`

/** Which table and record `events/5` or `venues/by-slug/the-hall` names. */
const recordOf = (path: string): { table: string; by: 'id' | 'slug'; key: string } | undefined => {
  const [, table, byId, bySlug] =
    /^(events|venues|organizers|categories|tags)\/(?:(\d+)|by-slug\/([^/]+))\/?$/.exec(path) ?? []
  if (table === undefined) return undefined
  const isTerm = table === 'categories' || table === 'tags'
  const by = byId === undefined ? 'slug' : 'id'
  return { table: isTerm ? 'terms' : table, by, key: byId ?? bySlug ?? '' }
}

/**
 * Changes fields of the record that a path names, as another editor would between two of our
 * requests. Fields are written as given: dates in the event's wall time, nothing derived.
 *
 * @throws Error when the path names no record or the record has no such field
 */
export const meddle = async (world: World, path: string, fields: Fields): Promise<void> => {
  const record = recordOf(path)
  if (record === undefined) throw new Error(`A colleague finds no record at "${path}"`)
  const { table, by, key } = record
  const given = { ...fields }
  if (table !== 'terms') {
    given['modified'] = wallClock(world.now(), world.options.siteTimezone)
    given['modified_utc'] = wallClock(world.now(), 'UTC')
  }
  const columns = Object.keys(given).map((field) => columnOf(table, field))
  const values = Object.fromEntries(
    Object.entries(given).map(([field, value]) => [columnNamed(table, field), value]),
  )
  await world.sql.query(
    `update ${world.schema}.${table} as kept set ${columns.map(settingOf).join(', ')}
     from jsonb_to_record($2::jsonb) as r(${columns.map(({ name, type }) => `${name} ${type}`).join(', ')})
     where kept.${by}::text = lower($1)`,
    [key, JSON.stringify(values)],
  )
}
