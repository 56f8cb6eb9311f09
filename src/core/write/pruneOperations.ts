import { useEffect } from 'react'
import { prune } from '../../platform/prune.ts'
import { operationIn } from './operation.ts'
import { isOver } from './operationStore.ts'
import type { StoredEntry } from '../../platform/entries.ts'

/** How long and how much of what was written stays; the oldest leaves first. */
const daysKept = 90
const bytesKept = 50_000_000
/** With what is of the last day, which may be more: a page that wrote thousands takes them back from here. */
const mostOfAll = 500_000_000

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Series that are under way here, or are offered to be taken back where they were written. */
const open: string[] = []

export const isOpenSeries = (series: string | undefined) =>
  series !== undefined && open.includes(series)

/** None of these operations leaves the store for room, as long as whoever wrote them is on the page. */
export function useOpenSeries(series: string | undefined): void {
  useEffect(() => {
    if (series === undefined) return undefined
    open.push(series)
    return () => {
      open.splice(open.indexOf(series), 1)
    }
  }, [series])
}

/** Only history leaves: not what is typed, waits or is on its way, nor what another version put here. */
const isOpen = (kept: StoredEntry) => !operationIn(kept).some(isOver)

/** @param settled days after which an operation may be too much */
const limits = (settled: number) => ({ oldest: daysAgo(daysKept), settled: daysAgo(settled) })

/** Lets what is too old, or too much, leave. */
export async function pruneOperations(): Promise<void> {
  const size = { bytes: bytesKept, most: mostOfAll }
  await prune('operations', { ...limits(1), ...size, isNeeded: isOpen })
}

/**
 * Makes room for the newest on a full device, where the oldest are, though they be of today: but for those that a page
 * offers to take back. Whether any left.
 */
export function freeStorage(): Promise<boolean> {
  const half = bytesKept / 2
  const isNeeded = (kept: StoredEntry) =>
    isOpen(kept) || operationIn(kept).some(({ series }) => isOpenSeries(series))
  return prune('operations', { ...limits(0), bytes: half, most: half, isNeeded })
}
