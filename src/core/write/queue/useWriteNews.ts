import { useTranslation } from 'react-i18next'
import { useLetWait } from './useLetWait.ts'
import { Conflict } from '../saved.ts'
import { useNotUndone } from '../undo/useNotUndone.ts'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { useService } from '../../../api/useService.ts'
import { toast } from '../../../ui/toast/toast.ts'

interface Sentences {
  /** name of the record of which a write was to be taken back: what was written since may be the editor's own */
  readonly undone?: string | undefined
  /** somebody else was first; of what is there already */
  readonly conflict?: string
  readonly failed: (why: string) => string
}

/** Says why a record was not written, and offers to send it later where the network was at fault. */
export function useWriteNews() {
  const { t } = useTranslation('service')
  const later = useLetWait(useService())
  const notUndone = useNotUndone()
  /** @returns the notice to close once the record is written all the same, where there is one */
  return (error: unknown, { undone, conflict, failed }: Sentences): number | undefined => {
    if (error instanceof Conflict && undone !== undefined) {
      notUndone(undone, error)
      return undefined
    }
    if (error instanceof Conflict && conflict !== undefined) {
      return toast.show({ message: conflict, severity: 'warning' })
    }
    if (!(error instanceof ApiError)) throw error
    const words = apiErrorMessage(error)
    const why = t(words.title, words.values)
    const actions = later.actionsFor(error)
    return toast.show({ message: failed(why), severity: 'error', actions })
  }
}
