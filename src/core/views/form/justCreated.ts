import type { Identified } from '../../resource/collection.ts'
import type { Saved } from '../../write/saved.ts'

/** What the page of a new record hands to the page of the record it became. */
export interface JustCreated<R> {
  remember(saved: Saved<R>): void
  /** The answer of the creation of this record, if that was the last thing done here. */
  of(id: number): Saved<R> | null
}

/** The answer of the last creation, kept until the page of the record has read for itself. */
export function justCreated<R extends Identified>(): JustCreated<R> {
  let created: Saved<R> | null = null
  return {
    remember(saved) {
      created = saved
    },
    of: (id) => (created?.record.id === id ? created : null),
  }
}
