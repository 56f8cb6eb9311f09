import { createHash } from 'node:crypto'
import { ruleTexts, tableTexts } from '../store/ddl.ts'
import type { Sql } from '../store/sql.ts'
import type { Mode, WorldOptions } from './world.ts'

/** One line of the list of worlds that a storage keeps. */
export interface Entry {
  name: string
  mode: Mode
  options: Partial<WorldOptions>
}

/** Changes with the tables: a world of another layout cannot be read. */
const layout = createHash('sha256')
  .update([...tableTexts('w'), ...ruleTexts('w')].join())
  .digest('hex')
  .slice(0, 12)

/** Makes the list in a storage that has none; several processes may do so at once. */
export const prepareRegistry = (sql: Sql): Promise<void> =>
  sql.transaction(async (inside) => {
    await inside.query('select pg_advisory_xact_lock(60211)')
    await inside.query('create schema if not exists agenda')
    await inside.query(
      `create table if not exists agenda.worlds
         (name text primary key, mode text not null, options jsonb not null, layout text not null)`,
    )
  })

/** What is kept under a name has other tables than this service makes. */
export class OtherVersion extends Error {
  constructor(name: string) {
    super(`What is kept as "${name}" was written by another version of this service.`)
  }
}

/** @throws OtherVersion when the world was written by a version of this service with other tables */
export const findEntry = async (sql: Sql, name: string): Promise<Entry | undefined> => {
  const [entry] = await sql.query<Entry & { layout: string }>(
    'select name, mode, options, layout from agenda.worlds where name = $1',
    [name],
  )
  if (entry !== undefined && entry.layout !== layout) throw new OtherVersion(name)
  return entry
}

/** False when the name is taken. */
export const addEntry = async (sql: Sql, { name, mode, options }: Entry): Promise<boolean> => {
  const added = await sql.query(
    `insert into agenda.worlds (name, mode, options, layout) values ($1, $2, $3::jsonb, $4)
     on conflict do nothing returning name`,
    [name, mode, JSON.stringify(options), layout],
  )
  return added.length > 0
}

export const changeEntry = async (sql: Sql, { name, mode, options }: Entry): Promise<void> => {
  await sql.query('update agenda.worlds set mode = $2, options = $3::jsonb where name = $1', [
    name,
    mode,
    JSON.stringify(options),
  ])
}

/** False when there is no such world. */
export const removeEntry = async (sql: Sql, name: string): Promise<boolean> => {
  const removed = await sql.query('delete from agenda.worlds where name = $1 returning name', [
    name,
  ])
  return removed.length > 0
}
