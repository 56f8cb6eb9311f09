import { useQuery } from '@tanstack/react-query'
import { historyOptions } from '../collection/history/historyOptions.ts'
import type { JournalEntry } from '../collection/journal.ts'
import { useService } from '../service/useService.ts'
import type { TrashedName } from './trashed.ts'

/** What this browser remembers of the deletion of a record, which no service keeps (contract.md §6). */
export function useLastDeletion(name: TrashedName): (id: number) => JournalEntry | undefined {
  const { data: entries = [] } = useQuery(historyOptions(useService()))
  const deleted = entries.filter(
    ({ operation, collection }) => operation === 'delete' && collection === name,
  )
  return (id) => deleted.find((one) => one.id === id)
}

/** The status a record had before; null when nobody remembers. */
export function formerStatus(deletion: JournalEntry | undefined): string | null {
  const before = deletion?.before
  if (typeof before !== 'object' || before === null || !('status' in before)) return null
  return typeof before.status === 'string' && before.status !== 'trash' ? before.status : null
}
