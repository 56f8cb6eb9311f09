import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../collection/form/languageWords.ts'
import type { NotBack } from '../../collection/form/savedToast.ts'
import { useUndoNews } from '../../collection/form/useUndoNews.ts'
import { formatList } from '../../i18n/formats.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Landed } from './useVersion.ts'

/** What is said in passing of a save of several languages. */
export function useSavedWords() {
  const { t, i18n } = useTranslation(['sideBySide', 'recordForm'])
  const nameOf = useLanguageName()
  const failed = useUndoNews()
  const list = (codes: readonly string[]) => formatList(i18n.language, codes.map(nameOf))

  const takeBack = async (title: string, landed: readonly Landed[]) => {
    const undone = await Promise.allSettled(landed.map(async ({ undo }) => undo?.()))
    const left = undone.flatMap((one): readonly NotBack[] =>
      one.status === 'fulfilled' ? (one.value ?? []) : [],
    )
    const failures = undone.map((one) => (one.status === 'rejected' ? one.reason : null))
    const error: unknown = failures.find((one) => one !== null)
    // What is back already is not written again.
    const rest = landed.filter((_, at) => failures[at] !== null)
    if (error !== undefined) failed(title, error, () => void takeBack(title, rest))
    else if (left.length > 0) {
      const fields = formatList(i18n.language, [...new Set(left.map(({ label }) => label))])
      toast.show({
        message: t('recordForm:saved.undoneBut', { title, fields }),
        severity: 'warning',
      })
    } else toast.show({ message: t('recordForm:saved.undone', { title }) })
  }

  return {
    nothing: () => toast.show({ message: t('recordForm:saved.nothing'), severity: 'info' }),
    saved(title: string, codes: readonly string[], landed: readonly Landed[]) {
      const isUndoable = landed.every(({ undo }) => undo !== undefined)
      toast.show({
        message: t('saved', { title, languages: list(codes) }),
        actions: isUndoable
          ? [
              {
                label: t('recordForm:saved.undo'),
                isUndo: true,
                onClick: () => void takeBack(title, landed),
              },
            ]
          : [],
      })
    },
  }
}
