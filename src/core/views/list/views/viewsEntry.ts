import { accountName } from '../../../../api/account.ts'
import type { Service } from '../../../../api/service.ts'
import type { CollectionName } from '../../../resource/collection.ts'

/** A list, or the calendar. */
export type ViewsName = CollectionName | 'calendar'

/** Under which name this browser keeps the views of a list, or the address it starts at: per site and account. */
export function viewsEntry(
  { site, account }: Pick<Service, 'site' | 'account'>,
  name: ViewsName,
  what: 'saved' | 'start',
): string {
  return `views.${what}.${name}.${accountName(account)}.${site}`
}
