import * as z from 'zod/mini'
import { accountName } from '../../api/account.ts'
import type { Service } from '../../api/service.ts'
import { storedEntries } from '../../ui/storedEntries.ts'
import { collectionNames } from './collection.ts'
import { ownerNamed } from '../query/owner.ts'

const recentSchema = z.object({
  collection: z.enum(collectionNames),
  id: z.int().check(z.gte(1)),
  language: z.string(),
  title: z.string().check(z.maxLength(300)),
  /** somebody pinned it: it stays, whatever comes after it */
  isPinned: z.optional(z.boolean()),
})

/** A record that was open or written in this browser, or pinned in its search. */
export type RecentRecord = z.infer<typeof recentSchema>

/** As many as are kept of one account beside those that are pinned, the last first. */
const most = 8

const family = 'recent.'

const entries = storedEntries<readonly RecentRecord[]>({
  family,
  read: recentIn,
  write: (kept) => (kept.length > 0 ? JSON.stringify(kept) : null),
})

function recentIn(text: string | null): readonly RecentRecord[] {
  try {
    return z.array(recentSchema).parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/** A site, and the name of an account there. */
interface Owner {
  readonly site: string
  readonly account: string
}

const nameOf = ({ site, account }: Owner) => `${family}${ownerNamed(site, account)}`

type Which = Pick<RecentRecord, 'collection' | 'id'>

/**
 * Interface silent: whether an id names the same record in every language is not specified. In the list of recent
 * records it does.
 */
const isSame = (one: Which) => (other: Which) =>
  one.collection === other.collection && one.id === other.id

const keptOf = (owner: Owner) => entries.valueOf(nameOf(owner))

const othersOf = (owner: Owner, record: Which) =>
  keptOf(owner).filter((one) => !isSame(record)(one))

/**
 * Keeps in mind that a record is open, or was written.
 * @param isPinned as it was, unless somebody says otherwise
 */
export function rememberRecent(
  owner: Owner,
  record: RecentRecord,
  isPinned = keptOf(owner).find(isSame(record))?.isPinned,
): void {
  const title = record.title.slice(0, 300)
  const all = [{ ...record, title, isPinned }, ...othersOf(owner, record)]
  const passing = all.filter((one) => !one.isPinned).slice(0, most)
  entries.keep(nameOf(owner), [...all.filter((one) => one.isPinned), ...passing])
}

/** Forgets one that is gone. */
export function forgetRecent(owner: Owner, record: Which): void {
  entries.keep(nameOf(owner), othersOf(owner, record))
}

/** The records that are pinned, then those that were open or written in this browser, the last first. */
export function useRecentRecords({
  site,
  account,
}: Pick<Service, 'site' | 'account'>): readonly RecentRecord[] {
  return entries.useEntry(nameOf({ site, account: accountName(account) }))
}
