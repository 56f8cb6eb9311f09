/**
 * The one way to the database: the same SQL on PGlite and on a PostgreSQL server.
 *
 * What both sides promise: `bigint` and `count(*)` come as numbers, `timestamp` as the text
 * `YYYY-MM-DD HH:MM:SS`, `jsonb` parsed. A JSON parameter is passed stringified with a cast
 * (`$1::jsonb`). Inside JSON aggregates a timestamp has to be written by `to_char`.
 * Tables are always named with their schema: a pool keeps no `search_path`.
 */
export interface Sql {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Commits when `work` resolves, rolls back when it rejects. Inside, use only the given port. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A name made safe for use inside SQL text. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
