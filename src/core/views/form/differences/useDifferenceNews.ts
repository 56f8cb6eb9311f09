import { useTranslation } from 'react-i18next'
import { toast, type Toast } from '../../../../ui/toast/toast.ts'
import type { Identified } from '../../../resource/collection.ts'
import { type DifferencesSubject, notifyDifferences } from './DifferencesDialog.tsx'
import type { i18n } from 'i18next'
import { formatList } from '../../../../i18n/formats.ts'
import { fieldLabel, labelRooms } from '../../../resource/fieldLabel.ts'

/** The news of a write, with the names of what is not as it was meant, and the way to its values. */
async function withDifferences<R extends Identified>(
  translator: i18n,
  told: DifferencesSubject<R>,
  { message, actions = [] }: Toast,
): Promise<Toast> {
  const { collection, saved } = told
  await translator.loadNamespaces(['recordForm', labelRooms[collection.name]])
  const t = translator.getFixedT(null, ['recordForm', 'ui'])
  const labels = saved.differences.map(({ field }) =>
    fieldLabel(translator, collection.name, field),
  )
  const fields = formatList(translator.language, labels)
  return {
    message: `${message} ${t('differences.besides', { fields })}`,
    severity: 'warning',
    actions: [
      ...actions,
      { label: t('ui:putBackWays'), onClick: () => void notifyDifferences(told) },
    ],
  }
}

/**
 * Says what came of a write that has no form: with what of it is not as it was meant, by the service or by somebody
 * else in between, and the way to put that back.
 */
export function useDifferenceNews() {
  const { i18n } = useTranslation()
  return async <R extends Identified>(told: DifferencesSubject<R>, news: Toast): Promise<void> => {
    const isAsMeant = told.saved.differences.length === 0
    toast.show(isAsMeant ? news : await withDifferences(i18n, told, news))
  }
}
