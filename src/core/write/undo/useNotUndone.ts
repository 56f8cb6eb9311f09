import { toast, type ToastAction } from '../../../ui/toast/toast.ts'
import { isCrossing } from '../merge.ts'
import type { Conflict } from '../saved.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'

/** What the news of an undo that came to nothing offers: the history, where it is chosen field by field. */
export function useHistoryWay(): ToastAction {
  const { t } = useTranslation('recordForm')
  const navigate = useNavigate()
  const { language } = useService()
  return {
    label: t('saved.history'),
    onClick: () =>
      void navigate({
        to: '/$language/activity',
        params: { language },
        search: { show: 'history' },
      }),
  }
}

/** Says that a write was not taken back, because of what was written since: that may have been the editor's own. */
export function useNotUndone() {
  const { t } = useTranslation('recordForm')
  const see = useHistoryWay()
  return (title: string, conflict: Conflict): void => {
    toast.show({
      message: t(isCrossing(conflict) ? 'saved.undoCrossed' : 'saved.undoConflict', { title }),
      severity: 'warning',
      actions: [see],
    })
  }
}
