import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { useService } from '../../../api/useService.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { useLetWait } from '../../write/queue/useLetWait.ts'
import { Conflict } from '../../write/saved.ts'
import { useHistoryWay, useNotUndone } from '../../write/undo/useNotUndone.ts'

/**
 * Says why a save was not taken back, and what is left to do: once more or when the network is back, or field by field
 * in the history.
 */
export function useUndoNews() {
  const { t } = useTranslation(['recordForm', 'service', 'ui'])
  const later = useLetWait(useService())
  const see = useHistoryWay()
  const notUndone = useNotUndone()
  return (title: string, error: unknown, again: () => void): void => {
    if (error instanceof Conflict) {
      notUndone(title, error)
      return
    }
    if (!(error instanceof ApiError)) throw error
    const words = apiErrorMessage(error)
    const why = t(`service:${words.title}`, words.values)
    const what = error.afterWrite === 'unknown' ? 'undoUnknown' : 'undoFailed'
    const waiting = later.actionsFor(error)
    const once = { label: t('ui:retry'), onClick: again }
    toast.show({
      message: t(`recordForm:saved.${what}`, { title, why }),
      severity: 'error',
      actions: [...(waiting.length > 0 ? waiting : [once]), see],
    })
  }
}
