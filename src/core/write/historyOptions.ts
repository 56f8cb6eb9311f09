import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../query/keys.ts'
import { ownerOf } from '../query/owner.ts'
import type { Service } from '../../api/service.ts'
import type { Operation } from './operation.ts'
import { operationsOf, readOperations, unstoredOperations } from './operationStore.ts'

/** Every write of this account that this browser remembers, newest first; none where the device is closed to us. */
export async function readHistory(service: Service): Promise<readonly Operation[]> {
  return (await operationsOf(ownerOf(service))).toReversed()
}

/** Thousands of records are neither compared with what was read before, nor kept when nobody looks. */
const asRead = { structuralSharing: false, staleTime: 0, gcTime: 0 } as const

/** The same, as pages read it. */
export function historyOptions(service: Service) {
  return queryOptions({
    queryKey: keyOf(service, 'history', 'list'),
    queryFn: () => readHistory(service),
    ...asRead,
  })
}

/** The same, for who says where the device is closed to us and nothing can be told: then it is an error. */
export function historyReading(service: Service) {
  return queryOptions({
    // It is stale when the list is: its key begins with that one's.
    queryKey: [...historyOptions(service).queryKey, 'or say so'],
    queryFn: () =>
      unstoredOperations().length > 0
        ? readHistory(service)
        : readOperations(ownerOf(service)).then((operations) => operations.toReversed()),
    ...asRead,
  })
}
