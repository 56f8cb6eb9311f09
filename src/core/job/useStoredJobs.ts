import { useEffect, useState } from 'react'
import { watchStore } from '../../platform/entries.ts'
import type { Service } from '../../api/service.ts'
import { useService } from '../../api/useService.ts'
import { after } from '../../time/clock.ts'

/** Does it when asked; asked while it is at it, however often, it does it once more afterwards. It must not reject. */
function caughtUp(work: () => Promise<void>): () => Promise<void> {
  let isAtIt = false
  let isDue = false
  return async () => {
    isDue = true
    if (isAtIt) return
    isAtIt = true
    while (isDue) {
      isDue = false
      await work()
    }
    isAtIt = false
  }
}

interface Store<Job> {
  readonly all: (service: Service) => Promise<readonly Job[]>
  /** what it notes is read as anything that is stored */
  readonly settle: (
    service: Service,
    jobs: readonly Job[],
    isWanted: () => boolean,
  ) => Promise<unknown>
}

/**
 * The jobs of one kind that this device has, at any moment; null where it is closed to us.
 * @param isWriting as long as one is at work: they are read again at the end, and not for each item
 */
export function useStoredJobs<Job>(
  { all, settle }: Store<Job>,
  isWriting = false,
): readonly Job[] | null {
  const service = useService()
  const [jobs, setJobs] = useState<readonly Job[] | null>([])
  useEffect(() => {
    if (isWriting) return undefined
    let isGone = false
    // Another tab may be noting item after item.
    const read = caughtUp(async () => {
      const found = isGone ? null : await all(service).catch(() => null)
      if (isGone) return
      setJobs(found)
      if (found) await settle(service, found, () => !isGone)
    })
    void read()
    // What is sent from the queue, or taken back: once that rests, and not for each.
    let forgo: () => void = () => undefined
    const stops = [
      watchStore('imports', () => void read()),
      watchStore('operations', () => {
        forgo()
        forgo = after(1000, () => void read())
      }),
    ]
    return () => {
      isGone = true
      for (const stop of [...stops, forgo]) stop()
    }
  }, [all, settle, service, isWriting])
  return jobs
}
