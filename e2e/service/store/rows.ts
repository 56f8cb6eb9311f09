import type { Column, Table } from './columns.ts'
import { sequences, tables } from './schema.ts'
import type { Sql } from './sql.ts'

export type Row = Readonly<Record<string, unknown>>

/** Plain rows by table name. A key left out takes the column's default; dates are texts. */
export type Rows = Readonly<Partial<Record<string, readonly Row[]>>>

const written = (table: Table): Column[] =>
  table.columns.filter(({ generated }) => generated === undefined)

const names = (columns: readonly Column[]): string => columns.map(({ name }) => name).join(', ')

const valueText = ({ name, default: value }: Column): string =>
  value === undefined ? `r.${name}` : `coalesce(r.${name}, ${value})`

const insertText = (schema: string, table: Table): string => {
  const columns = written(table)
  return (
    `insert into ${schema}.${table.name} (${names(columns)}) ` +
    `select ${columns.map(valueText).join(', ')} from jsonb_to_recordset($1::jsonb) ` +
    `as r(${columns.map(({ name, type }) => `${name} ${type}`).join(', ')})`
  )
}

/** Loads rows into a world's tables, one JSON parameter a table, and moves the sequences past them. */
export const insertRows = async (sql: Sql, schema: string, rows: Rows): Promise<void> => {
  for (const table of tables) {
    const given = rows[table.name] ?? []
    if (given.length > 0) await sql.query(insertText(schema, table), [JSON.stringify(given)])
  }
  await moveSequences(sql, schema)
}

/** Copies every row of one world into the empty tables of another. */
export const copyRows = async (sql: Sql, from: string, to: string): Promise<void> => {
  for (const table of tables) {
    const columns = names(written(table))
    await sql.query(
      `insert into ${to}.${table.name} (${columns}) select ${columns} from ${from}.${table.name}`,
    )
  }
  await moveSequences(sql, to)
}

const moveSequences = async (sql: Sql, schema: string): Promise<void> => {
  for (const { name, tables: numbered } of sequences) {
    const ids = numbered.map((table) => `select max(id) as id from ${schema}.${table}`)
    await sql.query(
      `select setval($1::regclass, greatest(max(id), 1), max(id) is not null) ` +
        `from (${ids.join(' union all ')}) as taken`,
      [`${schema}.${name}`],
    )
  }
}
