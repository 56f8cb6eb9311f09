import type { JournalEntry } from '../../collection/journal.ts'
import { undoEntry } from '../../collection/undo/undoEntry.ts'
import { writables } from '../../records/records.ts'
import type { Service } from '../../service/service.ts'

/** Puts back what was saved, through the safe writer. False where that asks something of a person. */
export async function putBack(service: Service, back: JournalEntry): Promise<boolean> {
  const under = { service, writables, series: crypto.randomUUID(), renewed: new Map() }
  const { outcome } = await undoEntry(under, back)
  return outcome.kind === 'saved' || outcome.kind === 'unchanged'
}
