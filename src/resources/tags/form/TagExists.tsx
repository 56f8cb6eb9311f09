import { useTranslation } from 'react-i18next'
import type { Namesakes } from '../../../core/views/form/namesakes.ts'
import { TermExistsDialog } from '../../../core/views/form/TermExistsDialog.tsx'
import type { TermRecord } from '../tags.ts'

/** A tag of the name that was to be created. */
export function TagExists(namesakes: Namesakes<TermRecord>) {
  const { t } = useTranslation('tagForm')
  return (
    <TermExistsDialog {...namesakes} of="tags" title={t('exists.title')} text={t('exists.text')} />
  )
}
