import type { Service } from '../../service/service.ts'
import { sighted } from '../foundCreation.ts'
import { keepEntry } from '../history/keepEntry.ts'
import { keepFound, madeFromHere } from '../history/keepFound.ts'
import type { JournalEntry } from '../journal.ts'
import { ownerOf } from '../owner.ts'
import { mayBeUnderWay } from '../mayBeUnderWay.ts'
import type { Writables } from '../undo/undoEntry.ts'
import { begunWrites, endBegun } from './begunWrites.ts'
import { failuresOf, putOff } from './putOff.ts'

const saidIn = ({ collection, changes }: JournalEntry) => collection + JSON.stringify(changes)

/** The same was sent again from here, and what became of that is not known either: the last one is settled first. */
function isSentAgain(owner: string, entry: JournalEntry): boolean {
  return begunWrites(owner).some(
    (other) =>
      other.operation === 'create' && other.key > entry.key && saidIn(other) === saidIn(entry),
  )
}

/**
 * Looks for what a creation made whose page closed before it knew: what is found is in the history, and can be taken
 * back there. Nothing is sent. What is not found is looked for again: others of its name may be on their way into the
 * history, and the service may still be at it. Only when that cannot be any more, lists tell that it never came; where
 * they cannot settle it, the history says so.
 * @param now instant, milliseconds
 * @throws Refusal when it cannot be looked for now
 */
export async function settleCreation(
  service: Service,
  writables: Writables,
  entry: JournalEntry,
  now: number,
): Promise<void> {
  const { key, at, collection, language, changes } = entry
  const owner = ownerOf(service)
  if (isSentAgain(owner, entry)) return
  const writing = { service: service.in(language), collection: writables[collection] }
  const others = new Set((await madeFromHere(owner, collection)).keys())
  const { made, isSure } = await sighted(writing, changes, Date.parse(at), others)
  if (made) await keepFound({ ...entry, id: made.id, after: made })
  else if (failuresOf(key) === 0 || mayBeUnderWay(Date.parse(at), now)) putOff(key, now)
  else if (isSure) endBegun(key, true)
  else keepEntry({ ...entry, isUnsure: true })
}
