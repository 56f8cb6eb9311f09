import { isAuthor, isEventImage } from '../checks/records.ts'
import { isDate, isName, isStatus, isText, isTimezone, isWebsite } from '../checks/texts.ts'
import { integerArray, integers } from './paging.ts'
import { eventList } from './eventListParameters.ts'
import type { Check, CheckContext, ParameterLine } from './parameter.ts'
import { type PostTables, postTables } from './postTables.ts'
import { isDigits, isObject, listOf, positiveOf } from '../lists.ts'
import { type PostTable, rowExists } from '../checks/known.ts'

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
const areVenues: Check = (value, { world }) => {
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
const areOrganizers: Check = (value, { world }) => {
  if (world.mode === 'interface' && !Array.isArray(value)) return value === ''
  if (value === '') return true
  return areEntries('organizers', Array.isArray(value) ? value : [value], world)
}

/**
 * Terms of an event: ids, slugs and names, which are made when they are missing (contract.md §7.1).
 * The interface declares a list; "" empties it (modes.md, emptying a field).
 */
const areTermEntries: Check = (value, { world }) => {
  if (world.mode === 'interface')
    return value === '' || (Array.isArray(value) && !value.some(isObject))
  return Array.isArray(value) || value === '' || (!isObject(value) && listOf(value).length > 0)
}

const text = (name: string, check: Check): ParameterLine => ({ name, type: 'string', check })

const flag = (name: string): ParameterLine => ({ name, type: 'boolean' })

const linked = (name: string, check: Check): ParameterLine => ({
  name,
  default: null,
  check,
  live: integers,
  interface: { ...integerArray, accepts: ['null'] },
})

/** interface.md, Event (fields accepted on write). */
const fields: readonly ParameterLine[] = [
  { name: 'author', type: 'integer', check: isAuthor },
  text('date', isDate),
  text('date_utc', isDate),
  text('title', isName),
  text('description', isText),
  text('slug', isText),
  text('excerpt', isText),
  text('status', isStatus),
  text('timezone', isTimezone),
  { name: 'all_day', type: 'boolean', default: false },
  text('start_date', isDate),
  text('end_date', isDate),
  { ...text('image', isEventImage), interface: { accepts: ['number'] } },
  { name: 'cost' },
  {
    name: 'website',
    default: null,
    check: isWebsite,
    interface: { type: 'string', format: 'uri', accepts: ['null'] },
  },
  flag('show_map'),
  flag('show_map_link'),
  flag('hide_from_listings'),
  flag('sticky'),
  flag('featured'),
  linked('categories', areTermEntries),
  linked('tags', areTermEntries),
  linked('venue', areVenues),
  linked('organizer', areOrganizers),
]

const tables = postTables('events', eventList, fields, 'title', 'start_date', 'end_date')

export const eventTables: PostTables = {
  ...tables,
  id: { ...tables.id, lines: [...tables.id.lines, { name: 'password', type: 'string' }] },
  // The slug among the fields is the key and may be left out of a body.
  updateBySlug: [
    {
      ...tables.update,
      lines: fields.toSorted(
        (one, other) => Number(other.name === 'slug') - Number(one.name === 'slug'),
      ),
    },
  ],
}
