import { useTranslation } from 'react-i18next'
import type { HeldVersion } from './useVersion.ts'

/** How a version stands: what of it is on the calendar, and what is not. */
export function useVersionStatusLabels() {
  const { t } = useTranslation(['sideBySide', 'ui'])
  return ({ editing: { saving }, isSaved, isDirty }: HeldVersion): string => {
    if (saving.isSaving) return t('ui:saving')
    if (saving.held)
      return t(saving.held.kind === 'conflict' ? 'standing.conflict' : 'standing.failed')
    if (isDirty) return t('ui:unsaved')
    return isSaved ? t('standing.saved') : ''
  }
}
