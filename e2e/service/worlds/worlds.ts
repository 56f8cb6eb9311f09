import { randomUUID } from 'node:crypto'
import { insertRows } from '../store/rows.ts'
import { type Sql, quoted } from '../store/sql.ts'
import {
  createWorldSchema,
  dropWorldSchema,
  emptyWorldSchema,
  renewWorldSchema,
  tidyWorldSchema,
} from '../store/worldSchema.ts'
import { type Data, createBeginnings } from './beginnings.ts'
import {
  type Entry,
  addEntry,
  changeEntry,
  findEntry,
  prepareRegistry,
  removeEntry,
} from './registry.ts'
import { type Mode, type World, defaultOptions } from './world.ts'

/** What somebody who makes a world may ask for. */
export interface Asked {
  mode: Mode
  data: Data
  options?: Entry['options']
}

/** A world without the address of a request. */
export type KeptWorld = Omit<World, 'root'>

export interface Worlds {
  /** A world by name; one that nobody has made yet begins empty, in `interface` mode. */
  open(name: string): Promise<KeptWorld>
  /** Works in the world of a name; its tables serve no other world before that is done. */
  use<Made>(name: string, work: (world: KeptWorld) => Promise<Made>): Promise<Made>
  /** False when the name is taken. */
  create(name: string, asked: Asked): Promise<boolean>
  /** Opens what is kept under the name, in the mode now asked for; makes it when there is none. */
  openAs(name: string, asked: Asked): Promise<KeptWorld>
  /** False when there is no such world. */
  drop(name: string): Promise<boolean>
  close(): Promise<void>
}

export interface WorldsSettings {
  sql: Sql
  now: () => Date
  /** Many worlds will be made and dropped: the town is copied, and tables of worlds that began empty serve again. */
  copying: boolean
}

/** What a world may be called: it is a segment of an address and part of a schema's name. */
export const isWorldName = (name: string): boolean => /^[\w-]{1,50}$/.test(name)

const dateIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)

const firstUse: Asked = { mode: 'interface', data: 'empty' }

/** The worlds of one storage. Each is a PostgreSQL schema of its own. */
export const openWorlds = async ({ sql, now, copying }: WorldsSettings): Promise<Worlds> => {
  await prepareRegistry(sql)
  const beginnings = createBeginnings(sql, copying)
  const opened = new Map<string, Promise<KeptWorld>>()
  // Schemas of worlds that are gone, emptied, and those that serve a world by its name.
  const spares: string[] = []
  const reused = new Map<string, string>()
  const working = new Map<string, number>()

  const schemaOf = (name: string): string => reused.get(name) ?? quoted(`world ${name}`)

  const worldOf = ({ name, mode, options }: Entry): KeptWorld => ({
    name,
    mode,
    options: { ...defaultOptions[mode], ...options },
    sql,
    schema: schemaOf(name),
    now,
  })

  const make = async (name: string, { mode, data, options = {} }: Asked): Promise<boolean> => {
    const entry = { name, mode, options }
    const all = worldOf(entry).options
    const beginning = await beginnings.of(data, all, dateIn(all.siteTimezone, now()))
    const made = await sql.transaction(async (inside) => {
      if (!(await addEntry(inside, entry))) return false
      const isReusable = copying && data === 'empty' && !all.big
      const spare = isReusable ? spares.pop() : undefined
      if (isReusable) reused.set(name, spare ?? quoted(`spare ${randomUUID()}`))
      if (spare !== undefined && 'rows' in beginning)
        await insertRows(inside, spare, beginning.rows)
      else await createWorldSchema(inside, schemaOf(name), beginning, all.big)
      return true
    })
    if (made && all.big) await tidyWorldSchema(sql, schemaOf(name))
    return made
  }

  const find = async (name: string): Promise<KeptWorld> => {
    const entry = await findEntry(sql, name)
    if (entry !== undefined) return worldOf(entry)
    await make(name, firstUse)
    return find(name)
  }

  /** One opening at a time of each name; a failed one is not remembered. */
  const remember = (name: string, opening: Promise<KeptWorld>): Promise<KeptWorld> => {
    opened.set(name, opening)
    opening.catch(() => opened.delete(name))
    return opening
  }

  const open = (name: string) => opened.get(name) ?? remember(name, find(name))

  const use: Worlds['use'] = async (name, work) => {
    working.set(name, (working.get(name) ?? 0) + 1)
    try {
      return await work(await open(name))
    } finally {
      const others = (working.get(name) ?? 0) - 1
      if (others > 0) working.set(name, others)
      else working.delete(name)
    }
  }

  return {
    open,
    use,
    create: make,
    openAs: async (name, asked) => {
      const kept = await findEntry(sql, name)
      if (kept === undefined) await make(name, asked)
      else {
        await changeEntry(sql, { name, mode: asked.mode, options: asked.options ?? {} })
        await renewWorldSchema(sql, schemaOf(name))
      }
      return remember(name, find(name))
    },
    drop: async (name) => {
      const schema = schemaOf(name)
      opened.delete(name)
      // What a request under way still writes would be in the next world.
      if (reused.delete(name) && !working.has(name)) {
        await emptyWorldSchema(sql, schema)
        spares.push(schema)
      } else await dropWorldSchema(sql, schema)
      return removeEntry(sql, name)
    },
    close: async () => {
      for (const schema of spares) await dropWorldSchema(sql, schema)
      await beginnings.close()
    },
  }
}
