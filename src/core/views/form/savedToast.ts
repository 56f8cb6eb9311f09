import { useTranslation } from 'react-i18next'
import { formatList } from '../../../i18n/formats.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { publicPage } from './publicAddress.ts'
import type { Shown } from './recordForm.ts'
import { useStatusLabels } from './statusLabels.ts'
import { useUndoNews } from './useUndoNews.ts'

/** A field that an undo could not give back, and the other way to it where there is one. */
export interface NotBack {
  readonly label: string
  readonly remedy?:
    | { readonly text: string; readonly action: string; readonly undo: Undo }
    | undefined
}

/** Takes a save back. @returns what is not as it was */
export type Undo = () => Promise<readonly NotBack[]>

/** Says in a toast what became of a record, with the way back. One sees it already: the page is its own. */
export function useSavedToast() {
  const { t, i18n } = useTranslation(['recordForm', 'filters', 'ui'])
  const statuses = useStatusLabels()
  const failed = useUndoNews()

  const sayUndone = (title: string, left: readonly NotBack[]) => {
    const remedies = left.flatMap(({ remedy }) => remedy ?? [])
    const fields = formatList(
      i18n.language,
      left.map(({ label }) => label),
    )
    toast.show({
      message: [t('saved.undoneBut', { title, fields }), ...remedies.map(({ text }) => text)].join(
        ' ',
      ),
      severity: 'warning',
      actions: remedies.map(({ action, undo }) => ({
        label: action,
        onClick: () => void takeBack(title, undo),
      })),
    })
  }

  const takeBack = async (title: string, undo: Undo) => {
    try {
      const left = await undo()
      if (left.length > 0) sayUndone(title, left)
      else toast.show({ message: t('saved.undone', { title }) })
    } catch (error) {
      failed(title, error, () => void takeBack(title, undo))
    }
  }

  return (what: 'created' | 'updated', record: Shown, title: string, undo?: Undo) => {
    const { status = '' } = record
    const href = publicPage(record)
    toast.show({
      message: status
        ? t(`saved.${what}`, { title, status: statuses.name(status).toLowerCase() })
        : t(`saved.${what}Plain`, { title }),
      actions: [
        ...(href ? [{ label: t('filters:row.public'), href }] : []),
        ...(undo
          ? [{ label: t('ui:undo'), isUndo: true, onClick: () => void takeBack(title, undo) }]
          : []),
      ],
    })
  }
}
