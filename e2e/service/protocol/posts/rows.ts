import { tables } from '../../store/schema.ts'
import type { World } from '../../worlds/world.ts'
import type { PostTable } from '../checks/known.ts'
import type { PostRow } from './post.ts'

/** All but what only searching needs; a clock cast to text keeps its space where JSON would put a `T`. */
const columnsOf = (table: PostTable): string =>
  (tables.find(({ name }) => name === table)?.columns ?? [])
    .filter(({ generated }) => generated === undefined)
    .map(({ name, type }) => (type.startsWith('timestamp') ? `${name}::text as ${name}` : name))
    .join(', ')

const columns: Readonly<Record<PostTable, string>> = {
  events: columnsOf('events'),
  venues: columnsOf('venues'),
  organizers: columnsOf('organizers'),
}

/**
 * Whole rows in the order of their ids. Each comes as one JSON value: cell by cell a page of events
 * takes twice as long to read.
 */
export const rowsByIds = async <Row extends PostRow>(
  { sql, schema }: Pick<World, 'sql' | 'schema'>,
  table: PostTable,
  ids: readonly number[],
): Promise<Row[]> => {
  if (ids.length === 0) return []
  const rows = await sql.query<{ row: Row }>(
    `select to_json(r) as row from (select ${columns[table]} from ${schema}.${table} ` +
      'where id = any($1::bigint[])) as r order by array_position($1::bigint[], r.id)',
    [ids],
  )
  return rows.map(({ row }) => row)
}

/** A row of its own by id. */
export const postById = async <Row extends PostRow>(
  world: Pick<World, 'sql' | 'schema'>,
  table: PostTable,
  id: number,
): Promise<Row | undefined> => (await rowsByIds<Row>(world, table, [id]))[0]
