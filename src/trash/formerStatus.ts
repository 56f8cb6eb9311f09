import { pageJournal, type JournalEntry } from '../collection/journal.ts'
import type { Service } from '../service/service.ts'
import type { TrashedName } from './trashed.ts'

function statusBefore({ before }: JournalEntry): string | null {
  if (typeof before !== 'object' || before === null || !('status' in before)) return null
  return typeof before.status === 'string' && before.status !== 'trash' ? before.status : null
}

/** The status a record had when it was deleted from here; no service keeps it (contract.md §6). */
export function formerStatus({ site }: Service, name: TrashedName, id: number): string | null {
  const entry = pageJournal
    .entries()
    .findLast(
      (one) =>
        one.operation === 'delete' && one.site === site && one.collection === name && one.id === id,
    )
  return entry === undefined ? null : statusBefore(entry)
}
