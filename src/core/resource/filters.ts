import type { Query } from '../../api/outgoing.ts'

/** How a listing parameter is written in an address and in a query: the same way. */
interface FilterKind<V> {
  readonly kind:
    | 'text'
    | 'flag'
    | 'integer'
    | 'decimal'
    | 'dateTime'
    | 'ids'
    | 'terms'
    | 'words'
    | 'choice'
  /** what the text says, or undefined when it says nothing of this kind */
  read(text: string): V | undefined
  write(value: V): string
  readonly choices?: readonly string[]
}

export type FilterTable = Readonly<Record<string, FilterKind<unknown>>>

/** Every parameter optional, each with the type of its kind. */
export type FiltersOf<Table> = {
  readonly [Name in keyof Table]?: (Table[Name] extends FilterKind<infer V> ? V : never) | undefined
}

/** A parameter whose text was not understood; the others still apply. */
export interface FilterMistake {
  readonly name: string
  readonly text: string
}

const parts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function integer(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

function whole<V>(values: readonly (V | undefined)[]): readonly V[] | undefined {
  const read = values.filter((value) => value !== undefined)
  return read.length === values.length && read.length > 0 ? read : undefined
}

/** A day or a moment that exists, as `YYYY-MM-DD` or `YYYY-MM-DD HH:MM:SS`, wall time of the site. */
function dateTime(text: string): string | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/.exec(text.trim())
  if (match === null) return undefined
  const [, day = '', minutes, seconds = ':00'] = match
  const time = minutes === undefined ? '' : ` ${minutes}${seconds}`
  const instant = new Date(`${day}T${time === '' ? '00:00:00' : time.trim()}Z`)
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
  return exists ? `${day}${time}` : undefined
}

export const text = (): FilterKind<string> => ({
  kind: 'text',
  read: (written) => (written.trim() === '' ? undefined : written),
  write: (value) => value,
})

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

export const flag = (): FilterKind<boolean> => ({
  kind: 'flag',
  read: (written) => flags.get(written.trim().toLowerCase()),
  write: String,
})

/** @param least the smallest number that makes sense */
export const number = (least = 1): FilterKind<number> => ({
  kind: 'integer',
  read: (written) => {
    const value = integer(written.trim())
    return value === undefined || value < least ? undefined : value
  },
  write: String,
})

export const decimal = (): FilterKind<number> => ({
  kind: 'decimal',
  // A minus before nothing says nothing: what is read is what would be written.
  read: (written) => (/^-?\d+(\.\d+)?$/.test(written.trim()) ? Number(written) || 0 : undefined),
  write: String,
})

export const moment = (): FilterKind<string> => ({
  kind: 'dateTime',
  read: dateTime,
  write: (value) => value,
})

export const ids = (): FilterKind<readonly number[]> => ({
  kind: 'ids',
  read: (written) => whole(parts(written).map(integer)),
  write: (value) => value.join(','),
})

/** Ids or slugs: `interface.md`, "Listing parameters: events". */
export const terms = (): FilterKind<readonly (number | string)[]> => ({
  kind: 'terms',
  read: (written) => whole(parts(written).map((part) => integer(part) ?? part)),
  write: (value) => value.join(','),
})

/**
 * Interface silent: how several values of `status` are written is not specified. They are sent as a comma-separated
 * list (contract.md §3.6).
 */
export const list = (): FilterKind<readonly string[]> => ({
  kind: 'words',
  read: (written) => whole(parts(written)),
  write: (value) => value.join(','),
})

export const choice = <const Choice extends string>(
  choices: readonly Choice[],
): FilterKind<Choice> => ({
  kind: 'choice',
  choices,
  read: (written) => choices.find((one) => one.toLowerCase() === written.trim().toLowerCase()),
  write: (value) => value,
})

function written(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** The filters an address names; what is no parameter of the listing is not looked at. */
export function readFilters<const Table extends FilterTable>(
  table: Table,
  search: Readonly<Record<string, unknown>>,
): { filters: FiltersOf<Table>; mistakes: readonly FilterMistake[] } {
  const filters: Record<string, unknown> = {}
  const mistakes: FilterMistake[] = []
  for (const [name, kind] of Object.entries(table)) {
    const value = search[name]
    if (value === undefined || value === null || value === '') continue
    const read = kind.read(written(value))
    if (read === undefined) mistakes.push({ name, text: written(value) })
    else filters[name] = read
  }
  return { filters: typed<Table>(filters), mistakes }
}

/** Sound because every value was read by the kind that its name has in the table. */
function typed<Table>(filters: Readonly<Record<string, unknown>>): FiltersOf<Table> {
  return filters as FiltersOf<Table>
}

/** The filters as an address has them, and as the query has them. */
export function writeFilters<const Table extends FilterTable>(
  table: Table,
  filters: FiltersOf<Table>,
): Record<string, string> {
  const given: Readonly<Record<string, unknown>> = filters
  return Object.fromEntries(
    Object.entries(table)
      .filter(([name]) => given[name] !== undefined)
      .map(([name, kind]) => [name, kind.write(given[name])]),
  )
}

/** Filters as arguments of a listing, over those that are sent unless something else is asked. */
export function queryOf<const Table extends FilterTable>(
  table: Table,
  usual: Query,
  filters: FiltersOf<Table>,
): Query {
  return { ...usual, ...writeFilters(table, filters) }
}
