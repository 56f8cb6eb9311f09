import { folded } from '../../../i18n/folded.ts'
import type { TermRecord, TermRef } from '../../resource/term.ts'

/**
 * Another term of this name at the same level. A service refuses to make one more of it, and yet lets one be renamed
 * to it (contract.md §4, `term_exists`).
 */
export function termTwin(
  terms: readonly TermRecord[],
  name: string,
  own: Pick<TermRef, 'id' | 'parent'>,
): TermRecord | undefined {
  const wanted = folded(name.trim())
  if (wanted === '') return undefined
  return terms.find(
    (term) => term.id !== own.id && term.parent === own.parent && folded(term.name) === wanted,
  )
}
