import * as z from 'zod/mini'
import type { CollectionName } from '../../../../core/resource/collection.ts'
import { columnNames, targetsOf } from '../../columns/columns.ts'
import { headsOf, plainHead, knownSetOf } from '../../columns/heads.ts'
import { calendarColumns } from '../../in/calendar/calendarColumns.ts'
import { openedTable, type ReadOptions } from '../../table/fileOptions.ts'
import type { Table } from '../../table/table.ts'
import { fingerprint } from '../../../translations/exchange/fingerprint.ts'
import { storedEntries } from '../../../../ui/storedEntries.ts'

/** By the field, the place of its column in the file; what is left out has none. */
export type Mapping = Readonly<Partial<Record<string, number>>>

const ofCalendars: ReadonlyMap<string, string> = new Map(Object.entries(calendarColumns))

/** The columns whose cells are read as all of them together tell. */
export const orderedColumns = ({ start_date, end_date, cost }: Mapping) => ({
  days: [start_date, end_date].filter((column) => column !== undefined),
  price: cost,
})

/** More than any field has heads. */
const far = 100

/**
 * How far a head is from those of a column, less being surer; infinitely from those of another one.
 * @param set the name of the program that wrote the file: none of its heads is taken for what it only resembles
 */
function distanceOf(of: CollectionName, column: string, head: string, set?: string): number {
  if (ofCalendars.get(column) === head) return 0
  const [title = '', ...targets] = targetsOf(of)
  const isTarget = column === title || targets.includes(column)
  const { labels, all } = headsOf(of, column)
  // Of what no new record takes the label is as sure, and keeps a file's column from the others.
  const heads = isTarget || set === 'Agenda' ? all : labels
  const plain = plainHead(head)
  const at = heads.indexOf(plain)
  if (at >= 0) return at
  // "Event cost", «Data de l’acte»: what a record is called by is no more than said along, unless there is nothing else.
  const names = headsOf(of, title).all
  const left = plain.split(' ').filter((word) => !names.includes(word))
  if (left.length === 0) return column === title ? far : Infinity
  const atLeft = heads.indexOf(left.join(' '))
  if (atLeft >= 0) return set === undefined ? far + atLeft : atLeft
  if (set !== undefined || !targets.includes(column)) return Infinity
  // «Lloc / sala», «Preu (€)»: one of its heads is enough where nothing fits better; the longer it is, the surer.
  const near = heads.map((one, place) =>
    ` ${plain} `.includes(` ${one} `) ? far * (10 - one.split(' ').length) + place : Infinity,
  )
  return Math.min(...near)
}

/** The columns that a file seems to have: each is left to the field to which it is nearest, which takes the nearest. */
export function guessedMapping(of: CollectionName, names: readonly string[]): Mapping {
  const set = knownSetOf(names)?.name
  const targets = targetsOf(of)
  const fields = [...new Set([...targets, ...columnNames(of)])]
  const nearest = names.map((name, column) => {
    const distances = fields.map((field) => distanceOf(of, field, name, set))
    const distance = Math.min(...distances)
    return { column, distance, field: fields[distances.indexOf(distance)] ?? '' }
  })
  const found = targets.flatMap((target) => {
    const own = nearest.filter(({ field, distance }) => field === target && distance < Infinity)
    const [first] = own.toSorted((one, other) => one.distance - other.distance)
    return first === undefined ? [] : [[target, first.column] as const]
  })
  return Object.fromEntries(found)
}

/** By the field, the name of its column. */
const named = z.record(z.string(), z.string())

function read(text: string | null): z.infer<typeof named> | null {
  try {
    return named.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

const family = 'columns.imported.'

const entries = storedEntries({
  family,
  read,
  write: (mapping) => mapping && JSON.stringify(mapping),
})

const entryName = (of: CollectionName, names: readonly string[]) =>
  `${family}${of}.${fingerprint(names.join('|'))}`

/** The columns as they were chosen for a file with these names, else as they seem to be. */
function mappingFor(of: CollectionName, names: readonly string[]): Mapping {
  const kept = entries.valueOf(entryName(of, names))
  if (kept === null) return guessedMapping(of, names)
  const found = targetsOf(of).flatMap((target) => {
    const column = names.indexOf(kept[target] ?? '')
    return column < 0 ? [] : [[target, column] as const]
  })
  return Object.fromEntries(found)
}

/** Remembers a choice for the next file with these names. */
export function keepMapping(of: CollectionName, names: readonly string[], mapping: Mapping): void {
  const chosen = Object.entries(mapping).flatMap(([target, column]) => {
    const name = column === undefined ? undefined : names[column]
    return name === undefined ? [] : [[target, name] as const]
  })
  entries.keep(entryName(of, names), Object.fromEntries(chosen))
}

/**
 * A file of new records under the names that one of its rows has, and what of it can be read in several ways.
 * @param own the columns as a person has chosen them; null as they seem to be
 */
export function newTable(
  of: CollectionName,
  read: Table,
  chosen: ReadOptions = {},
  own: Mapping | null = null,
) {
  const mappingOf = (names: readonly string[]) => own ?? mappingFor(of, names)
  const opened = openedTable(read, chosen, {
    known: (names) => Object.keys(guessedMapping(of, names)).length,
    columns: (names) => orderedColumns(mappingOf(names)),
  })
  return { ...opened, mapping: mappingOf(opened.table.names) }
}
