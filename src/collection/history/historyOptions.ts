import { queryOptions } from '@tanstack/react-query'
import { type Kept, keptOf, readKept } from '../../device/kept.ts'
import type { Service } from '../../service/service.ts'
import type { JournalEntry } from '../journal.ts'
import { keyOf } from '../keys.ts'
import { ownerNamed, ownerOf } from '../owner.ts'
import { entryIn, unkeptEntries } from './keepEntry.ts'

/** Those that this page alone remembers come last. */
function withUnkept(owner: string, kept: readonly Kept[]): readonly JournalEntry[] {
  const unkept = unkeptEntries().filter(({ site, account }) => ownerNamed(site, account) === owner)
  return [...kept.map(entryIn), ...unkept].toReversed()
}

/** Every write of this account that this browser remembers, newest first; none where the device is closed to us. */
export async function readHistory(service: Service): Promise<readonly JournalEntry[]> {
  const owner = ownerOf(service)
  return withUnkept(owner, await keptOf('history', owner))
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
      return withUnkept(owner, kept)
    },
    // Thousands of records are neither compared with what was read before, nor kept when nobody looks.
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
  })
}
