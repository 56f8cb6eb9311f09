import type { World } from '../../worlds/world.ts'
import type { TermKind } from '../checks/known.ts'
import type { Sql } from '../../store/sql.ts'

export interface TermRow {
  readonly id: number
  readonly kind: TermKind
  readonly language: string | null
  readonly name: string
  readonly slug: string
  readonly description: string
  /** 0 at the top level. */
  readonly parent: number
  /** Published events that have it (contract.md §3.7). */
  readonly count: number
}

/** Columns of a `TermRow` from `terms t`. */
export const termColumns =
  't.id, t.kind, t.language, t.name, t.slug, t.description, t.parent, t.count'

export const termById = async (
  { schema }: Pick<World, 'schema'>,
  sql: Sql,
  id: number,
): Promise<TermRow> => {
  const [row] = await sql.query<TermRow>(
    `select ${termColumns} from ${schema}.terms t where t.id = $1`,
    [id],
  )
  if (row === undefined) throw new Error(`no term ${id}`)
  return row
}

/** Slugs from the top level down to each of these terms, by id. */
export const slugPaths = async (
  { schema, sql }: Pick<World, 'schema' | 'sql'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await sql.query<{ id: number; path: string }>(
    `with recursive up as (
       select id, slug::text as path, parent, 1 as depth from ${schema}.terms
       where id = any($1::bigint[])
       union all
       select up.id, p.slug || '/' || up.path, p.parent, up.depth + 1
       from up join ${schema}.terms p on p.id = up.parent where up.depth < 20
     ) select distinct on (id) id, path from up order by id, depth desc`,
    [ids],
  )
  return new Map(rows.map(({ id, path }) => [id, path]))
}
