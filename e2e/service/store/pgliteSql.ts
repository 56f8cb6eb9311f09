import { PGlite, type PGliteInterface, type Transaction, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { keepDatabase, preparedDatabase } from './preparedDatabase.ts'
import type { Sql } from './sql.ts'

const asText = (value: string): string => value

const portOf = (runner: Pick<PGliteInterface, 'query'> | Transaction): Pick<Sql, 'query'> => ({
  query: async <Row>(text: string, parameters?: readonly unknown[]) =>
    (await runner.query<Row>(text, parameters ? [...parameters] : undefined)).rows,
})

/** PostgreSQL inside this process: on the disk under `directory`, or in memory without one. */
export const openPglite = async (directory?: string): Promise<Sql> => {
  const prepared = directory === undefined ? await preparedDatabase() : null
  const db = await PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(prepared === null ? {} : { loadDataDir: prepared }),
    extensions: { pg_trgm },
    parsers: { [types.INT8]: Number, [types.TIMESTAMP]: asText },
  })
  if (directory === undefined && prepared === null) await keepDatabase(await db.dumpDataDir('none'))
  return {
    ...portOf(db),
    transaction: (work) =>
      db.transaction((transaction) => {
        const inside: Sql = {
          ...portOf(transaction),
          transaction: (further) => further(inside),
          close: async () => {},
        }
        return work(inside)
      }),
    close: () => db.close(),
  }
}
