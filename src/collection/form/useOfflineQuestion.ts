import { useTranslation } from 'react-i18next'
import { confirm } from '../../ui/confirm/confirm.ts'
import { useMayPublish } from './useMayPublish.ts'

const isOut = (status: unknown) => status === 'publish' || status === 'future'

/**
 * Asks before a save that takes a record offline: of an account that may not publish, services keep what was
 * published for review (contract.md §5.6). Nothing is asked where nobody tells what the account may do.
 * @returns whether to go on, by the status that is to be saved
 */
export function useOfflineQuestion(opened: string | undefined) {
  const { t } = useTranslation('recordForm')
  const mayPublish = useMayPublish(isOut(opened))
  return async (status: unknown): Promise<boolean> =>
    !isOut(opened) ||
    !isOut(status) ||
    mayPublish !== false ||
    (await confirm({
      title: t('offline.title'),
      text: t('offline.text'),
      action: t('offline.save'),
      isDangerous: true,
    }))
}
