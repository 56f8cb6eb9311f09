import { stopsOthers } from '../../../collection/bulk/performed.ts'
import type { Refusal } from '../../../service/refusal.ts'

/** Milliseconds after which a service that does not say for how long it wants to be left alone is asked again; longer each time. */
export const firstWait = 60_000
export const longestWait = 600_000

/** Milliseconds after which it is asked again however long it wants to be left alone: that may be a mistake. */
const longestAsked = 3_600_000

/** Milliseconds it asks for, 0 where it does not say. Some say it in the body, in seconds: pages of another origin see no such header. */
export function waitAsked({ wait, data }: Refusal): number {
  const asked = wait > 0 ? wait : Number(data['retry_after'] ?? 0) * 1000
  return asked > 0 ? Math.min(asked, longestAsked) : 0
}

/** It is too busy, or closed for as long as it says. */
export const asksToWait = (refusal: Refusal) =>
  refusal.kind === 'busy' || (refusal.status === 503 && refusal.wait > 0)

/** The others would fare no better now. */
export const isForAll = (refusal: Refusal | undefined) =>
  refusal !== undefined && (asksToWait(refusal) || stopsOthers({ kind: 'refused', refusal }))
