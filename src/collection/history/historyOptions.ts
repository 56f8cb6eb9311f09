import { queryOptions } from '@tanstack/react-query'
import { readKept } from '../../device/kept.ts'
import type { Service } from '../../service/service.ts'
import type { JournalEntry } from '../journal.ts'
import { keyOf } from '../keys.ts'
import { ownerOf } from '../owner.ts'
import { entriesOf, withUnkept } from './entriesOf.ts'
import { unkeptEntries } from './keepEntry.ts'

/** Every write of this account that this browser remembers, newest first; none where the device is closed to us. */
export async function readHistory(service: Service): Promise<readonly JournalEntry[]> {
  return (await entriesOf(ownerOf(service))).toReversed()
}

/** The same, as pages read it. */
export function historyOptions(service: Service) {
  return queryOptions({
    queryKey: keyOf(service, 'history', 'list'),
    queryFn: () => readHistory(service),
    // Thousands of records are neither compared with what was read before, nor kept when nobody looks.
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The same, for who says where the device is closed to us and nothing can be told: then it is an error. */
export function historyReading(service: Service) {
  const owner = ownerOf(service)
  return queryOptions({
    // It is stale when the list is: its key begins with that one's.
    queryKey: [...historyOptions(service).queryKey, 'or say so'],
    queryFn: async () => {
      const kept = await readKept('history', owner).catch((error: unknown) => {
        if (unkeptEntries().length > 0) return []
        throw error
      })
      return withUnkept(owner, kept).toReversed()
    },
    // Thousands of records are neither compared with what was read before, nor kept when nobody looks.
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
  })
}
