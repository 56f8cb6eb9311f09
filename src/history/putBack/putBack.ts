import type { JournalEntry } from '../../collection/journal.ts'
import { unique } from '../../collection/unique.ts'
import { isOfTheNetwork } from '../../service/ofTheNetwork.ts'
import { undoEntry } from '../../collection/undo/undoEntry.ts'
import { writables } from '../../records/records.ts'
import type { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'

/**
 * What came of putting back what was saved: `open` asks something of a person, `password` that of the event. With
 * `crossed` it does not go together with another time of its event; with `unsent` the network did not carry it.
 */
export type Back = 'done' | 'password' | 'crossed' | 'unsent' | 'unsure' | 'open'

function refused(refusal: Refusal): Back {
  if (refusal.kind === 'password') return 'password'
  if (!isOfTheNetwork(refusal)) return 'open'
  return refusal.afterWrite === 'unknown' ? 'unsure' : 'unsent'
}

/** Puts back what was saved, through the safe writer. */
export async function putBack(service: Service, back: JournalEntry): Promise<Back> {
  const under = { service, writables, series: unique(), renewed: new Map() }
  const { outcome } = await undoEntry(under, back)
  if (outcome.kind === 'refused') return refused(outcome.refusal)
  if (outcome.kind === 'conflict' && outcome.crossed && outcome.fields.length === 1)
    return 'crossed'
  return outcome.kind === 'saved' || outcome.kind === 'unchanged' ? 'done' : 'open'
}
