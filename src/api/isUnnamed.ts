import type { Account } from './account.ts'

/** The site's own session, where the site does not tell whose it is: it may be somebody else's by now. */
export function isUnnamed(account: Account): boolean {
  return account.kind === 'session' && account.who === undefined
}
