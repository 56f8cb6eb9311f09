import type { Account } from '../../api/account.ts'
import { type Configuration, namePatterns } from '../../api/configuration.ts'
import type { Correction } from '../../api/discovery.ts'
import { isObject } from '../../api/isObject.ts'
import { storedSession } from '../../api/siteSession.ts'
import { inThisTab, onThisDevice, readEntry, readJson, writeEntry } from '../../ui/storage.ts'

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

/** What this browser notes of sign-ins that have ended. It outlives the erasing of this device: a sleeping tab looks here. */
export const endedEntry = 'ended'

/** How long an ending is noted, milliseconds, and how many are: a tab that sleeps longer is rare. */
const limits = { age: 90 * 24 * 3_600_000, count: 200 }

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('agenda.ended')

/** Marks, and when each ended: milliseconds since 1970. */
function noted(): [mark: string, at: number][] {
  const kept = readJson(onThisDevice, endedEntry)
  return Object.entries(isObject(kept) ? kept : {}).flatMap(([mark, at]) =>
    typeof at === 'number' ? [[mark, at]] : [],
  )
}

export const endedMarks = (): readonly string[] => noted().map(([mark]) => mark)

/** Ends sign-ins in every tab that has them: open ones hear of it, sleeping ones find the note. */
export function endSignIns(marks: readonly string[]): void {
  const now = Date.now()
  const recent = noted().filter(([, at]) => now - at < limits.age)
  const all = [...recent, ...marks.map((mark) => [mark, now] as const)].slice(-limits.count)
  writeEntry(onThisDevice, endedEntry, JSON.stringify(Object.fromEntries(all)))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
  channel?.postMessage(marks)
}

/** Tells of sign-ins that end in another tab. A page that sleeps hears of none, and has to look when it wakes. */
export function whenEnded(listener: (marks: readonly string[]) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data)) listener(data)
  })
}

/** Under which name this browser keeps the names that it was told to use for a site. */
const correctionEntry = (site: string): string => `correction ${site}`

type Kept = readonly Pick<Correction, 'key' | 'found'>[]

/** The configuration with what is kept; what cannot be read is not there. */
export function withCorrections(configuration: Configuration, site: string): Configuration {
  const names = Object.fromEntries(keptCorrections(site).map(({ key, found }) => [key, found]))
  return { ...configuration, service: { ...configuration.service, ...names } }
}

/** Applies to this browser until null takes all of them back; the remedy for everyone is `config.json`. */
export function keepCorrections(site: string, corrections: Kept | null): void {
  const others = keptCorrections(site).filter(({ key }) =>
    corrections?.every((one) => one.key !== key),
  )
  const kept = corrections && [...others, ...corrections].map(({ key, found }) => ({ key, found }))
  writeEntry(onThisDevice, correctionEntry(site), kept && JSON.stringify(kept))
}

function keptCorrections(site: string): Kept {
  const kept = readJson(onThisDevice, correctionEntry(site))
  return (Array.isArray(kept) ? kept : []).filter(isKept)
}

function isKept(one: unknown): one is Kept[number] {
  if (!isObject(one) || typeof one.found !== 'string') return false
  const { key, found } = one
  return (key === 'namespace' || key === 'languageParameter') && namePatterns[key].test(found)
}
