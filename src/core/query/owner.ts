import { accountName } from '../../api/account.ts'
import type { Service } from '../../api/service.ts'

/** The same of an account's name. */
export function ownerNamed(site: string, account: string): string {
  return `${site} ${account}`
}

/** Whose a thing kept on this device is: the site's and the account's. */
export function ownerOf({ site, account }: Pick<Service, 'site' | 'account'>): string {
  return ownerNamed(site, accountName(account))
}
