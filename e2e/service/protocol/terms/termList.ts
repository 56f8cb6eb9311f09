import { namespaceRootOf } from '../address.ts'
import type { TermKind } from '../checks/known.ts'
import { type Conditions, whereText, anywhere, conditions } from '../conditions.ts'
import type { Answer, Call } from '../handlers.ts'
import { pagingOf } from '../posts/envelope.ts'
import { termBodies, termNames } from './termBody.ts'
import { type TermRow, termColumns } from './termRow.ts'
import { folded } from '../../store/folded.ts'
import { listOf } from '../lists.ts'

const idsOf = (value: unknown): number[] => listOf(value).map(Number)

/**
 * What narrows a listing of `terms t`, save `hide_empty` (contract.md §3.7). `event` overrides
 * `post`.
 * Interface silent: the texts in which a search of terms looks are not specified. They are name and slug.
 */
const termConditions = (
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
const termOrder = ({ world, arguments: { order, orderby } }: Call): string => {
  const named = typeof order === 'string' ? order.toLowerCase() : 'asc'
  const descends = world.mode === 'live' ? named !== 'asc' : named === 'desc'
  const column = columns[String(orderby ?? 'name')] ?? 't.sort'
  return `${column} ${descends ? 'desc' : 'asc'}, t.sort, t.id`
}

/**
 * What `hide_empty` keeps. Live sites also keep the empty ancestors of a category that is not
 * empty, unless one parent's children were asked for.
 * Interface silent: the ancestors of a category with events are not mentioned. `hide_empty` hides those without events.
 */
const shownText = ({ world, arguments: values }: Call, kind: TermKind): string => {
  if (values.hide_empty === false) return 'true'
  const alone = 't.count > 0'
  if (world.mode === 'interface' || kind === 'tag' || values.parent !== undefined) return alone
  const { schema } = world
  return `(${alone} or t.id in (with recursive up as (
      select c.parent from ${schema}.terms c where c.count > 0 and c.parent > 0
      union select p.parent from up join ${schema}.terms p on p.id = up.parent where p.parent > 0
    ) select parent from up))`
}

type Counted = TermRow & { total: number }

const listedTerms = async (
  call: Call,
  kind: TermKind,
): Promise<{ rows: TermRow[]; total: number }> => {
  const { world } = call
  const filters = termConditions(call, kind)
  const { values } = filters
  const { per_page, offset } = pagingOf(call)
  const listed = `with t as (
      select ${termColumns}, t.sort from ${world.schema}.terms t ${whereText(filters)}
        and ${shownText(call, kind)}
    )`
  const rows = await world.sql.query<Counted>(
    `${listed} select t.*, (select count(*) from t) as total from t order by ${termOrder(call)} ` +
      `limit ${per_page} offset ${offset}`,
    values,
  )
  if (rows[0] !== undefined) return { rows, total: rows[0].total }
  const [past] = await world.sql.query<{ total: number }>(
    `${listed} select count(*) as total from t`,
    values,
  )
  return { rows, total: past?.total ?? 0 }
}

/** The next page's address: live sites lose every filter in it (contract.md §1.5). */
const pageAddress = ({ world, language, arguments: values, given }: Call, kind: TermKind) => {
  const base = `${namespaceRootOf(world, language)}/${termNames[kind].collection}/`
  const kept = [...given].filter((name) => world.mode === 'interface' && name !== 'page')
  return (page: number): string =>
    `${base}?${new URLSearchParams([...kept.map((name) => [name, String(values[name])]), ['page', String(page)]])}`
}

/** A page of terms; past the end it is empty and no error (contract.md §3.8). */
export const listTerms = async (call: Call, kind: TermKind): Promise<Answer> => {
  const { rows, total } = await listedTerms(call, kind)
  const { page, per_page } = pagingOf(call)
  const total_pages = Math.ceil(total / per_page)
  const { collection } = termNames[kind]
  const addressOf = pageAddress(call, kind)
  return {
    status: 200,
    headers: { 'X-TEC-Total': String(total), 'X-TEC-TotalPages': String(total_pages) },
    body: {
      rest_url: `${namespaceRootOf(call.world, call.language)}/${collection}/`,
      total,
      total_pages,
      [collection]: await termBodies(call, rows),
      ...(page < total_pages ? { next_rest_url: addressOf(page + 1) } : {}),
      ...(page > 1 && total > 0 ? { previous_rest_url: addressOf(page - 1) } : {}),
    },
  }
}
