/** The site's own session, where the site does not tell whose it is: it may be somebody else's by now. */
export function isUnnamed(account: Account): boolean {
  return account.kind === 'session' && account.who === undefined
}

/**
 * Who asks. A password is an application password (contract.md §5.2), never the account's own. `onlyReads` when the
 * service refused, at sign-in, to show it what everybody sees who may edit.
 */
export type Account =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'password'
      readonly login: string
      readonly password: string
      readonly onlyReads?: true
    }
  | {
      readonly kind: 'session'
      readonly nonce: string
      /** the site's number of whoever's session it is, where it tells */
      readonly who?: number
      readonly onlyReads?: true
    }

export const anonymous: Account = { kind: 'anonymous' }

/** False for who is known to be refused every write; a single one may still be refused to others. */
export function mayWrite(account: Account): boolean {
  return account.kind !== 'anonymous' && !account.onlyReads
}

/** A name for keys and stores, without anything secret. */
export function accountName(account: Account): string {
  if (account.kind === 'password') return `password:${account.login}`
  return account.kind === 'session' && account.who !== undefined
    ? `session:${account.who}`
    : account.kind
}

/** UTF-8 before base64: logins may hold letters that Latin-1 lacks. */
function basic(login: string, password: string): string {
  const bytes = new TextEncoder().encode(`${login}:${password}`)
  return btoa(String.fromCharCode(...bytes))
}

/** The headers that carry an account (contract.md §5; no other custom header passes CORS). */
export function headersOf(account: Account): Record<string, string> {
  if (account.kind === 'password')
    return { Authorization: `Basic ${basic(account.login, account.password)}` }
  if (account.kind === 'session') return { 'X-WP-Nonce': account.nonce }
  return {}
}

/** Cookies beside Basic make a live service answer as to nobody (contract.md §5.3). */
export function credentialsOf(account: Account): RequestCredentials {
  return account.kind === 'session' ? 'same-origin' : 'omit'
}
