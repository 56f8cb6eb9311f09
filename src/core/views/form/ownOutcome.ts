import { withoutTags } from '../../resource/plainText.ts'
import type { Difference } from '../../write/saved.ts'

/**
 * What a service made of a value for reasons of its own, where putting it back would come to the same: an account
 * that may not publish sends for review, a date to come schedules (contract.md §5.6, §6), a slug that another record
 * has gets a number, one with accents or signs is written without, the name of a term loses its tags (contract.md §7.10).
 */
export function ownOutcome(
  difference: Difference,
): 'held' | 'scheduled' | 'slugTaken' | 'slugPlain' | 'noTags' | undefined {
  const { field, intended, found } = difference
  if (field === 'slug') return slugOutcome(String(intended), String(found))
  if (field === 'name') return hasLostTags(String(intended), String(found)) ? 'noTags' : undefined
  if (field !== 'status') return undefined
  if (found === 'pending' && (intended === 'publish' || intended === 'future')) return 'held'
  return found === 'future' && intended === 'publish' ? 'scheduled' : undefined
}

function slugOutcome(slug: string, found: string): 'slugTaken' | 'slugPlain' | undefined {
  if (isNumbered(slug, found) || isNumbered(plain(slug), found)) return 'slugTaken'
  return slug !== found && plain(slug) === found ? 'slugPlain' : undefined
}

/** A slug as content systems write it: lower case, without accents and signs. */
function plain(slug: string): string {
  const letters = slug
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d_-]/g, '')
  return letters.replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '')
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
