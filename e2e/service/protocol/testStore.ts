import { openStorage, testStorage } from '../store/storage.ts'
import type { Sql } from '../store/sql.ts'
import type { World, WorldOptions } from '../worlds/world.ts'
import { type Worlds, openWorlds } from '../worlds/worlds.ts'
import type { Data } from '../worlds/beginnings.ts'
import { isObject } from './lists.ts'
import { answer } from './protocol.ts'
import { basic } from './testSite.ts'

export type Body = Record<string, unknown>

export interface StoredWorld {
  readonly world: World
  readonly ask: (
    method: string,
    path: string,
    as?: string,
    body?: Body,
  ) => Promise<{ status: number; body: Body }>
}

const root = 'http://calendar.test'

const asking =
  (world: World): StoredWorld['ask'] =>
  async (method, path, as, body) => {
    const response = await answer(
      new Request(`${root}/ca/wp-json/calendar/events/v1/${path}`, {
        method,
        headers: {
          ...(as === undefined ? {} : { Authorization: basic(as) }),
          'Content-Type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      world,
    )
    const answered: unknown = JSON.parse(await response.text())
    if (!isObject(answered)) throw new Error(`no object at ${path}`)
    return { status: response.status, body: answered }
  }

/** For all tests of a suite storage and worlds in this process, with a clock that stands at `now`. */
export const testStore = (now: string) => {
  let sql: Sql
  let worlds: Worlds
  beforeAll(async () => {
    sql = await openStorage(testStorage())
    worlds = await openWorlds({ sql, now: () => new Date(now), copying: false })
  })
  afterAll(async () => {
    await worlds.close()
    await sql.close()
  })
  return {
    query: (...asked: Parameters<Sql['query']>) => sql.query(...asked),
    /** A new world of that name whose rows a test can reach: there are things no request can write. */
    open: async (
      mode: World['mode'],
      name: string,
      { options = {}, data = 'empty' }: { options?: Partial<WorldOptions>; data?: Data } = {},
    ): Promise<StoredWorld> => {
      const whole = `stored-${mode}-${name}`
      // On a server of its own the last run's world may still be there.
      await worlds.drop(whole)
      await worlds.create(whole, { mode, data, options })
      const world: World = { ...(await worlds.open(whole)), root }
      return { world, ask: asking(world) }
    },
  }
}
