import { useEffect, useMemo, useState } from 'react'
import type { CollectionName } from '../../../collection/collection.ts'
import type { QueuedWrite } from '../../../collection/queue/queued.ts'
import { useQueue } from '../../../collection/queue/useQueue.ts'
import { useStoredJobs } from '../../../core/job/useStoredJobs.ts'
import { isSettled } from '../../../core/job/jobItem.ts'
import { useService } from '../../../service/useService.ts'
import { useSettled } from '../../../ui/form/useSettled.ts'
import { type RowProgress } from './changePlan.ts'
import { type KeptChanges, leftChanges } from './keptChanges.ts'

const none: readonly QueuedWrite[] = []

const queuedRow: RowProgress = { state: 'queued' }

/** Rows that the network did not carry, and somebody let wait for it, are sent from the queue and not from here. */
function withQueued(kept: KeptChanges, queue: readonly QueuedWrite[]): KeptChanges {
  const { key, plan, items: progress } = kept
  const ids = new Set(
    queue.flatMap(({ marks, opened }) => (marks?.series === key && opened ? [opened.id] : [])),
  )
  if (ids.size === 0) return kept
  const isQueued = (one: RowProgress, at: number) =>
    !isSettled(one) && ids.has(plan.rows[at]?.record.id ?? 0)
  return { ...kept, items: progress.map((one, at) => (isQueued(one, at) ? queuedRow : one)) }
}

/** What this device keeps of changes of files, with what of them waits in the queue. @param isWriting they are being written */
export function useLeftChanges(
  of: CollectionName,
  isWriting: boolean,
): readonly KeptChanges[] | null {
  const service = useService()
  const queue = useQueue(service) ?? none
  const count = queue.filter(({ marks }) => marks?.series !== undefined).length
  const [seen, setSeen] = useState({ count, changes: 0 })
  if (seen.count !== count) setSeen({ count, changes: seen.changes + 1 })
  // What was sent meanwhile is in the history: looked up once the queue rests, and not for each.
  const changes = useSettled(seen.changes, 1000)
  useEffect(() => {
    if (changes === 0 || isWriting) return undefined
    let isGone = false
    const settle = (plans: readonly KeptChanges[]) =>
      leftChanges.settle(service, plans, () => !isGone)
    void leftChanges.all(service).then(settle, () => undefined)
    return () => {
      isGone = true
    }
  }, [changes, isWriting, service])
  const left = useStoredJobs(leftChanges, isWriting)
  return useMemo(
    () => left && left.filter(({ plan }) => plan.of === of).map((one) => withQueued(one, queue)),
    [left, of, queue],
  )
}
