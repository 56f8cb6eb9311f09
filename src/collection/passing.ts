import type { RefusalKind } from '../service/refusal.ts'

/** What may be over in a moment, and is no fault of what is read or written. */
export const passing: ReadonlySet<RefusalKind> = new Set([
  'offline',
  'unanswered',
  'timeout',
  'redirected',
  'blocked',
  'busy',
  'failed',
  'unreadable',
])
