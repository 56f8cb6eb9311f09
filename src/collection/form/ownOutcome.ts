import type { Difference } from '../saved.ts'

/**
 * What a service made of a status or a slug for reasons of its own, where putting it back would come to the same: an
 * account that may not publish sends for review, a date to come schedules (contract.md §5.6, §6), a slug that
 * another record has gets a number.
 */
export function ownOutcome(difference: Difference): 'held' | 'scheduled' | 'slugTaken' | undefined {
  const { field, intended, found } = difference
  if (field === 'slug') return isNumbered(String(intended), String(found)) ? 'slugTaken' : undefined
  if (field !== 'status') return undefined
  if (found === 'pending' && (intended === 'publish' || intended === 'future')) return 'held'
  return found === 'future' && intended === 'publish' ? 'scheduled' : undefined
}

/** `fira-2` for `fira`. */
function isNumbered(slug: string, found: string): boolean {
  const [begin, number] = [found.slice(0, slug.length), found.slice(slug.length)]
  return begin === slug.toLowerCase() && /^-\d+$/.test(number)
}
