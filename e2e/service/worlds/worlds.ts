import type { Sql } from '../store/sql.ts'
import { quoted } from '../store/sql.ts'
import {
  createWorldSchema,
  dropWorldSchema,
  renewWorldSchema,
  tidyWorldSchema,
  warmUp,
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
  /** Many worlds with the sample town will be made. */
  copying: boolean
}

/** What a world may be called: it is a segment of an address and part of a schema's name. */
export const isWorldName = (name: string): boolean => /^[\w-]{1,50}$/.test(name)

const schemaOf = (name: string): string => quoted(`world ${name}`)

const dateIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)

const firstUse: Asked = { mode: 'interface', data: 'empty' }

/** The worlds of one storage. Each is a PostgreSQL schema of its own. */
export const openWorlds = async ({ sql, now, copying }: WorldsSettings): Promise<Worlds> => {
  await prepareRegistry(sql)
  if (copying) for (let time = 0; time < 3; time += 1) await warmUp(sql)
  const beginnings = createBeginnings(sql, copying)
  const opened = new Map<string, Promise<KeptWorld>>()

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
    const world = worldOf(entry)
    const today = dateIn(world.options.siteTimezone, now())
    const beginning = await beginnings.of(data, world.options, today)
    const made = await sql.transaction(async (inside) => {
      if (!(await addEntry(inside, entry))) return false
      await createWorldSchema(inside, world.schema, beginning, world.options.big)
      return true
    })
    if (made && world.options.big) await tidyWorldSchema(sql, world.schema)
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

  return {
    open,
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
      opened.delete(name)
      await dropWorldSchema(sql, schemaOf(name))
      return removeEntry(sql, name)
    },
    close: () => beginnings.close(),
  }
}
