import { withoutTags } from '../plainText.ts'
import type { Difference } from '../saved.ts'

/**
 * What a service made of a value for reasons of its own, where putting it back would come to the same: an account
 * that may not publish sends for review, a date to come schedules (contract.md §5.6, §6), a slug that another record
 * has gets a number, the name of a term loses its tags (contract.md §7.10).
 */
export function ownOutcome(
  difference: Difference,
): 'held' | 'scheduled' | 'slugTaken' | 'noTags' | undefined {
  const { field, intended, found } = difference
  if (field === 'slug') return isNumbered(String(intended), String(found)) ? 'slugTaken' : undefined
  if (field === 'name') return hasLostTags(String(intended), String(found)) ? 'noTags' : undefined
  if (field !== 'status') return undefined
  if (found === 'pending' && (intended === 'publish' || intended === 'future')) return 'held'
  return found === 'future' && intended === 'publish' ? 'scheduled' : undefined
}

/** `fira-2` for `fira`. */
function isNumbered(slug: string, found: string): boolean {
  const [begin, number] = [found.slice(0, slug.length), found.slice(slug.length)]
  return begin === slug.toLowerCase() && /^-\d+$/.test(number)
}

/** `Hamlet` for `<i>Hamlet</i>`. */
function hasLostTags(name: string, found: string): boolean {
  return name !== found && withoutTags(name).trim() === found
}
