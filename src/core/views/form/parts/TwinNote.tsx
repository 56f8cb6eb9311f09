import { useTranslation } from 'react-i18next'
import type { TermRecord } from '../../../resource/term.ts'

/** Said at the name of a term that is about to be called as another one. */
export function TwinNote({ twin }: { twin: TermRecord | undefined }) {
  const { t } = useTranslation('termForm')
  const { id, name, count = 0 } = twin ?? {}
  return <output>{name ? t('twin', { name, id, count }) : ''}</output>
}
