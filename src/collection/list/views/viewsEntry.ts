import { accountName } from '../../../service/account.ts'
import type { Service } from '../../../service/service.ts'
import type { CollectionName } from '../../collection.ts'

/** Under which name this browser keeps the views of a list, or the address it starts at: per site and account. */
export function viewsEntry(
  { site, account }: Pick<Service, 'site' | 'account'>,
  collection: CollectionName,
  what: 'saved' | 'start',
): string {
  return `views.${what}.${collection}.${accountName(account)}.${site}`
}
