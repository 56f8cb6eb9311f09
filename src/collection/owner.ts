import { accountName } from '../service/account.ts'
import type { Service } from '../service/service.ts'

/** Whose a thing kept on this device is: the site's and the account's. */
export function ownerOf({ site, account }: Pick<Service, 'site' | 'account'>): string {
  return `${site} ${accountName(account)}`
}
