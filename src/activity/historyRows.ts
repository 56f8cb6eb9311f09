import type { Operation } from '../core/write/operation.ts'
import type { QueuedWrite } from '../collection/queue/queued.ts'
import { dayAt } from './historyFilters.ts'

/** One line of the history: a write, or a series of them. */
export interface HistoryRow {
  /** newest first, never none */
  readonly entries: readonly Operation[]
  readonly newest: Operation
}

/** @param entries newest first */
export function rowsOf(entries: readonly Operation[], isFolded: boolean): HistoryRow[] {
  const rows = new Map<string, Operation[]>()
  for (const entry of entries) {
    const name = isFolded && entry.series !== undefined ? entry.series : entry.key
    const known = rows.get(name)
    if (known) known.push(entry)
    else rows.set(name, [entry])
  }
  return [...rows.values()].flatMap((all) => (all[0] ? [{ entries: all, newest: all[0] }] : []))
}

/** Rows by the day of this browser's clock, in their order. */
export function daysOf(rows: readonly HistoryRow[]): readonly [string, readonly HistoryRow[]][] {
  const days = new Map<string, HistoryRow[]>()
  for (const row of rows) {
    const day = dayAt(row.newest.at)
    const known = days.get(day)
    if (known) known.push(row)
    else days.set(day, [row])
  }
  return [...days]
}

/** Keys of what is taken back when the network is there again. */
export function waitingKeys(items: readonly Pick<QueuedWrite, 'marks'>[]): ReadonlySet<string> {
  return new Set(items.flatMap(({ marks }) => marks?.undoes ?? []))
}
