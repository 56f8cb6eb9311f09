import { namespaceRootOf } from '../address.ts'
import { type TermKind, termIdOf } from '../checks/known.ts'
import { ProtocolError } from '../errors.ts'
import type { Call } from '../handlers.ts'
import { isDigits, isObject } from '../lists.ts'
import { insertTerm } from '../terms/termWrite.ts'
import { termNames } from '../terms/termBody.ts'
import { type TermRow, termColumns } from '../terms/termRow.ts'

type Body = Record<string, unknown>

export interface EventTerms {
  readonly category: readonly Body[]
  readonly tag: readonly Body[]
}

/** A term inside an event: the raw row, in another shape than its own endpoint's (contract.md §1.5b). */
const body = ({ world, language }: Pick<Call, 'world' | 'language'>, row: TermRow): Body => {
  const { collection, taxonomy } = termNames[row.kind]
  const address = `${namespaceRootOf(world, language)}/${collection}`
  return {
    name: row.name,
    slug: row.slug,
    term_group: 0,
    term_taxonomy_id: row.id,
    taxonomy,
    description: row.description,
    parent: row.parent,
    count: row.count,
    filter: 'raw',
    id: row.id,
    urls: {
      self: `${address}/${row.id}`,
      collection: address,
      ...(row.parent === 0 ? {} : { up: `${address}/${row.parent}` }),
    },
  }
}

/**
 * Categories and tags, by name, for several events at once.
 *
 * @param ids of all the terms of these events, each once
 */
export const eventTerms = async (
  call: Pick<Call, 'world' | 'language'>,
  ids: readonly number[],
): Promise<(terms: readonly number[]) => EventTerms> => {
  const { sql, schema } = call.world
  const rows =
    ids.length === 0
      ? []
      : await sql.query<TermRow>(
          `select ${termColumns} from ${schema}.terms t where t.id = any($1::bigint[]) ` +
            'order by t.sort, t.id',
          [ids],
        )
  const all = rows.map((row) => ({ id: row.id, kind: row.kind, body: body(call, row) }))
  return (terms) => {
    const own = all.filter(({ id }) => terms.includes(id))
    const of = (kind: TermKind): Body[] =>
      own.filter((term) => term.kind === kind).map((term) => term.body)
    return { category: of('category'), tag: of('tag') }
  }
}

const entriesOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return String(value ?? '')
    .split(',')
    .map((entry) => entry.trim())
}

/** The id of an entry: unknown ids are dropped, unknown names are made (contract.md §7.1). */
const termOf = async (call: Call, kind: TermKind, entry: string): Promise<number | null> => {
  const known = await termIdOf(call.world, kind, call.language, entry)
  if (known !== null || isDigits(entry)) return known
  const language = call.world.options.oneRecordForAllLanguages ? null : call.language
  const [named] = await call.world.sql.query<{ id: number }>(
    `select id from ${call.world.schema}.terms where kind = $1 and lower(name) = lower($2) ` +
      `and coalesce(language, '') = $3 order by id limit 1`,
    [kind, entry, language ?? ''],
  )
  if (named !== undefined) return named.id
  const made = { ...call, arguments: { name: entry }, given: new Set(['name']) }
  return (await insertTerm(made, kind)).id
}

/**
 * Replaces the terms of one kind; null keeps them, an empty list or "" clears.
 *
 * @throws ProtocolError 500 `internal_server_error` for an entry that is an object, as live sites break
 */
export const replaceTerms = async (
  call: Call,
  event: number,
  kind: TermKind,
  value: unknown,
): Promise<void> => {
  if (value === null || value === undefined) return
  const entries = entriesOf(value)
  if (entries.some(isObject)) throw new ProtocolError(500, 'internal_server_error')
  const { sql, schema } = call.world
  const ids = new Set<number>()
  for (const entry of entries.map((each) => String(each).trim()).filter((text) => text !== '')) {
    const id = await termOf(call, kind, entry)
    if (id !== null) ids.add(id)
  }
  await sql.query(
    `delete from ${schema}.event_terms l using ${schema}.terms t ` +
      'where l.event = $1 and t.id = l.term and t.kind = $2',
    [event, kind],
  )
  await sql.query(
    `insert into ${schema}.event_terms (event, term) select $1, unnest($2::bigint[])`,
    [event, [...ids]],
  )
}
