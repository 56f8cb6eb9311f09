import { randomUUID } from 'node:crypto'
import type { Row, Rows } from '../store/rows.ts'
import { type Sql, quoted } from '../store/sql.ts'
import { type Beginning, createWorldSchema, dropWorldSchema } from '../store/worldSchema.ts'
import { demoAccounts } from './demoAccounts.ts'
import type { WorldOptions } from './world.ts'

/** What a new world holds: nothing but its people, or the sample town. */
export type Data = 'empty' | 'town'

const SEED = 1714
const BIG = 10_000
const LANGUAGE_OF_ALL = 'ca'

const accounts = { accounts: demoAccounts }

const townOf = async (today: string, big: boolean): Promise<Rows> => {
  const { bigTownRows, townRows } = await import('../town/town.ts')
  const rows = big
    ? bigTownRows({ seed: SEED, today, events: BIG, venues: BIG })
    : townRows({ seed: SEED, today })
  return { ...rows, ...accounts }
}

const idsOf = (list: readonly Row[]) => new Set(list.map(({ id }) => id))

/** The records of one language as records of every language; the others go, with their links. */
export const inEveryLanguage = (rows: Rows): Rows => {
  const kept = (table: string): Row[] =>
    (rows[table] ?? [])
      .filter(({ language }) => language === LANGUAGE_OF_ALL)
      .map((row) => Object.assign({}, row, { language: null }))
  const byTable = { events: kept('events'), venues: kept('venues'), organizers: kept('organizers') }
  const terms = kept('terms')
  const events = idsOf(byTable.events)
  const links = (table: string, column: string, others: Set<unknown>): Row[] =>
    (rows[table] ?? []).filter((row) => events.has(row['event']) && others.has(row[column]))
  return {
    ...rows,
    ...byTable,
    terms,
    event_venues: links('event_venues', 'venue', idsOf(byTable.venues)),
    event_organizers: links('event_organizers', 'organizer', idsOf(byTable.organizers)),
    event_terms: links('event_terms', 'term', idsOf(terms)),
  }
}

export interface Beginnings {
  /** `today` is the site's date, `YYYY-MM-DD`. */
  of(data: Data, options: WorldOptions, today: string): Promise<Beginning>
  close(): Promise<void>
}

/**
 * What new worlds start with. Where many are made (`copying`) the town is written once, into a
 * schema of its own, and copied from there: that is three times as fast as writing it again.
 */
export const createBeginnings = (sql: Sql, copying: boolean): Beginnings => {
  const templates = new Map<string, Promise<string>>()
  const makeTemplate = async (today: string): Promise<string> => {
    const schema = quoted(`town ${randomUUID()}`)
    await createWorldSchema(sql, schema, { rows: await townOf(today, false) })
    return schema
  }
  const templateOf = (today: string): Promise<string> => {
    const template = templates.get(today) ?? makeTemplate(today)
    templates.set(today, template)
    template.catch(() => templates.delete(today))
    return template
  }
  return {
    of: async (data, { big, oneRecordForAllLanguages }, today) => {
      if (data === 'empty') return { rows: accounts }
      if (copying && !big && !oneRecordForAllLanguages) return { copyOf: await templateOf(today) }
      const rows = await townOf(today, big)
      return { rows: oneRecordForAllLanguages ? inEveryLanguage(rows) : rows }
    },
    close: async () => {
      for (const template of templates.values()) await dropWorldSchema(sql, await template)
    },
  }
}
