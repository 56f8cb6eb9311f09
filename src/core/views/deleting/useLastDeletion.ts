import { useQuery } from '@tanstack/react-query'
import { useService } from '../../../api/useService.ts'
import type { CollectionName, WritableName } from '../../resource/collection.ts'
import { historyOptions, noHistory } from '../../write/operationStore.ts'
import type { Operation } from '../../write/operation.ts'

/** The last deletion of a record, as a history that begins with the newest write has it. */
export function lastDeletionIn(
  history: readonly Operation[],
  name: WritableName,
  id: number,
): Operation | undefined {
  return history.find(
    (entry) => entry.operation === 'delete' && entry.collection === name && entry.id === id,
  )
}

/** What this browser remembers of the deletion of a record, which no service keeps (contract.md §6). */
export function useLastDeletion(name: CollectionName): (id: number) => Operation | undefined {
  const { operations: history } = useQuery(historyOptions(useService())).data ?? noHistory
  return (id) => lastDeletionIn(history, name, id)
}

/** The status a record had before; null when nobody remembers. */
export function formerStatus(deletion: Operation | undefined): string | null {
  const before = deletion?.before
  if (typeof before !== 'object' || before === null || !('status' in before)) return null
  return typeof before.status === 'string' && before.status !== 'trash' ? before.status : null
}
