import { useEffect } from 'react'
import { accountName } from '../../service/account.ts'
import { useService } from '../../service/useService.ts'
import type { CollectionName } from '../collection.ts'
import { rememberRecent } from '../recentRecords.ts'
import { recordLanguage } from './recordLanguage.ts'
import type { Shown } from './recordForm.ts'

/** Keeps in mind, for whoever searches later, that a record is open. */
export function useRecent(collection: CollectionName, { id, url }: Shown, title: string): void {
  const service = useService()
  const { site } = service
  const account = accountName(service.account)
  const language = recordLanguage(url, service.configuration) ?? service.language
  useEffect(
    () => rememberRecent({ site, account }, { collection, id, language, title }),
    [site, account, collection, id, language, title],
  )
}
