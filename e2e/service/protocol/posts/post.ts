import type { World } from '../../worlds/world.ts'
import type { PostTable } from '../checks/known.ts'

/** What rows of events, venues and organizers share; clocks are `YYYY-MM-DD HH:MM:SS`. */
export interface PostRow {
  readonly id: number
  readonly language: string | null
  readonly author: number
  readonly status: string
  readonly date: string
  readonly date_utc: string | null
  readonly modified: string
  readonly modified_utc: string
  readonly title: string
  readonly description: string
  readonly excerpt: string
  readonly slug: string
  readonly password: string | null
  readonly image: number | null
  readonly previous_status: string | null
  readonly previous_slug: string | null
}

/** Columns to write, by name. */
export type Columns = Readonly<Record<string, unknown>>

/** Adds a row with the next id, or with the one given, and says which. */
export const insertPost = async (
  world: World,
  table: PostTable,
  columns: Columns,
): Promise<number> => {
  const names = Object.keys(columns)
  const holes = names.map((_, index) => `$${index + 1}`)
  const [row] = await world.sql.query<{ id: number }>(
    `insert into ${world.schema}.${table} (id, ${names.join(', ')}) ` +
      `values (nextval('${world.schema}.ids'), ${holes.join(', ')}) returning id`,
    Object.values(columns),
  )
  if (row === undefined) throw new Error(`nothing was added to ${table}`)
  return row.id
}

export const updatePost = async (
  world: World,
  table: PostTable,
  id: number,
  columns: Columns,
): Promise<void> => {
  const sets = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`)
  await world.sql.query(`update ${world.schema}.${table} set ${sets.join(', ')} where id = $1`, [
    id,
    ...Object.values(columns),
  ])
}
