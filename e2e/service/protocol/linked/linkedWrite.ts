import type { Call } from '../handlers.ts'
import { postColumns } from '../posts/columns.ts'
import { pictureOf } from '../posts/pictures.ts'
import { type PostRow, insertPost, updatePost } from '../posts/post.ts'
import { postById } from '../posts/rows.ts'
import { trashPost } from '../posts/trash.ts'
import { type LinkedKind, linksOf } from './linkedKind.ts'

const without = (call: Call, ...names: string[]): Call => ({
  ...call,
  given: new Set([...call.given].filter((name) => !names.includes(name))),
})

/** Live sites take an empty description and pass it over (contract.md §3.2). */
const withoutEmptyText = (call: Call): Call =>
  call.world.mode === 'live' && call.arguments.description === ''
    ? without(call, 'description')
    : call

/**
 * The record that a live site takes for the one to be created: same name whatever its capitals and
 * its language, same description if one was sent, not in the trash (contract.md §7.5).
 */
const namesake = async <Row extends PostRow>(
  { world, given, arguments: values }: Call,
  { table, title }: LinkedKind<Row>,
): Promise<number | null> => {
  const description = given.has('description') ? String(values.description).trim() : null
  const [row] = await world.sql.query<{ id: number }>(
    `select id from ${world.schema}.${table} where lower(title) = lower($1::text) ` +
      "and status <> 'trash' and ($2::text is null or description = $2::text) order by id limit 1",
    [String(values[title]).trim(), description],
  )
  return row?.id ?? null
}

/** Only the kind's own fields and the picture: name, status, author, texts stay (contract.md §7.5). */
const overwrite = async <Row extends PostRow>(
  call: Call,
  kind: LinkedKind<Row>,
  id: number,
): Promise<void> => {
  const { world, given, arguments: values } = call
  const image = given.has('image') ? await pictureOf(world, values.image) : null
  await updatePost(world, kind.table, id, { ...kind.ownColumns(call), image })
}

/**
 * Creates a record, or on live sites overwrites its namesake.
 *
 * @returns its id
 */
export const insertLinked = async <Row extends PostRow>(
  asked: Call,
  kind: LinkedKind<Row>,
): Promise<number> => {
  const call = withoutEmptyText(asked)
  const same = call.world.mode === 'live' ? await namesake(call, kind) : null
  if (same !== null) {
    await overwrite(call, kind, same)
    return same
  }
  const columns = { ...(await postColumns(call, kind)), ...kind.ownColumns(call) }
  return insertPost(call.world, kind.table, columns)
}

/**
 * Of a record that is trashed, the first ten published events lose the link for good, with an organizer all their
 * organizers; what comes after them stays linked (contract.md §13.1).
 * Interface silent: links to a trashed record are not mentioned. They stay (modes.md).
 */
const unlink = async <Row extends PostRow>(call: Call, kind: LinkedKind<Row>): Promise<void> => {
  const { sql, schema, mode } = call.world
  if (mode === 'interface') return
  const { table, column } = linksOf(call, kind)
  await sql.query(
    `delete from ${table} where event in (select id from ${schema}.events join ${table} on event = id ` +
      `where ${column} = $1 and status = 'publish' order by start_date, id limit 10)`,
    [call.target],
  )
}

/** A draft that never had a publication date takes none by an update, on live sites. */
const withoutDraftDate = (call: Call, { date_utc }: PostRow): Call =>
  call.world.mode === 'live' && date_utc === null ? without(call, 'date', 'date_utc') : call

/** Writes what the call names and, in live mode, resets the rest (contract.md §0.3). */
export const updateLinked = async <Row extends PostRow>(
  asked: Call,
  kind: LinkedKind<Row>,
  current: Row,
): Promise<void> => {
  const call = withoutDraftDate(withoutEmptyText(asked), current)
  const columns = await postColumns(call, kind, current)
  await updatePost(call.world, kind.table, call.target, { ...columns, ...kind.ownColumns(call) })
  if (columns.status === 'trash') await unlink(call, kind)
}

/** @throws ProtocolError 410 `<noun>-is-in-trash` */
export const removeLinked = async <Row extends PostRow>(
  call: Call,
  kind: LinkedKind<Row>,
): Promise<void> => {
  await trashPost(call.world, kind.table, kind.noun, call.target)
  await unlink(call, kind)
}

/** The record of an item route, which was found before. */
export const rowOf = async <Row extends PostRow>(
  { world }: Pick<Call, 'world'>,
  { table }: LinkedKind<Row>,
  id: number,
): Promise<Row> => {
  const row = await postById<Row>(world, table, id)
  if (row === undefined) throw new Error(`no record ${id} in ${table}`)
  return row
}
