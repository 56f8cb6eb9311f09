import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../service/refusal.ts'
import { refusalWords } from '../../service/refusalWords.ts'
import { useService } from '../../service/useService.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useLetWait } from '../queue/useLetWait.ts'
import { Conflict } from '../saved.ts'

/**
 * Says why a save was not taken back, and what is left to do: once more or when the network is back, or field by field
 * in the history.
 */
export function useUndoNews() {
  const { t } = useTranslation(['recordForm', 'service'])
  const navigate = useNavigate()
  const service = useService()
  const later = useLetWait(service)
  const { language } = service
  const see = {
    label: t('recordForm:saved.history'),
    onClick: () => void navigate({ to: '/$language/history', params: { language }, search: {} }),
  }
  return (title: string, error: unknown, again: () => void): void => {
    if (error instanceof Conflict) {
      const message = t('recordForm:saved.undoConflict', { title })
      toast.show({ message, severity: 'warning', actions: [see] })
      return
    }
    if (!(error instanceof Refusal)) throw error
    const words = refusalWords(error)
    const why = t(`service:${words.title}`, words.values)
    const what = error.afterWrite === 'unknown' ? 'undoUnknown' : 'undoFailed'
    const waiting = later.actionsFor(error)
    const once = { label: t('recordForm:saved.undoAgain'), onClick: again }
    toast.show({
      message: t(`recordForm:saved.${what}`, { title, why }),
      severity: 'error',
      actions: [...(waiting.length > 0 ? waiting : [once]), see],
    })
  }
}
