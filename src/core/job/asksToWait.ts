import type { ApiError } from '../../api/apiError.ts'

/** Milliseconds after which a service that does not say for how long it wants to be left alone is asked again; longer each time. */
export const firstWait = 60_000
const longestWait = 600_000

/** Milliseconds after which it is asked again however long it wants to be left alone: that may be a mistake. */
const longestAsked = 3_600_000

/** Milliseconds it asks for, 0 where it does not say. Some say it in the body, in seconds: pages of another origin see no such header. */
function waitAsked({ wait, data }: ApiError): number {
  const asked = wait > 0 ? wait : Number(data['retry_after'] ?? 0) * 1000
  return asked > 0 ? Math.min(asked, longestAsked) : 0
}

/** It is too busy, or closed for as long as it says. */
const asksToWait = ({ kind, status, wait }: ApiError) =>
  kind === 'busy' || (status === 503 && wait > 0)

/**
 * Milliseconds to leave it alone for, 0 where it does not ask for that: as long as it asks for, and longer each time in a
 * row, for some ask for a second each time.
 * @param last the pause before this one, 0 when it has taken something since
 * @param first the first one of those that do not say
 */
export function pauseFor(refusal: ApiError, last: number, first: number): number {
  if (!asksToWait(refusal)) return 0
  const asked = waitAsked(refusal)
  if (last === 0) return asked || Math.min(first, longestWait)
  return Math.max(asked, Math.min(last * 2, longestWait))
}
