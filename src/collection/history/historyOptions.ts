import { queryOptions } from '@tanstack/react-query'
import { keptOf } from '../../device/kept.ts'
import type { Service } from '../../service/service.ts'
import type { JournalEntry } from '../journal.ts'
import { keyOf } from '../keys.ts'
import { ownerNamed, ownerOf } from '../owner.ts'
import { entryIn, unkeptEntries } from './keepEntry.ts'

/** Every write of this account that this browser remembers, newest first. */
export function historyOptions(service: Service) {
  const owner = ownerOf(service)
  return queryOptions({
    queryKey: keyOf(service, 'history', 'list'),
    queryFn: async (): Promise<readonly JournalEntry[]> => {
      const kept = (await keptOf('history', owner)).map(entryIn)
      const unkept = unkeptEntries().filter(
        ({ site, account }) => ownerNamed(site, account) === owner,
      )
      return [...kept, ...unkept].toReversed()
    },
    // Thousands of records are neither compared with what was read before, nor kept when nobody looks.
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
  })
}
