import type { RefusalKind } from '../../api/refusal.ts'

/** What is no fault of one record: the others would fare no better now. */
export const outOfReach: ReadonlySet<RefusalKind> = new Set([
  'offline',
  'unanswered',
  'timeout',
  'redirected',
  'blocked',
  'busy',
])

/** What may be over in a moment. */
export const passing: ReadonlySet<RefusalKind> = new Set([...outOfReach, 'failed', 'unreadable'])
