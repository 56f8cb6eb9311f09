import { type TermKind, termIdOf } from '../checks/known.ts'
import type { Call } from '../handlers.ts'
import { listOf } from '../lists.ts'
import type { Conditions } from '../conditions.ts'

type Listing = Pick<Call, 'world' | 'language' | 'arguments' | 'given'>

/** Terms named by id or slug, with all that hang under them. */
const termIds = async (
  { world, language }: Listing,
  kind: TermKind,
  value: unknown,
): Promise<number[]> => {
  const named = await Promise.all(
    listOf(value).map((entry) => termIdOf(world, kind, language, entry)),
  )
  const rows = await world.sql.query<{ id: number }>(
    `with recursive tree as (select unnest($1::bigint[]) as id union ` +
      `select t.id from ${world.schema}.terms t join tree on t.parent = tree.id) ` +
      'select id from tree',
    [named.filter((id) => id !== null)],
  )
  return rows.map(({ id }) => id)
}

/** Inside a list any will do; between the lists all count (contract.md 35). */
export const addLinkFilters = async (
  listing: Listing,
  { add, bind }: Conditions,
): Promise<void> => {
  const { world, arguments: values, given } = listing
  const kinds = { categories: 'category', tags: 'tag' } as const
  for (const name of ['categories', 'tags'] as const) {
    if (!given.has(name)) continue
    const ids = bind(await termIds(listing, kinds[name], values[name]))
    add(
      `e.id in (select event from ${world.schema}.event_terms where term = any(${ids}::bigint[]))`,
    )
  }
  for (const name of ['venue', 'organizer'] as const) {
    if (!given.has(name)) continue
    const ids = bind(listOf(values[name]).map(Number))
    const table = `${world.schema}.event_${name}s`
    add(`e.id in (select event from ${table} where ${name} = any(${ids}::bigint[]))`)
  }
}
