import { keptOf } from '../../device/kept.ts'
import type { Identified } from '../collection.ts'
import { entryIn } from '../history/keepEntry.ts'
import type { JournalEntry } from '../journal.ts'
import { remember } from '../journalEntry.ts'
import type { Values } from '../merge.ts'
import { ownerOf } from '../owner.ts'
import type { Writing } from '../writing.ts'
import { begunWrites } from './begunWrites.ts'

interface Done<R> {
  readonly before: R
  readonly after: R
  readonly changes: Values
  /** since when it may have got through, milliseconds */
  readonly sentAt: number
}

/** Of what was meant, that went out which was not there already. */
function isOf<R extends Identified>({ before, changes, sentAt }: Done<R>, name: string) {
  const isMeant = ([field, value]: [string, unknown]) =>
    JSON.stringify(changes[field]) === JSON.stringify(value)
  return ({ operation, collection, id, at, changes: sent }: JournalEntry) =>
    operation === 'update' &&
    collection === name &&
    id === before.id &&
    Date.parse(at) >= sentAt &&
    Object.entries(sent).every(isMeant)
}

/**
 * Remembers an update of which nobody had heard the end and that is found done: as it was noted when it went out, with
 * the record just before it, and once, though the later look may have come upon it first.
 * @returns the record just before it; as it was opened where nothing was noted
 */
export async function rememberDone<R extends Identified>(
  writing: Writing<R>,
  done: Done<R>,
): Promise<R> {
  const { service, collection, journal } = writing
  const owner = ownerOf(service)
  const isIt = isOf(done, collection.name)
  const begun = begunWrites(owner).findLast(isIt)
  const { before, after, changes } = done
  if (begun) journal.record({ ...begun, after })
  const noted = begun ?? (await keptOf('history', owner)).map(entryIn).find(isIt)
  if (!noted) remember(writing, { operation: 'update', id: before.id, before, after, changes })
  // Sound because the safe writer records what its collection read.
  return (noted?.before ?? before) as R
}
