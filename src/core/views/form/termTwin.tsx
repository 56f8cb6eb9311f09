import { useTranslation } from 'react-i18next'
import type { TermRecord, TermRef } from '../../resource/term.ts'
import { folded } from '../../../i18n/folded.ts'

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

/** Said at the name of a term that is about to be called as another one. */
export function TwinNote({ twin }: { twin: TermRecord | undefined }) {
  const { t } = useTranslation('termForm')
  const { id, name, count = 0 } = twin ?? {}
  return <output>{name ? t('twin', { name, id, count }) : ''}</output>
}
