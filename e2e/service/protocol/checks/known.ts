import type { World } from '../../worlds/world.ts'
import type { Language } from '../handlers.ts'
import { isDigits, positiveOf } from '../lists.ts'

export type PostTable = 'events' | 'venues' | 'organizers'
export type TermKind = 'category' | 'tag'

const found = async (world: World, text: string, parameters: unknown[]): Promise<boolean> =>
  (await world.sql.query(text, parameters)).length > 0

export const rowExists = (
  world: World,
  table: PostTable | 'pictures' | 'accounts',
  id: number,
): Promise<boolean> =>
  found(world, `select 1 from ${world.schema}.${table} where id = $1::bigint`, [id])

export const termExists = (world: World, kind: TermKind, id: number): Promise<boolean> =>
  found(world, `select 1 from ${world.schema}.terms where id = $1 and kind = $2`, [id, kind])

/**
 * The term of an id (in whatever language) or of a slug in one language; null when there is none.
 * A name of digits alone is always an id (contract.md §7.1).
 */
export const termIdOf = async (
  world: World,
  kind: TermKind,
  language: Language,
  entry: string,
): Promise<number | null> => {
  const [row] = isDigits(entry)
    ? await world.sql.query<{ id: number }>(
        `select id from ${world.schema}.terms where id = $1 and kind = $2`,
        [positiveOf(entry) ?? 0, kind],
      )
    : await world.sql.query<{ id: number }>(
        `select id from ${world.schema}.terms where slug = lower($1) and kind = $2 ` +
          `and coalesce(language, $3) = $3`,
        [entry, kind, language],
      )
  return row?.id ?? null
}
