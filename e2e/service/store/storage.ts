import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type PGliteInterface, type Transaction, PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { lockDirectory } from './directoryLock.ts'
import { openPostgres } from './postgresSql.ts'
import type { Sql } from './sql.ts'

const { resolve } = createRequire(import.meta.url)

/** Where the data of a new database is kept, one file for each version of the engine. */
const preparedFile = async (): Promise<string> => {
  const root = dirname(dirname(resolve('@electric-sql/pglite')))
  const { version }: { version: string } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  return join(root, '../../.cache', `pglite-${version}.tar`)
}

/** The data of a new database, as an earlier one in memory has left it; null for the first. */
const preparedDatabase = async (): Promise<Blob | null> => {
  const bytes = await readFile(await preparedFile()).catch(() => null)
  return bytes === null ? null : new Blob([bytes])
}

/** Keeps it for the next: to make it takes seconds, to read it half of one. Nothing is lost where it cannot be kept. */
const keepDatabase = async (data: Blob): Promise<void> => {
  const file = await preparedFile()
  const own = `${file}.${process.pid}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(own, Buffer.from(await data.arrayBuffer()))
    await rename(own, file)
  } catch {
    return
  }
}

const asText = (value: string): string => value

const portOf = (runner: Pick<PGliteInterface, 'query'> | Transaction): Pick<Sql, 'query'> => ({
  query: async <Row>(text: string, parameters?: readonly unknown[]) =>
    (await runner.query<Row>(text, parameters ? [...parameters] : undefined)).rows,
})

/** PostgreSQL inside this process: on the disk under `directory`, or in memory without one. */
const openPglite = async (directory?: string): Promise<Sql> => {
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

/** Where the worlds are kept. `url` is a `postgres://` address. */
export type Storage =
  | { kind: 'memory' }
  | { kind: 'directory'; path: string }
  | { kind: 'server'; url: string }

const openDirectory = async (path: string): Promise<Sql> => {
  const unlock = await lockDirectory(path)
  try {
    const sql = await openPglite(join(path, 'data'))
    // Nobody else clears away what updates leave behind: this engine has no process of its own for it.
    await sql.query('vacuum (analyze)')
    return { ...sql, close: () => sql.close().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** The storage of tests: in memory, or the server that `DATABASE_URL` names. */
export const testStorage = (): Storage => {
  const url = process.env['DATABASE_URL']
  return url ? { kind: 'server', url } : { kind: 'memory' }
}

export const openStorage = (storage: Storage): Promise<Sql> => {
  if (storage.kind === 'memory') return openPglite()
  if (storage.kind === 'server') return openPostgres(storage.url)
  return openDirectory(storage.path)
}
