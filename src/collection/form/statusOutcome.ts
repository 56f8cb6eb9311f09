import type { Difference } from '../saved.ts'

/**
 * What a service made of a status for reasons of its own, where putting it back would come to the same: an account
 * that may not publish sends for review, a date to come schedules (contract.md §5.6, §6).
 */
export function statusOutcome({
  field,
  intended,
  found,
}: Difference): 'held' | 'scheduled' | undefined {
  if (field !== 'status') return undefined
  if (found === 'pending' && (intended === 'publish' || intended === 'future')) return 'held'
  return found === 'future' && intended === 'publish' ? 'scheduled' : undefined
}
