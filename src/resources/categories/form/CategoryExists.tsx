import { useTranslation } from 'react-i18next'
import type { Namesakes } from '../../../core/views/form/namesakes.ts'
import { TermExistsDialog } from '../../../core/views/form/TermExistsDialog.tsx'
import type { TermRecord } from '../categories.ts'

/** A category of the name that was to be created. */
export function CategoryExists(namesakes: Namesakes<TermRecord>) {
  const { t } = useTranslation('categoryForm')
  return (
    <TermExistsDialog
      {...namesakes}
      of="categories"
      title={t('exists.title')}
      text={t('exists.text')}
    />
  )
}
