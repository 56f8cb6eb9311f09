import { type ApiError, isOfTheNetwork } from '../../api/apiError.ts'
import type { JobResult } from './createJob.ts'

/** An item that may wait for the network. */
export interface Unsent<Item, Outcome> extends JobResult<Item, Outcome> {
  /** since when it may have got through, milliseconds of this device's clock; null for surely not */
  readonly sentAt: number | null
}

/**
 * Where the network stopped a job: what was not begun or not carried. What was refused for another reason is for a person
 * to look at.
 */
export function unsentIn<Item, Outcome>(
  results: readonly JobResult<Item, Outcome>[],
  refusalOf: (outcome: Outcome) => ApiError | undefined,
): readonly Unsent<Item, Outcome>[] {
  let isStopped = false
  const unsent = results.flatMap((result): Unsent<Item, Outcome>[] => {
    if (result.outcome === undefined) return [{ ...result, sentAt: null }]
    const refusal = refusalOf(result.outcome)
    if (refusal === undefined || !isOfTheNetwork(refusal)) return []
    isStopped = true
    return [{ ...result, sentAt: refusal.afterWrite === undefined ? null : Date.now() }]
  })
  return isStopped ? unsent : []
}
