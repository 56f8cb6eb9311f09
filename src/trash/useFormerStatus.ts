import { useQuery } from '@tanstack/react-query'
import { historyOptions } from '../collection/history/historyOptions.ts'
import type { JournalEntry } from '../collection/journal.ts'
import { useService } from '../service/useService.ts'
import type { TrashedName } from './trashed.ts'

function statusBefore({ before }: JournalEntry): string | null {
  if (typeof before !== 'object' || before === null || !('status' in before)) return null
  return typeof before.status === 'string' && before.status !== 'trash' ? before.status : null
}

/** The status a record had when it was deleted from here; no service keeps it (contract.md §6). */
export function useFormerStatus(name: TrashedName): (id: number) => string | null {
  const { data: entries = [] } = useQuery(historyOptions(useService()))
  const deleted = entries.filter(
    ({ operation, collection }) => operation === 'delete' && collection === name,
  )
  return (id) => {
    const entry = deleted.find((one) => one.id === id)
    return entry === undefined ? null : statusBefore(entry)
  }
}
