import { join } from 'node:path'
import { lockDirectory } from './directoryLock.ts'
import { openPglite } from './pgliteSql.ts'
import { openPostgres } from './postgresSql.ts'
import type { Sql } from './sql.ts'

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
