import { eachEntry } from './eachEntry.ts'
import { forget, type StoreName, type StoredEntry } from './entries.ts'

/** What may stay of a store; of what is too much the oldest leave first. */
export interface Limits {
  /** instant, ISO 8601 in UTC: what is older leaves */
  readonly oldest: string
  /** written as JSON, but for what is younger than `settled` */
  readonly bytes: number
  /** instant, ISO 8601 in UTC */
  readonly settled: string
  /** written as JSON, however young */
  readonly most: number
  /** what stays, however old and much it is */
  readonly isNeeded?: (kept: StoredEntry) => boolean
}

/** Removes what is beyond the limits, whoever's it is: keys have to grow with time. Whether any left. */
export async function prune(
  store: StoreName,
  { oldest, settled, bytes, most, isNeeded = () => false }: Limits,
): Promise<boolean> {
  let size = 0
  const gone: string[] = []
  const measure = (kept: StoredEntry) => {
    const { key, at, body } = kept
    if (size < most) size += JSON.stringify(body).length
    const isTooMuch = size >= most || (size >= bytes && at < settled)
    if ((at < oldest || isTooMuch) && !isNeeded(kept)) gone.push(key)
  }
  try {
    await eachEntry(store, measure, { direction: 'prev' })
  } catch {
    return false
  }
  return gone.length > 0 && (await forget(store, gone))
}
