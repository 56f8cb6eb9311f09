import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast/toast.ts'
import type { Shown } from './recordForm.ts'
import { useStatusWords } from './statusWords.ts'

/** Says in a toast what became of a record, with the way back. One sees it already: the page is its own. */
export function useSavedToast() {
  const { t } = useTranslation('recordForm')
  const statuses = useStatusWords()
  return (
    what: 'created' | 'updated',
    { status = '' }: Shown,
    title: string,
    undo?: () => Promise<unknown>,
  ) => {
    const undone = async () => {
      try {
        await undo?.()
        toast.show({ message: t('saved.undone', { title }) })
      } catch {
        toast.show({ message: t('saved.undoFailed'), severity: 'error' })
      }
    }
    toast.show({
      message: status
        ? t(`saved.${what}`, { title, status: statuses.name(status).toLowerCase() })
        : t(`saved.${what}Plain`, { title }),
      actions: undo ? [{ label: t('saved.undo'), onClick: () => void undone() }] : [],
    })
  }
}
