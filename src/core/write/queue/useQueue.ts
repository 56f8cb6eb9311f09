import { useStoreReading } from '../../../platform/useStoreReading.ts'
import type { Service } from '../../../api/service.ts'
import { ownerOf } from '../../query/owner.ts'
import { type QueuedWrite, queueOf } from './queued.ts'

/**
 * What waits for whoever is signed in, as it comes and goes here and in other tabs; null until it is read, nothing
 * where the device is closed to us.
 */
export const useQueue = (service: Service): readonly QueuedWrite[] | null =>
  useStoreReading('operations', ownerOf(service), queueOf)
