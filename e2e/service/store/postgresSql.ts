import { Pool, type PoolClient, types } from 'pg'
import type { Sql } from './sql.ts'

const { builtins, getTypeParser } = types

const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.TIMESTAMP, (value) => value],
])

const portOf = (runner: Pool | PoolClient): Pick<Sql, 'query'> => ({
  query: async <Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> =>
    (await runner.query({ text, ...(parameters ? { values: [...parameters] } : {}) })).rows,
})

const inTransaction = async <T>(client: PoolClient, work: (sql: Sql) => Promise<T>) => {
  const inside: Sql = {
    ...portOf(client),
    transaction: (further) => further(inside),
    close: async () => {},
  }
  await client.query('begin')
  try {
    const result = await work(inside)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** A PostgreSQL server at `url` (`postgres://user:password@host:port/database`). */
export const openPostgres = async (url: string): Promise<Sql> => {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ?? getTypeParser(oid, format ?? 'text'),
    },
  })
  // A connection lost while idle is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => {})
  await pool.query('select 1')
  return {
    ...portOf(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        return await inTransaction(client, work)
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}
