import type { ApiErrorKind } from '../../api/apiError.ts'

/** What is no fault of one record: the others would fare no better now. */
export const outOfReach: ReadonlySet<ApiErrorKind> = new Set([
  'offline',
  'unanswered',
  'timeout',
  'redirected',
  'blocked',
  'busy',
])

/** What may be over in a moment. */
export const passing: ReadonlySet<ApiErrorKind> = new Set([...outOfReach, 'failed', 'unreadable'])
