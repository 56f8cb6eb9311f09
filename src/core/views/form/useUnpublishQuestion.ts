import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { confirm } from '../../../ui/confirm/confirm.ts'
import { accountOptions, isOut } from './useMayPublish.ts'

/**
 * Asks before a write that takes a record off the website: of an account that may not publish, services keep what was
 * published for review (contract.md §5.6). Nothing is asked where nobody tells what the account may do, or without a network.
 * @returns whether to go on, by the status that the record has and the one that is to be written
 */
export function useUnpublishQuestion() {
  const { t } = useTranslation('recordForm')
  const client = useQueryClient()
  const service = useService()
  return async (opened: unknown, status: unknown): Promise<boolean> => {
    if (!isOut(opened) || !isOut(status) || service.account.kind === 'anonymous') return true
    const account = accountOptions(service)
    const known = onlineManager.isOnline()
      ? await client.fetchQuery(account)
      : client.getQueryData(account.queryKey)
    return (
      known?.mayPublish !== false ||
      (await confirm({
        title: t('offline.title'),
        text: t('offline.text'),
        action: t('offline.save'),
        isDangerous: true,
      }))
    )
  }
}
