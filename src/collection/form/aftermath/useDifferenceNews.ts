import { useTranslation } from 'react-i18next'
import { type Toast, toast } from '../../../ui/toast/toast.ts'
import type { Identified } from '../../collection.ts'
import type { Told } from './DifferencesDialog.tsx'
import { withDifferences } from './withDifferences.ts'

/**
 * Says what came of a write that has no form: with what of it is not as it was meant, by the service or by somebody
 * else in between, and the way to put that back.
 */
export function useDifferenceNews() {
  const { i18n } = useTranslation()
  return async <R extends Identified>(told: Told<R>, news: Toast): Promise<void> => {
    if (told.saved.differences.length === 0) {
      toast.show(news)
      return
    }
    toast.show(await withDifferences(i18n, told, news))
  }
}
