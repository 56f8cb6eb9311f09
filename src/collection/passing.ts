import type { RefusalKind } from '../service/refusal.ts'

/** What may be over in a moment. */
export const passing: ReadonlySet<RefusalKind> = new Set([
  'offline',
  'unanswered',
  'timeout',
  'busy',
  'failed',
  'unreadable',
])
