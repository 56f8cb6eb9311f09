import { useEffect, useState } from 'react'
import { watchKept } from '../../device/kept.ts'
import type { Service } from '../../service/service.ts'
import { ownerOf } from '../owner.ts'
import { type QueuedWrite, readQueue } from './queued.ts'

interface Read {
  readonly owner: string
  /** null where the device did not let us */
  readonly items: readonly QueuedWrite[] | null
}

async function readNow(owner: string): Promise<Read> {
  return { owner, items: await readQueue(owner).catch(() => null) }
}

const none: readonly QueuedWrite[] = []

/** The queue, and whether the device lets us read it. */
export function useQueueReading(service: Service) {
  const owner = ownerOf(service)
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const next = await readNow(owner)
      if (isWanted) setRead(next)
    }
    void look()
    const leave = watchKept('operations', () => void look())
    return () => {
      isWanted = false
      leave()
    }
  }, [owner])
  const isRead = read?.owner === owner
  return {
    /** null until it is read */
    items: isRead ? (read.items ?? none) : null,
    isClosed: isRead && read.items === null,
    retry: () => void readNow(owner).then(setRead),
  }
}

/** What waits for whoever is signed in, as it comes and goes here and in other tabs; null until it is read. */
export function useQueue(service: Service): readonly QueuedWrite[] | null {
  return useQueueReading(service).items
}
