import { useTranslation } from 'react-i18next'
import type { Namesakes } from '../../collection/form/namesakes.ts'
import { TermExistsDialog } from '../../collection/form/TermExistsDialog.tsx'
import type { TermRecord } from '../tags.ts'

/** A tag of the name that was to be created. */
export function TagExists(namesakes: Namesakes<TermRecord>) {
  const { t } = useTranslation('tagForm')
  return (
    <TermExistsDialog {...namesakes} of="tags" title={t('exists.title')} text={t('exists.text')} />
  )
}
