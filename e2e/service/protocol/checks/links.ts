import { isDigits, isObject, listOf, positiveOf } from '../lists.ts'
import type { Check, CheckContext } from '../parameters/parameter.ts'
import { type PostTable, rowExists } from './known.ts'

type LinkedTable = Exclude<PostTable, 'events'>

const isNumber = (entry: unknown): boolean =>
  typeof entry === 'number' || (typeof entry === 'string' && /^-?\d+$/.test(entry.trim()))

/** Numbers have to be ids of that kind; inline records and names are looked at when they are made. */
const isEntry = (table: LinkedTable, entry: unknown, world: CheckContext['world']) => {
  if (isNumber(entry)) return rowExists(world, table, positiveOf(entry) ?? 0)
  return Promise.resolve(isObject(entry) || typeof entry === 'string')
}

const areEntries = async (
  table: LinkedTable,
  entries: readonly unknown[],
  world: CheckContext['world'],
): Promise<boolean> =>
  (await Promise.all(entries.map((entry) => isEntry(table, entry, world)))).every(Boolean)

/**
 * Venues of an event. Live sites: 0, "" and {} change nothing, and a list passes here to be refused when it is linked
 * (contract.md §7.3).
 * Interface silent: a single id in place of the list of venues is not specified. It is refused (modes.md).
 */
export const areVenues: Check = (value, { world }) => {
  if (world.mode === 'interface')
    return (
      Array.isArray(value) &&
      value.every((entry) => isDigits(String(entry))) &&
      areEntries('venues', value, world)
    )
  if (value === '' || value === 0 || value === '0') return true
  return areEntries('venues', Array.isArray(value) ? value : [value], world)
}

/** Organizers of an event: ids and inline records, mixed (contract.md §7.2). */
export const areOrganizers: Check = (value, { world }) => {
  if (world.mode === 'interface' && !Array.isArray(value)) return value === ''
  if (value === '') return true
  return areEntries('organizers', Array.isArray(value) ? value : [value], world)
}

/**
 * Terms of an event: ids, slugs and names, which are made when they are missing (contract.md §7.1).
 * The interface declares a list; "" empties it (modes.md, emptying a field).
 */
export const areTermEntries: Check = (value, { world }) => {
  if (world.mode === 'interface')
    return value === '' || (Array.isArray(value) && !value.some(isObject))
  return Array.isArray(value) || value === '' || (!isObject(value) && listOf(value).length > 0)
}
