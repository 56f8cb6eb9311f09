import { folded } from '../../store/folded.ts'
import type { TermKind } from '../checks/known.ts'
import { type Conditions, anywhere, conditions } from '../conditions.ts'
import type { Call } from '../handlers.ts'
import { listOf } from '../lists.ts'

const idsOf = (value: unknown): number[] => listOf(value).map(Number)

/**
 * What narrows a listing of `terms t`, save `hide_empty` (contract.md §3.7). `event` overrides
 * `post`.
 * Interface silent: the texts in which a search of terms looks are not specified. They are name and slug.
 */
export const termConditions = (
  { world, language, arguments: values }: Call,
  kind: TermKind,
): Conditions => {
  const held = conditions()
  const { add, bind } = held
  const { search, exclude, include, parent, slug } = values
  const event = values.event ?? values.post
  add(`t.kind = ${bind(kind)}`)
  add(`coalesce(t.language, ${bind(language)}) = $2`)
  if (typeof search === 'string') {
    const hole = bind(anywhere(search))
    add(`(t.sort like ${folded(`${hole}::text`)} or t.slug like lower(${hole}::text))`)
  }
  if (exclude !== undefined) add(`t.id <> all(${bind(idsOf(exclude))}::bigint[])`)
  if (include !== undefined) add(`t.id = any(${bind(idsOf(include))}::bigint[])`)
  if (parent !== undefined) add(`t.parent = ${bind(Number(parent))}`)
  if (typeof slug === 'string') add(`t.slug = ${bind(slug.toLowerCase())}`)
  if (event !== undefined) {
    const links = `${world.schema}.event_terms`
    add(`t.id in (select term from ${links} where event = ${bind(Number(event))})`)
  }
  return held
}

const columns: Readonly<Record<string, string>> = {
  name: 't.sort',
  slug: 't.slug',
  id: 't.id',
  term_id: 't.id',
  count: 't.count',
  description: 't.description',
  parent: 't.parent',
}

/**
 * Live sites know `asc` and take all else for `desc`; in place of an attribute they do not know, they take the name.
 * Interface silent: the attributes by which terms are sorted, and the orders, are not listed. They are those of live
 * sites, and an unknown order is ascending.
 */
export const termOrder = ({ world, arguments: { order, orderby } }: Call): string => {
  const named = typeof order === 'string' ? order.toLowerCase() : 'asc'
  const descends = world.mode === 'live' ? named !== 'asc' : named === 'desc'
  const column = columns[String(orderby ?? 'name')] ?? 't.sort'
  return `${column} ${descends ? 'desc' : 'asc'}, t.sort, t.id`
}
