import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import { isCrossing } from '../../resource/isCrossing.ts'
import type { Conflict } from '../saved.ts'
import { useHistoryWay } from './useHistoryWay.ts'

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
