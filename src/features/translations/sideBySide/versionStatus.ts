import { useTranslation } from 'react-i18next'
import type { HeldVersion } from './useVersion.ts'

/** How a version stands: what of it is on the calendar, and what is not. */
export function useVersionStatusLabels() {
  const { t } = useTranslation('sideBySide')
  return ({ editing: { saving }, isSaved, isDirty }: HeldVersion): string => {
    if (saving.isSaving) return t('standing.saving')
    if (saving.held)
      return t(saving.held.kind === 'conflict' ? 'standing.conflict' : 'standing.failed')
    if (isDirty) return t('standing.unsaved')
    return isSaved ? t('standing.saved') : ''
  }
}
