import { mayBeUnderWay, overAt } from '../../collection/mayBeUnderWay.ts'
import type { QueuedWrite } from '../../collection/queue/queued.ts'

type Sending = Pick<QueuedWrite, 'opened' | 'stop' | 'sentAt' | 'underWay'>

/**
 * Until when a new record is only looked for, because an earlier sending may still make it: instant, milliseconds;
 * null for what may go out.
 */
export function heldUntil(
  { opened, stop, sentAt, underWay }: Sending,
  now = Date.now(),
): number | null {
  if (opened !== null || stop !== null || sentAt === null || underWay === undefined) return null
  return mayBeUnderWay(underWay, now) ? overAt(underWay) : null
}
