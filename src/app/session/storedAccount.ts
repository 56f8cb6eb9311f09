import type { Account } from '../../api/account.ts'
import type { Configuration } from '../../api/configuration.ts'
import { isObject } from '../../api/isObject.ts'
import { storedSession } from '../../api/siteSession.ts'
import { inThisTab, onThisDevice, readEntry, readJson, writeEntry } from '../../ui/storage.ts'
import { endedMarks, endSignIns } from './endedSignIns.ts'

/** How long a sign-in lasts: until the page is left, as long as the tab, or until somebody signs out or it is not used for long. */
export type Keep = 'page' | 'tab' | 'device'

/** A sign-in: who, and a random mark that all tabs of it have in common. A browser copies it to the tabs opened from one. */
export interface SignIn {
  readonly account: Account
  readonly mark: string
}

type SessionAccount = Extract<Account, { kind: 'session' }>

interface StoredSignIn {
  /** A nonce is not kept: it lives for hours only, and the site gives a new one for its cookie. */
  readonly account: Exclude<Account, SessionAccount> | Omit<SessionAccount, 'nonce'>
  readonly mark: string
  /** the last day of its use: milliseconds since 1970 */
  readonly usedAt: number
}

function isStoredSignIn(value: unknown): value is StoredSignIn {
  if (!isObject(value) || !isObject(value.account)) return false
  const { kind, login, password, who, onlyReads } = value.account
  const isWhole = {
    anonymous: true,
    password: typeof login === 'string' && typeof password === 'string',
    session: who === undefined || typeof who === 'number',
  }
  return (
    Object.entries(isWhole).some(([one, is]) => one === kind && is) &&
    (onlyReads === undefined || onlyReads === true) &&
    typeof value.mark === 'string' &&
    typeof value.usedAt === 'number'
  )
}

const storages = [inThisTab, onThisDevice]
const day = 24 * 3_600_000

/** One entry for each site, so that two agendas on one origin do not share credentials. */
export const accountEntry = (site: string): string => `account ${site}`

/** Keeps the sign-in where asked, and nowhere else. */
export function keepAccount(site: string, signIn: SignIn, keep: Keep): void {
  const used = { ...signIn, usedAt: Date.now() }
  const kept = JSON.stringify(used, (key, value: unknown) => (key === 'nonce' ? undefined : value))
  writeEntry(onThisDevice, accountEntry(site), keep === 'device' ? kept : null)
  writeEntry(inThisTab, accountEntry(site), keep === 'tab' ? kept : null)
}

function storedIn(storage: () => Storage, site: string): StoredSignIn | null {
  const stored = readJson(storage, accountEntry(site))
  return isStoredSignIn(stored) ? stored : null
}

/** Forgets these sign-ins wherever they are kept. */
export function forgetAccount(site: string, marks: readonly string[]): void {
  for (const storage of storages)
    if (marks.includes(storedIn(storage, site)?.mark ?? ''))
      writeEntry(storage, accountEntry(site), null)
}

/** Days without use, after which a sign-in that is kept on a device ends. */
export const signInDaysOf = ({ signInDays = 30 }: Configuration): number => signInDays

/** Ends a sign-in on this device that was not used for too long, and forgets what cannot be read. */
export function endUnused(site: string, configuration: Configuration): void {
  const kept = storedIn(onThisDevice, site)
  if (kept && Date.now() - kept.usedAt <= signInDaysOf(configuration) * day) return
  writeEntry(onThisDevice, accountEntry(site), null)
  if (kept) endSignIns([kept.mark])
}

/** Notes that a sign-in on this device is used, once a day. */
export function noteUse(site: string, mark: string): void {
  const kept = storedIn(onThisDevice, site)
  if (kept?.mark !== mark || Date.now() - kept.usedAt < day) return
  writeEntry(onThisDevice, accountEntry(site), JSON.stringify({ ...kept, usedAt: Date.now() }))
}

/** Where the account is kept at present. */
export function storedWhere(site: string): Keep {
  if (readEntry(onThisDevice, accountEntry(site)) !== null) return 'device'
  return readEntry(inThisTab, accountEntry(site)) === null ? 'page' : 'tab'
}

/** The sign-ins that are kept, this tab's before this device's. */
export const storedSignIns = (site: string): readonly StoredSignIn[] =>
  storages.flatMap((storage) => storedIn(storage, site) ?? [])

/** An earlier sign-in that has not ended since; null when a person has to say who they are. */
export async function restoreSignIn(
  configuration: Configuration,
  site: string,
  base: string,
): Promise<SignIn | null> {
  endUnused(site, configuration)
  forgetAccount(site, endedMarks())
  const [kept] = storedSignIns(site)
  if (!kept || !configuration.signIn.includes(kept.account.kind)) return null
  const { mark } = kept
  noteUse(site, mark)
  if (kept.account.kind !== 'session') return { account: kept.account, mark }
  const account = await storedSession(configuration, base, kept.account)
  return account && { account, mark }
}
