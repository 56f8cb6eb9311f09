import type { PairedCollection, Versions } from '../pairing/listing.ts'

/** What an editor said of versions: that they are of one thing, or (of two languages) that they are not. */
export interface LinkDecision {
  readonly collection: PairedCollection
  readonly versions: Versions
}

/** All that editors said of one site. */
export interface ConfirmedPairs {
  /** a record is in one of them at most, and none is alone in one */
  readonly together: readonly LinkDecision[]
  /** each of two languages */
  readonly apart: readonly LinkDecision[]
}

export const nothingConfirmed: ConfirmedPairs = { together: [], apart: [] }

/** Whether all that one says is said by the other. */
export function isWithin({ collection, versions }: LinkDecision, other: LinkDecision): boolean {
  if (collection !== other.collection) return false
  return Object.entries(versions).every(([language, id]) => other.versions[language] === id)
}
