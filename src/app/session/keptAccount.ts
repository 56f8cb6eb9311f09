import * as z from 'zod/mini'
import type { Account } from '../../service/account.ts'
import type { Configuration } from '../../service/configuration.ts'
import { keptSession } from '../../service/siteSession.ts'
import { inThisTab, onThisDevice, readEntry, writeEntry } from '../../ui/storage.ts'

/** How long a sign-in lasts: until the page is left, as long as the tab, or until somebody signs out. */
export type Keep = 'page' | 'tab' | 'device'

const known = { onlyReads: z.exactOptional(z.literal(true)) }

// A nonce is not kept: it lives for hours only, and the site gives a new one for its cookie.
const keptSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('anonymous') }),
  z.object({
    kind: z.literal('password'),
    login: z.string(),
    password: z.string(),
    ...known,
  }),
  z.object({ kind: z.literal('session'), who: z.exactOptional(z.number()), ...known }),
])

/** One entry for each site, so that two agendas on one origin do not share credentials. */
export function accountEntry(site: string): string {
  return `account ${site}`
}

/** Keeps the account where asked, and nowhere else. */
export function keepAccount(site: string, account: Account, keep: Keep): void {
  const kept = JSON.stringify(account, (key, value: unknown) =>
    key === 'nonce' ? undefined : value,
  )
  writeEntry(onThisDevice, accountEntry(site), keep === 'device' ? kept : null)
  writeEntry(inThisTab, accountEntry(site), keep === 'tab' ? kept : null)
}

/** Forgets the account everywhere. */
export function forgetAccount(site: string): void {
  writeEntry(onThisDevice, accountEntry(site), null)
  writeEntry(inThisTab, accountEntry(site), null)
}

/** Where the account is kept at present. */
export function keptWhere(site: string): Keep {
  if (readEntry(onThisDevice, accountEntry(site)) !== null) return 'device'
  return readEntry(inThisTab, accountEntry(site)) === null ? 'page' : 'tab'
}

/** The account of an earlier sign-in, this tab's before this device's; null when a person has to say who they are. */
export async function restoreAccount(
  configuration: Configuration,
  site: string,
  base: string,
): Promise<Account | null> {
  const entry =
    readEntry(inThisTab, accountEntry(site)) ?? readEntry(onThisDevice, accountEntry(site))
  const kept = keptSchema.safeParse(parsed(entry))
  if (!kept.success || !configuration.signIn.includes(kept.data.kind)) return null
  if (kept.data.kind !== 'session') return kept.data
  return keptSession(configuration, base, kept.data)
}

function parsed(entry: string | null): unknown {
  try {
    return JSON.parse(entry ?? 'null')
  } catch {
    return null
  }
}
