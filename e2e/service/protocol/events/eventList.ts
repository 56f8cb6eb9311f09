import type { Answer, Call } from '../handlers.ts'
import { listOf } from '../lists.ts'
import { mayWrite } from '../permissions.ts'
import { rowsByIds } from '../posts/rows.ts'
import { type Effective, type Paging, envelope, pagingOf } from '../posts/envelope.ts'
import { listedStatuses } from '../statuses.ts'
import { type Conditions, anywhere, conditions, whereText } from '../conditions.ts'
import { addDateFilters } from './dateFilters.ts'
import { eventBodies } from './eventBody.ts'
import type { EventRow } from './eventRow.ts'
import { folded } from '../../store/folded.ts'
import { type TermKind, termIdOf } from '../checks/known.ts'

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
const addLinkFilters = async (listing: Listing, { add, bind }: Conditions): Promise<void> => {
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

/** Interface silent: the radius of the location filters is not specified. It is ten kilometres. */
const radius = 10
const kilometresOfDegree = 111.2

/**
 * Filters by where the venue is. Interface mode only: live sites without the extension that does it
 * look at none of the three (contract.md §3.6).
 */
const addGeoFilters = (
  { world, arguments: values, given }: Pick<Call, 'world' | 'arguments' | 'given'>,
  { add, bind }: Conditions,
): void => {
  if (world.mode === 'live') return
  const located = (condition: string): string =>
    `exists (select 1 from ${world.schema}.event_venues l join ${world.schema}.venues v ` +
    `on v.id = l.venue where l.event = e.id and ${condition})`
  if (given.has('geoloc')) {
    const known = located('v.geo_lat is not null and v.geo_lng is not null')
    add(values.geoloc === true ? known : `not ${known}`)
  }
  if (!given.has('geoloc_lat') || !given.has('geoloc_lng')) return
  const lat = Number(values.geoloc_lat)
  const degrees = radius / kilometresOfDegree
  const wide = degrees / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  const near = (column: string, middle: number, size: number): string =>
    `${column} between ${bind(middle - size)} and ${bind(middle + size)}`
  add(
    located(
      `${near('v.geo_lat', lat, degrees)} and ${near('v.geo_lng', Number(values.geoloc_lng), wide)}`,
    ),
  )
}

/** Words of a search: all have to be there, `-word` must not, "words in quotes" belong together. */
const wordsOf = (search: string): string[] =>
  [...search.matchAll(/(-?)"([^"]+)"|(\S+)/g)].map(([, sign = '', phrase, word = '']) =>
    phrase === undefined ? word : `${sign}${phrase}`,
  )

/** Conditions on the folded column `search` of an aliased table (contract.md §3.6). */
const addSearch = (search: string, column: string, { add, bind }: Conditions): void => {
  for (const word of wordsOf(search)) {
    const excluded = word.length > 1 && word.startsWith('-')
    const hole = bind(anywhere(excluded ? word.slice(1) : word))
    add(`${column} ${excluded ? 'not like' : 'like'} ${folded(`${hole}::text`)}`)
  }
}

/** Those who may write see every status but two when they name none (contract.md §3.6). */
const statusesOf = ({ arguments: values, given, account }: Call): readonly string[] => {
  if (given.has('status')) return listOf(values.status)
  return mayWrite(account) ? listedStatuses : ['publish']
}

const addPlainFilters = (call: Call, { add, bind }: Conditions): void => {
  const { world, language, arguments: values, given } = call
  if (!world.options.oneRecordForAllLanguages) add(`e.language = ${bind(language)}`)
  const statuses = statusesOf(call)
  add(
    statuses.length === 1
      ? `e.status = ${bind(statuses[0])}`
      : `e.status = any(${bind(statuses)}::text[])`,
  )
  if (world.mode === 'live') add('not e.hide_from_listings')
  if (given.has('featured')) add(`e.featured = ${bind(values.featured)}`)
  if (given.has('post_parent')) add(`e.post_parent = ${bind(values.post_parent)}`)
  if (given.has('include')) add(`e.id = any(${bind(listOf(values.include).map(Number))}::bigint[])`)
  // Interface silent: what makes an event `ticketed` is not specified. No event is; live mode refuses the filter earlier.
  if (values.ticketed === true) add('false')
}

const addSearchFilter = ({ arguments: values, given, account }: Call, found: Conditions): void => {
  if (!given.has('search')) return
  addSearch(String(values.search), 'e.search', found)
  if (account === null) found.add("coalesce(e.password, '') = ''")
}

interface Found {
  readonly ids: readonly number[]
  readonly total: number
}

/** Filters that an index of their own answers with few rows, or that look at every row. */
const searching = ['search', 'categories', 'tags', 'venue', 'organizer', 'include']

/**
 * Ids of one page and the number of all; full rows are read later. What has to be searched for is
 * found once and kept for both; anything else is quicker looked up twice in the index by start, where
 * a page stops early.
 */
const findPage = async (call: Call, found: Conditions, paging: Paging): Promise<Found> => {
  const { sql, schema } = call.world
  const kept = searching.some((name) => call.given.has(name)) ? 'materialized' : 'not materialized'
  const [page] = await sql.query<Found>(
    `with found as ${kept} (` +
      `select e.id, e.start_date from ${schema}.events e ${whereText(found)}) ` +
      'select array_to_json(array(select id from found order by start_date, id ' +
      `limit ${paging.per_page} offset ${paging.offset})) as ids, ` +
      '(select count(*) from found) as total',
    found.values,
  )
  return page ?? { ids: [], total: 0 }
}

/** What the addresses of the envelope say; categories, tags and the language are left out there. */
const effectiveOf = (call: Call, dates: Effective): Effective => {
  const { arguments: values, given, account } = call
  const { start_date, end_date, ...relative } = dates
  const text = (name: string) => (given.has(name) ? String(values[name]) : undefined)
  return {
    start_date,
    end_date,
    search: text('search'),
    status: text('status') ?? (mayWrite(account) ? 'any' : 'publish'),
    include: given.has('include') ? listOf(values.include).join(',') : undefined,
    ...relative,
    venue: given.has('venue') ? listOf(values.venue).join(',') : undefined,
    organizer: given.has('organizer') ? listOf(values.organizer).join(',') : undefined,
    featured: given.has('featured') ? Number(values.featured) : undefined,
  }
}

/** GET `/events`: interface.md, Listing parameters: events; contract.md §3.6. */
export const listEvents = async (call: Call): Promise<Answer> => {
  const found = conditions()
  addPlainFilters(call, found)
  const dates = addDateFilters(call, found)
  await addLinkFilters(call, found)
  addGeoFilters(call, found)
  addSearchFilter(call, found)
  const paging = pagingOf(call)
  const { ids, total } = await findPage(call, found, paging)
  const rows = await rowsByIds<EventRow>(call.world, 'events', ids)
  return envelope(call, {
    collection: 'events',
    noun: 'event',
    items: rows.length === 0 ? [] : await eventBodies(call, rows),
    total,
    paging,
    effective: effectiveOf(call, dates),
  })
}
