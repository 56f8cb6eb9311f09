import type { Sql } from '../../store/sql.ts'
import { folded } from '../../store/folded.ts'
import type { TermKind } from '../checks/known.ts'
import { ProtocolError } from '../errors.ts'
import type { Call } from '../handlers.ts'
import { writtenText } from '../posts/columns.ts'
import { slugOf } from '../posts/slugs.ts'
import { type TermRow, termById } from './termRow.ts'
import { type Place, freeTermSlug, slugHolder } from './termSlugs.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** @throws ProtocolError 400 `empty_term_name` when nothing but markup was sent */
const nameOf = (call: Call): string => {
  const name = writtenText(call, call.arguments.name)
    .replaceAll(/<[^<>]*>/g, '')
    .trim()
  if (name === '') throw new ProtocolError(400, 'empty_term_name')
  return name
}

/** Slugs made of signs alone leave nothing; such a term is addressed by its kind. */
const slugFrom = (text: string, kind: TermKind): string => slugOf(text) || kind

const namesake = async (
  { world }: Call,
  sql: Sql,
  { kind, language }: Place,
  name: string,
  parent: number,
): Promise<{ id: number; slug: string } | undefined> => {
  const [row] = await sql.query<{ id: number; slug: string }>(
    `select id, slug from ${world.schema}.terms where kind = $1 and coalesce(language, '') = $2 ` +
      `and sort = ${folded('$3::text')} and parent = $4 order by id limit 1`,
    [kind, language ?? '', name, parent],
  )
  return row
}

/**
 * A second term of a name under one parent is refused, save with a slug of its own that is free.
 *
 * @throws ProtocolError 400 `term_exists` with `data.term_id`
 */
const refuseNamesake = async (
  call: Call,
  sql: Sql,
  place: Place,
  name: string,
  parent: number,
): Promise<void> => {
  const same = await namesake(call, sql, place, name, parent)
  if (same === undefined) return
  const slug = slugOf(textOf(call.arguments.slug))
  if (
    slug !== '' &&
    slug !== same.slug &&
    (await slugHolder(call.world, sql, place, slug)) === null
  )
    return
  throw new ProtocolError(400, 'term_exists', {
    words: place.kind === 'category' ? 'term_exists' : 'term_name_exists',
    data: { term_id: same.id },
    beside: { additional_data: [same.id, same.id] },
  })
}

/** Adds a term in the language of the call. @throws ProtocolError 400 */
export const insertTerm = (call: Call, kind: TermKind): Promise<TermRow> =>
  call.world.sql.transaction(async (sql) => {
    const { world, arguments: values } = call
    const language = world.options.oneRecordForAllLanguages ? null : call.language
    const place = { kind, language }
    const name = nameOf(call)
    const parent = Number(values.parent ?? 0)
    await refuseNamesake(call, sql, place, name, parent)
    const wanted = slugFrom(textOf(values.slug) || name, kind)
    const slug = await freeTermSlug(world, sql, place, wanted, parent)
    const [made] = await sql.query<{ id: number }>(
      `insert into ${world.schema}.terms (id, kind, language, name, slug, description, parent) ` +
        `values (nextval('${world.schema}.term_ids'), $1, $2, $3, $4, $5, $6) returning id`,
      [kind, language, name, slug, writtenText(call, values.description), parent],
    )
    return termById(world, sql, made?.id ?? 0)
  })

/** Its own id, or one of its descendants, is the top level: cycles are broken (contract.md §7.10). */
const parentOf = async ({ world }: Call, sql: Sql, id: number, wanted: number): Promise<number> => {
  const [cycle] = await sql.query(
    `with recursive up as (
       select id, parent from ${world.schema}.terms where id = $1
       union select p.id, p.parent from up join ${world.schema}.terms p on p.id = up.parent
     ) select 1 from up where id = $2`,
    [wanted, id],
  )
  return cycle === undefined ? wanted : 0
}

const slugColumn = async (call: Call, sql: Sql, current: TermRow): Promise<string> => {
  const slug = slugFrom(textOf(call.arguments.slug) || current.name, current.kind)
  if ((await slugHolder(call.world, sql, current, slug, current.id)) !== null)
    throw new ProtocolError(500, 'duplicate_term_slug', { values: { slug }, bare: true })
  return slug
}

/** Writes what the call names, in both modes. @throws ProtocolError 400, 500 `duplicate_term_slug` */
export const changeTerm = (call: Call): Promise<TermRow> =>
  call.world.sql.transaction(async (sql) => {
    const { world, given, arguments: values, target } = call
    const current = await termById(world, sql, target)
    const changed: Record<string, unknown> = {
      name: given.has('name') ? nameOf(call) : current.name,
      slug: given.has('slug') ? await slugColumn(call, sql, current) : current.slug,
      description: given.has('description')
        ? writtenText(call, values.description)
        : current.description,
      parent: given.has('parent')
        ? await parentOf(call, sql, target, Number(values.parent))
        : current.parent,
    }
    await sql.query(
      `update ${world.schema}.terms set name = $2, slug = $3, description = $4, parent = $5 where id = $1`,
      [target, changed.name, changed.slug, changed.description, changed.parent],
    )
    return termById(world, sql, target)
  })

/** Removes a term for good: its events lose it, its children move up (contract.md §2). */
export const deleteTerm = ({ world, target }: Call): Promise<TermRow> =>
  world.sql.transaction(async (sql) => {
    const removed = await termById(world, sql, target)
    await sql.query(`update ${world.schema}.terms set parent = $2 where parent = $1`, [
      target,
      removed.parent,
    ])
    await sql.query(`delete from ${world.schema}.terms where id = $1`, [target])
    return removed
  })
