import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import type { ToastAction } from '../../../ui/toast/toast.ts'

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
