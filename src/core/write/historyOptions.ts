import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../query/keys.ts'
import { ownerOf } from '../query/owner.ts'
import type { Service } from '../../api/service.ts'
import { readOperations, unstoredOperations } from './operationStore.ts'

/**
 * Every write of this account that this browser remembers, newest first; an error where the device is closed to us, and
 * this page remembers none by itself.
 */
export function historyOptions(service: Service) {
  const owner = ownerOf(service)
  return queryOptions({
    queryKey: keyOf(service, 'history', 'list'),
    queryFn: async () => {
      const unstored = unstoredOperations(owner)
      const read = readOperations(owner)
      return (await (unstored.length > 0 ? read.catch(() => unstored) : read)).toReversed()
    },
    // Thousands of records are neither compared with what was read before, nor kept when nobody looks.
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
  })
}
