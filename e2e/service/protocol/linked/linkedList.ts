import { folded } from '../../store/folded.ts'
import { type Conditions, anywhere, conditions, whereText } from '../conditions.ts'
import type { Answer, Call } from '../handlers.ts'
import { isTruthy, listOf } from '../lists.ts'
import { mayWrite } from '../permissions.ts'
import { envelope, pagingOf } from '../posts/envelope.ts'
import { wallAt } from '../dates/zones.ts'
import { imageBodies } from '../posts/pictures.ts'
import type { PostRow } from '../posts/post.ts'
import { listedStatuses } from '../statuses.ts'
import { linkedBodies } from './linkedBody.ts'
import { type LinkedKind, linksOf } from './linkedKind.ts'

/**
 * Events that count for `has_events`: those this person would see in a listing.
 * Interface silent: which events count for `has_events` is not specified. Those count that the account would see in a
 * listing, and `false` selects records without any.
 */
const statusesOf = ({ account }: Call): readonly string[] =>
  mayWrite(account) ? listedStatuses : ['publish']

const addEventFilters = <Row extends PostRow>(
  call: Call,
  kind: LinkedKind<Row>,
  { add, bind }: Conditions,
): void => {
  const { world, arguments: values } = call
  const { table, column } = linksOf(call, kind)
  const linked = (condition: string): string =>
    `p.id in (select l.${column} from ${table} l join ${world.schema}.events e on e.id = l.event ` +
    `where ${condition})`
  if (values.event !== undefined) add(linked(`e.id = ${bind(Number(values.event))}`))
  const counted = () => `e.status = any(${bind(statusesOf(call))}::text[])`
  if ((values.has_events ?? null) !== null)
    add(`${isTruthy(values.has_events) ? '' : 'not '}${linked(counted())}`)
  if (isTruthy(values.only_with_upcoming)) {
    const now = bind(wallAt(world.now(), 'UTC'))
    add(linked(`${counted()} and e.utc_end_date >= ${now}::timestamp`))
  }
}

const filtersOf = <Row extends PostRow>(
  call: Call,
  kind: LinkedKind<Row>,
  searched: boolean,
): Conditions => {
  const { language, arguments: values } = call
  const held = conditions()
  const { add, bind } = held
  add(`coalesce(p.language, ${bind(language)}) = $1`)
  const named = listOf(values.status)
  add(`p.status = any(${bind(named.length > 0 ? named : statusesOf(call))}::text[])`)
  addEventFilters(call, kind, held)
  if (searched && typeof values.search === 'string')
    add(`p.search like ${folded(`${bind(anywhere(values.search))}::text`)}`)
  return held
}

const countOf = async <Row extends PostRow>(
  call: Call,
  kind: LinkedKind<Row>,
  searched: boolean,
): Promise<number> => {
  const { world } = call
  const filters = filtersOf(call, kind, searched)
  const [row] = await world.sql.query<{ total: number }>(
    `select count(*) as total from ${world.schema}.${kind.table} p ${whereText(filters)}`,
    filters.values,
  )
  return row?.total ?? 0
}

/** Live sites forget a search that found nothing when they count (contract.md §3.7). */
const totalOf = async <Row extends PostRow>(call: Call, kind: LinkedKind<Row>): Promise<number> => {
  const total = await countOf(call, kind, true)
  return total === 0 && call.world.mode === 'live' ? countOf(call, kind, false) : total
}

const textOf = (value: unknown): string | undefined =>
  (value ?? null) === null ? undefined : String(value)

/** What the addresses of the pages repeat; live sites lose two of the filters (contract.md §3.7). */
const effectiveOf = ({ world, account, arguments: values, given }: Call) => {
  const written = (name: string) => (given.has(name) ? textOf(values[name]) : undefined)
  return {
    event: written('event'),
    has_events: written('has_events'),
    ...(world.mode === 'interface'
      ? { search: written('search'), only_with_upcoming: written('only_with_upcoming') }
      : {}),
    status: textOf(values.status) ?? (mayWrite(account) ? 'any' : 'publish'),
  }
}

/** A page of venues or organizers, newest publication first (contract.md 46). */
export const listLinked = async <Row extends PostRow>(
  call: Call,
  kind: LinkedKind<Row>,
): Promise<Answer> => {
  const { world } = call
  const paging = pagingOf(call)
  const filters = filtersOf(call, kind, true)
  const rows = await world.sql.query<Row>(
    `select p.* from ${world.schema}.${kind.table} p ${whereText(filters)} ` +
      `order by p.date desc, p.id desc limit ${paging.per_page} offset ${paging.offset}`,
    filters.values,
  )
  return envelope(call, {
    collection: kind.table,
    noun: kind.noun,
    items: linkedBodies(call, kind, rows, await imageBodies(world, rows)),
    total: await totalOf(call, kind),
    paging,
    effective: effectiveOf(call),
  })
}
