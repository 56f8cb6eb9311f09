import type { World } from '../../worlds/world.ts'
import type { RestAddress } from '../address.ts'
import { phpArguments } from '../arguments.ts'
import type { PostTable } from '../checks/known.ts'
import { ProtocolError, invalidParameters } from '../errors.ts'
import type { Account, Answer } from '../handlers.ts'
import { listOf, positiveOf } from '../lists.ts'
import { mayEdit, mayRead, mayWrite } from '../permissions.ts'
import { postById, rowsByIds } from '../posts/rows.ts'
import type { PostRow } from '../posts/post.ts'
import { registeredStatuses } from '../statuses.ts'
import { shownText, shownTitle } from '../texts/rendered.ts'

/** The content system's names of the collections that have routes of its own. */
const types: Readonly<Record<string, { readonly table: PostTable; readonly name: string }>> = {
  tribe_venue: { table: 'venues', name: 'Venues' },
  tribe_organizer: { table: 'organizers', name: 'Organizers' },
  tribe_events: { table: 'events', name: 'Events' },
}

const typesBody = Object.fromEntries(
  Object.entries(types).map(([slug, { name }]) => [
    slug,
    { name, slug, rest_base: slug, rest_namespace: 'wp/v2' },
  ]),
)

const mostListed = 100

const isoTime = (wall: string | null) => wall?.replace(' ', 'T') ?? null

/** A record as these routes show it, in the context `edit` with the texts as they were written. */
const bodyOf = (world: World, type: string, row: PostRow, isEdit: boolean) => {
  const text = (raw: string, rendered: string) => (isEdit ? { raw, rendered } : { rendered })
  return {
    id: row.id,
    date: isoTime(row.date),
    date_gmt: isoTime(row.date_utc),
    modified: isoTime(row.modified),
    modified_gmt: isoTime(row.modified_utc),
    ...(isEdit ? { password: row.password ?? '' } : {}),
    slug: row.slug,
    status: row.status,
    type,
    title: text(row.title, shownTitle(row.title, world)),
    content: text(row.description, shownText(row.description, world)),
    excerpt: text(row.excerpt, shownText(row.excerpt, world)),
    author: row.author,
    featured_media: row.image ?? 0,
  }
}

type Arguments = ReturnType<typeof phpArguments>

const forbidden = (account: Account | null) =>
  new ProtocolError(account === null ? 401 : 403, 'rest_forbidden_context')

const pageOf = ({ page, per_page: perPage }: Arguments) => {
  const most = perPage === undefined ? 10 : (positiveOf(perPage) ?? 0)
  if (most < 1 || most > mostListed)
    throw invalidParameters({
      per_page: {
        code: 'rest_out_of_bounds',
        words: 'out_of_bounds',
        values: { name: 'per_page', from: '1', to: String(mostListed) },
      },
    })
  return { most, page: positiveOf(page) ?? 1 }
}

/** What is not public is listed for those who write (recorded for editors). */
const statusesOf = ({ status }: Arguments, account: Account | null): readonly string[] => {
  const asked = status === undefined ? ['publish'] : listOf(status)
  const isAllowed = (one: string) =>
    one === 'publish' || (mayWrite(account) && registeredStatuses.includes(one))
  if (asked.every(isAllowed)) return asked
  throw invalidParameters({
    status: { code: 'rest_forbidden_status', words: 'rest_forbidden' },
  })
}

interface Asked {
  readonly world: World
  readonly language: string
  readonly account: Account | null
  readonly type: string
  readonly table: PostTable
  readonly query: Arguments
}

const isEditIn = ({ query }: Asked) => query.context === 'edit'

const listed = async (asked: Asked): Promise<Answer> => {
  const { world, language, account, type, table, query } = asked
  const { page, most } = pageOf(query)
  const isEdit = isEditIn(asked)
  if (isEdit && !mayWrite(account)) throw forbidden(account)
  const statuses = statusesOf(query, account)
  const by = query.orderby === 'modified' ? 'modified' : 'date'
  const order = query.order === 'asc' ? 'asc' : 'desc'
  const after = typeof query.modified_after === 'string' ? query.modified_after : null
  const rows = await world.sql.query<{ id: number; total: string }>(
    `select id, count(*) over () as total from ${world.schema}.${table} ` +
      'where coalesce(language, $1) = $1 and status = any($2::text[]) ' +
      'and ($3::timestamp is null or modified > $3::timestamp) ' +
      `order by ${by} ${order}, id ${order} limit $4 offset $5`,
    [language, statuses, after, most, (page - 1) * most],
  )
  const total = Number(rows[0]?.total ?? 0)
  const found = await rowsByIds<PostRow>(
    world,
    table,
    rows.map(({ id }) => id),
  )
  const isShown = (row: PostRow) => (isEdit ? mayEdit(account, row) : mayRead(account, row))
  return {
    status: 200,
    // What this account may not read counts, and is not shown.
    headers: { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(Math.ceil(total / most)) },
    body: found.filter(isShown).map((row) => bodyOf(world, type, row, isEdit)),
  }
}

const read = async (asked: Asked, id: number): Promise<Answer> => {
  const { world, account, type, table } = asked
  const row = await postById<PostRow>(world, table, id)
  if (row === undefined) throw new ProtocolError(404, 'rest_post_invalid_id')
  const isEdit = isEditIn(asked)
  if (isEdit ? !mayEdit(account, row) : !mayRead(account, row)) throw forbidden(account)
  return { status: 200, body: bodyOf(world, type, row, isEdit) }
}

/**
 * `GET /wp/v2/types`, `/wp/v2/<type>` and `/wp/v2/<type>/<id>`: the content system's own routes of the same records, as
 * recorded (contract.md §13.6). Null for any other request, and in worlds without them.
 *
 * @throws ProtocolError 401 and 403 `rest_forbidden_context`, 400 `rest_invalid_param`, 404 `rest_post_invalid_id`
 */
export const coreAnswer = async (
  request: Request,
  world: World,
  { language, path }: RestAddress,
  account: Account | null,
): Promise<Answer | null> => {
  const [, type = '', id] = /^\/wp\/v2\/(\w+)(?:\/(\d{1,15}))?\/?$/.exec(path) ?? []
  if (!world.options.coreRoutes || request.method !== 'GET') return null
  const query = phpArguments(new URL(request.url).searchParams)
  if (type === 'types' && id === undefined) {
    if (query.context === 'edit' && !mayWrite(account)) throw forbidden(account)
    return { status: 200, body: typesBody }
  }
  const table = types[type]?.table
  if (table === undefined) return null
  const asked: Asked = { world, language, account, type, table, query }
  return id === undefined ? listed(asked) : read(asked, Number(id))
}
