import { bigTexts, newColumnTexts, ruleTexts, tableTexts, tidyTexts } from './ddl.ts'
import { type Rows, copyRows, insertRows } from './rows.ts'
import { tables } from './schema.ts'
import type { Sql } from './sql.ts'
import { countTermsText } from './termCounts.ts'

/** What the tables of a new world start with: given rows, or a copy of another world's. */
export type Beginning = { rows: Rows } | { copyOf: string }

/** Statements of DDL as one, for one journey to the database instead of forty. */
const together = (texts: readonly string[]): string => `do $$ begin ${texts.join('; ')}; end $$`

const load = async (sql: Sql, schema: string, beginning: Beginning): Promise<string[]> => {
  if ('copyOf' in beginning) {
    await copyRows(sql, beginning.copyOf, schema)
    return []
  }
  await insertRows(sql, schema, beginning.rows)
  return beginning.rows['event_terms'] === undefined ? [] : [countTermsText(schema)]
}

/** Makes the tables of one world. `schema` and `copyOf` are quoted names. */
export const createWorldSchema = (
  sql: Sql,
  schema: string,
  beginning: Beginning,
  big = false,
): Promise<void> =>
  sql.transaction(async (inside) => {
    await inside.query(together(tableTexts(schema)))
    const counting = await load(inside, schema, beginning)
    const further = big ? bigTexts(schema) : []
    await inside.query(together([...counting, ...ruleTexts(schema), ...further]))
  })

/** Makes a `big` world that has just been loaded quick to read. Not to be called in a transaction. */
export const tidyWorldSchema = async (sql: Sql, schema: string): Promise<void> => {
  for (const text of tidyTexts(schema)) await sql.query(text)
}

/** Brings the tables of a kept world up to date. */
export const renewWorldSchema = async (sql: Sql, schema: string): Promise<void> => {
  await sql.query(together(newColumnTexts(schema)))
}

/** Empties the tables of a world, those that link to others first: that takes a tenth of the time of making them. */
export const emptyWorldSchema = async (sql: Sql, schema: string): Promise<void> => {
  await sql.query(together(tables.toReversed().map(({ name }) => `delete from ${schema}.${name}`)))
}

export const dropWorldSchema = async (sql: Sql, schema: string): Promise<void> => {
  await sql.query(`drop schema if exists ${schema} cascade`)
}
