import type { Sql } from '../store/sql.ts'
import { openStorage, testStorage } from '../store/storage.ts'
import { inEveryLanguage } from './beginnings.ts'
import { type KeptWorld, type Worlds, openWorlds } from './worlds.ts'
import twoLanguages from './twoLanguages.json' with { type: 'json' }

const now = () => new Date('2026-11-20T10:00:00Z')
const names = 'first town twin one-language new next'.split(' ').map((name) => `worlds-${name}`)

describe('worlds', () => {
  let sql: Sql
  let worlds: Worlds

  const dropAll = async () => {
    for (const name of names) await worlds.drop(name)
  }

  beforeAll(async () => {
    sql = await openStorage(testStorage())
    worlds = await openWorlds({ sql, now, copying: true })
    await dropAll()
  })

  afterAll(async () => {
    await dropAll()
    await worlds.close()
    await sql.close()
  })

  const count = async ({ schema }: KeptWorld, table: string, where = 'true'): Promise<number> => {
    const [row] = await sql.query<{ n: number }>(
      `select count(*) as n from ${schema}.${table} where ${where}`,
    )
    return row?.n ?? -1
  }

  it('are made on first use, once, empty but for their five people', async () => {
    const [first, again] = await Promise.all([
      worlds.open('worlds-first'),
      worlds.open('worlds-first'),
    ])
    expect(again).toBe(first)
    expect(first.mode).toBe('interface')
    expect(first.options.namespace).toBe('calendar/events/v1')
    expect(await count(first, 'accounts')).toBe(5)
    expect(await count(first, 'events')).toBe(0)
  })

  it('hold the town, each its own copy', async () => {
    expect(await worlds.create('worlds-town', { mode: 'live', data: 'town' })).toBe(true)
    expect(await worlds.create('worlds-twin', { mode: 'interface', data: 'town' })).toBe(true)
    const town = await worlds.open('worlds-town')
    const twin = await worlds.open('worlds-twin')
    const catalan = await count(town, 'events', `language = 'ca'`)
    expect(catalan).toBeGreaterThanOrEqual(400)
    expect(await count(town, 'venues', `language = 'ca'`)).toBe(40)
    expect(await count(town, 'organizers', `language = 'ca'`)).toBe(25)
    await sql.query(`delete from ${town.schema}.events`)
    expect(await count(town, 'event_venues')).toBe(0)
    expect(await count(twin, 'events', `language = 'ca'`)).toBe(catalan)
    expect(await count(twin, 'event_venues')).toBeGreaterThan(0)
  })

  it('can hold one record for all languages', async () => {
    const options = { oneRecordForAllLanguages: true }
    await worlds.create('worlds-one-language', { mode: 'interface', data: 'town', options })
    const world = await worlds.open('worlds-one-language')
    expect(await count(world, 'events', 'language is not null')).toBe(0)
    expect(await count(world, 'events')).toBeGreaterThanOrEqual(400)
    expect(await count(world, 'event_terms')).toBeGreaterThan(0)
  })

  it('keep their name until they are dropped', async () => {
    expect(await worlds.create('worlds-new', { mode: 'live', data: 'empty' })).toBe(true)
    expect(await worlds.create('worlds-new', { mode: 'interface', data: 'empty' })).toBe(false)
    expect((await worlds.open('worlds-new')).mode).toBe('live')
    expect(await worlds.drop('worlds-new')).toBe(true)
    expect(await worlds.drop('worlds-new')).toBe(false)
    expect((await worlds.open('worlds-new')).mode).toBe('interface')
  })

  it('that began empty leave their tables, emptied, to the next', async () => {
    const empty = { mode: 'live', data: 'empty' } as const
    const addTo = ({ schema }: KeptWorld) =>
      sql.query(
        `insert into ${schema}.terms (id, kind, name, slug)
         values (nextval('${schema}.term_ids'), 'tag', 'Jazz', 'jazz') returning id`,
      )
    await worlds.drop('worlds-new')
    await worlds.create('worlds-new', empty)
    const before = await worlds.open('worlds-new')
    const added = await addTo(before)
    await worlds.drop('worlds-new')

    await worlds.create('worlds-next', empty)
    const next = await worlds.open('worlds-next')
    expect(next.schema).toBe(before.schema)
    expect(await count(next, 'accounts')).toBe(5)
    expect(await count(next, 'terms')).toBe(0)
    expect(await addTo(next)).toEqual(added)
  })

  it('in which something is still done leave nothing to the next', async () => {
    await worlds.open('worlds-new')
    const schema = await worlds.use('worlds-new', async (world) => {
      await worlds.drop('worlds-new')
      return world.schema
    })
    expect((await worlds.open('worlds-new')).schema).not.toBe(schema)
  })

  it('take another mode when opened as another, and keep their data', async () => {
    const world = await worlds.openAs('worlds-twin', { mode: 'live', data: 'empty' })
    expect(world.mode).toBe('live')
    expect(world.options.defaultPerPage).toBe(10)
    expect(await count(world, 'events')).toBeGreaterThan(0)
  })
})

describe('records of one language as records of all', () => {
  it('lose the links to what is gone', () => {
    const rows = inEveryLanguage(twoLanguages)
    expect(rows['events']).toEqual([{ id: 1, language: null }])
    expect(rows['event_venues']).toEqual([{ event: 1, venue: 3 }])
  })
})
