import type { World } from '../../worlds/world.ts'
import type { PostTable } from '../checks/known.ts'
import type { Language } from '../handlers.ts'
import { slugOf } from './slugs.ts'

/**
 * The record of a slug, case-insensitive; trashed ones and drafts without a slug have none to be
 * found by (contract.md §7.9). The language asked comes first; live sites look no further than the
 * slug, so another language's record is better than none there.
 */
export const findBySlug = async (
  world: World,
  table: PostTable,
  slug: string,
  language: Language,
): Promise<number | null> => {
  const only = world.mode === 'interface' ? 'and coalesce(language, $2) = $2' : ''
  const [row] = await world.sql.query<{ id: number }>(
    `select id from ${world.schema}.${table} where slug <> '' and slug = $1 ` +
      `and status <> 'trash' ${only} order by (coalesce(language, $2) = $2) desc, id limit 1`,
    [slugOf(slug), language],
  )
  return row?.id ?? null
}
