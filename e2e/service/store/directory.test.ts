import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorlds } from '../worlds/worlds.ts'
import { openStorage } from './storage.ts'

// Making a database on the disk takes seconds, on a busy machine many.
describe('a storage on the disk', { timeout: 60_000 }, () => {
  let path: string
  beforeAll(async () => {
    path = await mkdtemp(join(tmpdir(), 'agenda-'))
  })
  afterAll(() => rm(path, { recursive: true }))

  const open = async () => {
    const sql = await openStorage({ kind: 'directory', path })
    const worlds = await openWorlds({ sql, now: () => new Date(), copying: false })
    return { sql, world: await worlds.openAs('site', { mode: 'live', data: 'empty' }) }
  }

  it('keeps what was written over a restart', async () => {
    const first = await open()
    await first.sql.query(
      `insert into ${first.world.schema}.terms (id, kind, name, slug)
       values (nextval('${first.world.schema}.term_ids'), 'tag', 'Festa', 'festa')`,
    )
    await first.sql.close()
    const second = await open()
    const tags = await second.sql.query(`select id, name from ${second.world.schema}.terms`)
    expect(tags).toEqual([{ id: 1, name: 'Festa' }])
    await expect(open()).rejects.toThrow(`is in use by process ${process.pid}`)
    await second.sql.close()
  })

  it('is taken over from a process that died, even one that had our number', async () => {
    for (const dead of ['4194304999', String(process.pid)]) {
      await writeFile(join(path, 'lock'), dead)
      const { sql, world } = await open()
      expect(world.name).toBe('site')
      await sql.close()
    }
  })

  it('is refused when another version of the service wrote it', async () => {
    const { sql } = await open()
    await sql.query(`update agenda.worlds set layout = 'older'`)
    await sql.close()
    const again = await openStorage({ kind: 'directory', path })
    const worlds = await openWorlds({ sql: again, now: () => new Date(), copying: false })
    await expect(worlds.open('site')).rejects.toThrow('another version of this service')
    await again.close()
  })
})
