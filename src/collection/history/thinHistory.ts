import { thin } from '../../device/thin.ts'
import { entryIn } from './keepEntry.ts'
import { isOpenSeries } from './openSeries.ts'

/** How long and how much of the history stays; the oldest leaves first. */
const daysKept = 90
const bytesKept = 50_000_000
/** With what is of the last day, which may be more: a page that wrote thousands takes them back from here. */
const mostOfAll = 500_000_000

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Lets what is too old, or too much, leave. */
export async function thinHistory(): Promise<void> {
  const limits = { bytes: bytesKept, settled: daysAgo(1), most: mostOfAll }
  await thin('history', { oldest: daysAgo(daysKept), ...limits })
}

/**
 * Makes room for the newest on a full device, where the oldest are, though they be of today: but for those that a page
 * offers to take back. Whether any left.
 */
export function roomMade(): Promise<boolean> {
  const half = bytesKept / 2
  return thin('history', {
    oldest: daysAgo(daysKept),
    bytes: half,
    settled: daysAgo(0),
    most: half,
    isNeeded: (kept) => isOpenSeries(entryIn(kept).series),
  })
}
