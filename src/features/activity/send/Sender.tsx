import { useEffect, useEffectEvent } from 'react'
import { firstReady, type QueuedWrite } from '../../../core/write/queue/queued.ts'
import type { Service } from '../../../api/service.ts'
import { useReplay } from './useReplay.ts'

/** Milliseconds between two tries while something waits. */
const betweenTries = 30_000

interface Props {
  service: Service
  items: readonly QueuedWrite[]
  /** There is a network, and the service answered when it was last asked. */
  isReachable: boolean
}

/** Sends what waits as soon as there is a way, and tries again from time to time. Draws nothing. */
export function Sender({ service, items, isReachable }: Props) {
  const { send, isSending, isBarred } = useReplay(service)
  const hasReady = firstReady(items, new Set()) !== undefined
  const attempt = useEffectEvent(() => {
    if (hasReady && !isSending && !isBarred && navigator.onLine) send()
  })
  useEffect(() => {
    if (isReachable) attempt()
    const timer = setInterval(() => attempt(), betweenTries)
    return () => clearInterval(timer)
  }, [isReachable])
  return null
}
