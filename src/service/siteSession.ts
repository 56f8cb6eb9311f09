import type { Account } from './account.ts'
import type { Configuration } from './configuration.ts'
import { Connection } from './connection.ts'
import { fallbackLanguageOf } from './language.ts'
import { freshNonce } from './nonce.ts'

type SessionAccount = Extract<Account, { kind: 'session' }>

/**
 * The site's own session in this browser, and whose it is; null when there is none.
 * @param base `document.baseURI`
 */
export async function siteSession(
  configuration: Configuration,
  base: string,
): Promise<SessionAccount | null> {
  const nonce = await freshNonce(configuration, base)
  if (nonce === null) return null
  const account: SessionAccount = { kind: 'session', nonce }
  const connection = new Connection(configuration, base, account, async () => null)
  const who = await connection.whoIs(fallbackLanguageOf(configuration), account)
  return who === undefined ? account : { ...account, who }
}
