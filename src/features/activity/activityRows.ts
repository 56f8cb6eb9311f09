import type { QueuedWrite } from '../../core/write/queue/queued.ts'
import type { Operation } from '../../core/write/operation.ts'
import { dayAt } from './activityFilters.ts'

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
