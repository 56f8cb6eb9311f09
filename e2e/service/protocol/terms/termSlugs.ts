import type { Sql } from '../../store/sql.ts'
import type { World } from '../../worlds/world.ts'
import type { TermKind } from '../checks/known.ts'

export interface Place {
  readonly kind: TermKind
  readonly language: string | null
}

/** The term of a slug in its language, other than the one with this id; null when it is free. */
export const slugHolder = async (
  { schema }: World,
  sql: Sql,
  { kind, language }: Place,
  slug: string,
  id = 0,
): Promise<number | null> => {
  const [row] = await sql.query<{ id: number }>(
    `select id from ${schema}.terms where kind = $1 and coalesce(language, '') = $2 ` +
      `and slug = $3 and id <> $4`,
    [kind, language ?? '', slug, id],
  )
  return row?.id ?? null
}

/**
 * A slug nobody has: as wanted, else with the parent's slug behind it, else with the first of `-2`,
 * `-3`, …, as live sites make it.
 */
export const freeTermSlug = async (
  world: World,
  sql: Sql,
  place: Place,
  wanted: string,
  parent: number,
): Promise<string> => {
  const isFree = async (slug: string): Promise<boolean> =>
    (await slugHolder(world, sql, place, slug)) === null
  if (await isFree(wanted)) return wanted
  const [above] = await sql.query<{ slug: string }>(
    `select slug from ${world.schema}.terms where id = $1`,
    [parent],
  )
  const base = above === undefined ? wanted : `${wanted}-${above.slug}`
  if (above !== undefined && (await isFree(base))) return base
  let number = 2
  while (!(await isFree(`${base}-${number}`))) number += 1
  return `${base}-${number}`
}
