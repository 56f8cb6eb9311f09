import type { Identified } from '../resource/collection.ts'
import { changedBetween, differencesOf } from './compare.ts'
import { idPath } from '../resource/recordPath.ts'
import { safeUpdate } from './safeWriter.ts'
import { Conflict, type Saved } from './saved.ts'
import type { Writing } from './writing.ts'

export interface Restoration<R> {
  /** as the trash lists it, or as it was before it went there */
  readonly record: R
  /** the status it comes back with */
  readonly status: string
  readonly password?: string | undefined
}

/** What came of taking a record out of the trash. */
export interface Restored<R> {
  readonly record: R
  /** somebody else had taken it out before */
  readonly alreadyBack: boolean
  /** how it came out, with all that is not as it was; null where somebody else had taken it out */
  readonly saved: Saved<R> | null
}

/** A record as it is in the trash: what the writer goes by where a service does not show it there. */
export function trashed<R extends Identified>(record: R): R {
  return Object.assign({}, record, { status: 'trash' })
}

function restoredAs<R extends Identified>(
  { collection: { fields } }: Writing<R>,
  { record: known, status }: Restoration<R>,
  saved: Saved<R>,
): Restored<R> {
  // Whoever knows the record as it was compares with that, the others with what was in the trash.
  const wasTrashed = fields.status?.of(known) === 'trash'
  const differences = wasTrashed
    ? saved.differences
    : differencesOf(fields, known, saved.record, { status }, new Set())
  const { before, record } = saved
  const alreadyBack = before !== null && fields.status?.of(before) !== 'trash'
  // While it lay in the trash, somebody else may have been at it.
  const there = before === null || wasTrashed ? [] : changedBetween(fields, known, before)
  const landedBetween = [...new Set([...saved.landedBetween, ...there])]
  return { record, alreadyBack, saved: { ...saved, differences, landedBetween } }
}

/**
 * The only way a record comes out of the trash: an update with another status, which repeats all that
 * leaving it out would reset (contract.md §6, §9 26). What is back already is no refusal.
 */
export async function safeRestoration<R extends Identified>(
  writing: Writing<R>,
  restoration: Restoration<R>,
): Promise<Restored<R>> {
  const { record, status, password } = restoration
  const opened = trashed(record)
  const path = idPath(writing.collection.name, record.id)
  try {
    const saved = await safeUpdate(writing, { path, opened, changes: { status }, password })
    return restoredAs(writing, restoration, saved)
  } catch (error) {
    const { fields } = writing.collection
    if (error instanceof Conflict && fields.status?.of(error.fresh) !== 'trash')
      return { record: error.fresh, alreadyBack: true, saved: null }
    throw error
  }
}
