import type { LostLink } from './operation.ts'
import { ApiError } from '../../api/apiError.ts'

/** One field that is not what the save meant it to be. Values are those an editor sees. */
export interface Difference {
  readonly field: string
  readonly intended: unknown
  readonly found: unknown
  /** whether the save sent this field; if not, somebody else may have changed it */
  readonly sent: boolean
}

/** What came of a create or an update. */
export interface Saved<R> {
  /** the record as it is now, read after the write */
  readonly record: R
  /** the record just before the write, null when it was made by it */
  readonly before: R | null
  readonly differences: readonly Difference[]
  /** fields that changed around the write without having been sent */
  readonly landedBetween: readonly string[]
  /** the answer was lost, and a second look found the write done */
  readonly recovered: boolean
  /** of its entry in the history, when there is one */
  readonly key?: string
}

/** What came of a delete. */
export interface Deleted<R> {
  /** as it was, null when it was gone already */
  readonly before: R | null
  readonly alreadyGone: boolean
  /** what named it; null when that could not be found out */
  readonly links: readonly LostLink[] | null
  /** of its entry in the history, when there is one */
  readonly key?: string
}

/**
 * A field that somebody else changed to something else since the form was opened; or one that does not go together with
 * what is there by now, though nobody else changed it: `theirs` is then what it is.
 */
export interface ConflictField {
  readonly field: string
  readonly opened: unknown
  readonly theirs: unknown
  readonly mine: unknown
  /** the time that it would cross, of the same event */
  readonly beside?: { readonly field: string; readonly value: unknown } | undefined
}

/** Nothing was written: to go on, save again with `fresh` as the record opened. */
export class Conflict<R = unknown> extends Error {
  readonly fields: readonly ConflictField[]
  readonly fresh: R

  constructor(fields: readonly ConflictField[], fresh: R) {
    super(`changed by somebody else: ${fields.map(({ field }) => field).join(', ')}`)
    this.name = 'Conflict'
    this.fields = fields
    this.fresh = fresh
  }
}

/**
 * Nothing was written: records of this name exist, and a live service would overwrite one of
 * them instead of making another (contract.md §7.5).
 */
export class SameName<R = unknown> extends Error {
  readonly existing: readonly R[]

  constructor(existing: readonly R[]) {
    super('a record of this name exists')
    this.name = 'SameName'
    this.existing = existing
  }
}

/**
 * Nothing was written: an earlier sending of the same record, whose answer never came, seems to have made one of
 * these. Without any it cannot be looked for.
 */
export class PerhapsMade<R = unknown> extends Error {
  readonly existing: readonly R[]

  constructor(existing: readonly R[]) {
    super('an earlier sending may have made it')
    this.name = 'PerhapsMade'
    this.existing = existing
  }
}

/** Where nobody is asked whether an earlier sending made a record: it is not known, and no other was sent. */
export function unknownOutcome(error: unknown): unknown {
  return error instanceof PerhapsMade
    ? new ApiError({ kind: 'unanswered', afterWrite: 'unknown' }, { cause: error })
    : error
}

/** The id of the term that there is already (contract.md §10, 74); null for another refusal. */
export function existingTerm(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'term_exists') return null
  const id = Number(error.data.term_id)
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Why a record was kept back here, by what the site asks of such a record. */
export interface Reason {
  /** a sentence that names what it is about */
  readonly words: string
  /** the one that mends it; null where that is another version of the record, which is no field of it */
  readonly field: string | null
}

/** What came of one record. */
export type Outcome<R> =
  | {
      readonly kind: 'saved'
      readonly record: R | null
      /** how many events lost other organizers with a deleted one, which could not be put back */
      readonly withoutOthers?: number
    }
  /** it was so when it was read again, or gone already */
  | { readonly kind: 'unchanged'; readonly record: R | null }
  /** written, and the service made something else of these fields */
  | {
      readonly kind: 'differs'
      readonly record: R
      readonly fields: readonly string[]
      /** unknown of what was written before the page was left */
      readonly saved?: Saved<R>
    }
  /** somebody else changed these fields meanwhile; nothing was written */
  | {
      readonly kind: 'conflict'
      readonly fresh: R
      readonly fields: readonly string[]
      /** the one that would cross another time of its event */
      readonly crossed?: ConflictField | undefined
    }
  /** `reasons` where it was kept back here: nothing was sent */
  | {
      readonly kind: 'refused'
      readonly refusal: ApiError
      readonly reasons?: readonly Reason[]
    }
