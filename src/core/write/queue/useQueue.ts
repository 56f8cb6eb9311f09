import { useEffect, useState } from 'react'
import { watchStore } from '../../../platform/entries.ts'
import type { Service } from '../../../api/service.ts'
import { ownerOf } from '../../query/owner.ts'
import { type QueuedWrite, queueOf } from './queued.ts'

/**
 * What waits for whoever is signed in, as it comes and goes here and in other tabs; null until it is read, nothing
 * where the device is closed to us.
 */
export function useQueue(service: Service): readonly QueuedWrite[] | null {
  const owner = ownerOf(service)
  const [read, setRead] = useState<{ owner: string; items: readonly QueuedWrite[] } | null>(null)
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const items = await queueOf(owner)
      if (isWanted) setRead({ owner, items })
    }
    void look()
    const leave = watchStore('operations', () => void look())
    return () => {
      isWanted = false
      leave()
    }
  }, [owner])
  return read?.owner === owner ? read.items : null
}
