import type { JournalEntry } from '../../collection/journal.ts'
import { undoEntry } from '../../collection/undo/undoEntry.ts'
import { writables } from '../../records/records.ts'
import type { Service } from '../../service/service.ts'

/** What came of putting back what was saved: `open` asks something of a person, `password` that of the event. */
export type Back = 'done' | 'password' | 'open'

/** Puts back what was saved, through the safe writer. */
export async function putBack(service: Service, back: JournalEntry): Promise<Back> {
  const under = { service, writables, series: crypto.randomUUID(), renewed: new Map() }
  const { outcome } = await undoEntry(under, back)
  if (outcome.kind === 'refused') return outcome.refusal.kind === 'password' ? 'password' : 'open'
  return outcome.kind === 'saved' || outcome.kind === 'unchanged' ? 'done' : 'open'
}
