import { writableNames } from '../../core/resource/collection.ts'
import { choice, type FiltersOf, moment, number, text } from '../../core/resource/filters.ts'
import type { Operation } from '../../core/write/operation.ts'
import type { QueuedWrite } from '../../core/write/queue/queued.ts'
import { titleOf } from './operationChanges.ts'
import { twoDigits } from '../../time/wallTime.ts'

export const operations = ['create', 'update', 'delete'] as const

/** What the page lists: what is not sent yet, what was written, or both. */
export const shown = ['unsent', 'history'] as const

/** What the list can be narrowed by, as the address says it. */
export const activityFilters = {
  page: number(),
  show: choice(shown),
  search: text(),
  collection: choice(writableNames),
  operation: choice(operations),
  language: text(),
  series: text(),
  from: moment(),
  until: moment(),
}

type ActivityFilters = FiltersOf<typeof activityFilters>

/** Letters without their accents: «música» is found by «musica». */
function plain(words: string): string {
  return words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The day of an instant by this browser's clock, `YYYY-MM-DD`. */
export function dayAt(instant: string): string {
  const at = new Date(instant)
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
}

/** The entries that a filter leaves, in their order. */
export function found(
  entries: readonly Operation[],
  filters: ActivityFilters,
): readonly Operation[] {
  const { search, collection, operation, language, series, from, until } = filters
  const words = search === undefined ? [] : plain(search).split(/\s+/)
  const isFound = (entry: Operation) => {
    if (collection !== undefined && entry.collection !== collection) return false
    if (operation !== undefined && entry.operation !== operation) return false
    if (language !== undefined && entry.language !== language) return false
    if (series !== undefined && entry.series !== series) return false
    const day = dayAt(entry.at)
    if (from !== undefined && day < from.slice(0, 10)) return false
    if (until !== undefined && day > until.slice(0, 10)) return false
    const title = words.length > 0 ? plain(titleOf(entry)) : ''
    return words.every((word) => title.includes(word))
  }
  return entries.filter(isFound)
}

/** One row: an operation, or a series of them. */
export interface ActivityRow {
  /** newest first, never none */
  readonly entries: readonly Operation[]
  readonly newest: Operation
}

/** @param entries newest first */
export function rowsOf(entries: readonly Operation[], isFolded: boolean): ActivityRow[] {
  const rows = new Map<string, Operation[]>()
  for (const entry of entries) {
    const name = isFolded && entry.series !== undefined ? entry.series : entry.key
    const known = rows.get(name)
    if (known) known.push(entry)
    else rows.set(name, [entry])
  }
  return [...rows.values()].flatMap((all) => (all[0] ? [{ entries: all, newest: all[0] }] : []))
}

/** Rows in their order: what is not sent yet, then each day by this browser's clock, `YYYY-MM-DD`. */
export function groupsOf(
  rows: readonly ActivityRow[],
): readonly [string, readonly ActivityRow[]][] {
  const groups = new Map<string, ActivityRow[]>()
  for (const row of rows) {
    const group = row.newest.waiting ? 'unsent' : dayAt(row.newest.at)
    const known = groups.get(group)
    if (known) known.push(row)
    else groups.set(group, [row])
  }
  return [...groups]
}

/** Keys of what is undone when the network is there again. */
export function waitingKeys(items: readonly Pick<QueuedWrite, 'marks'>[]): ReadonlySet<string> {
  return new Set(items.flatMap(({ marks }) => marks?.undoes ?? []))
}
