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
})

/** A record that was open or written in this browser. */
export type RecentRecord = z.infer<typeof recentSchema>

/** As many as are kept of one account, the last first. */
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

/**
 * Interface silent: whether an id names the same record in every language is not specified. In the list of recent
 * records it does.
 */
function others(owner: Owner, { collection, id }: Pick<RecentRecord, 'collection' | 'id'>) {
  const kept = entries.valueOf(nameOf(owner))
  return kept.filter((one) => one.collection !== collection || one.id !== id)
}

/** Keeps in mind that a record is open, or was written. */
export function rememberRecent(owner: Owner, record: RecentRecord): void {
  const title = record.title.slice(0, 300)
  entries.keep(nameOf(owner), [{ ...record, title }, ...others(owner, record)].slice(0, most))
}

/** Forgets one that is gone. */
export function forgetRecent(owner: Owner, record: Pick<RecentRecord, 'collection' | 'id'>): void {
  entries.keep(nameOf(owner), others(owner, record))
}

/** The records that were open or written in this browser, the last first. */
export function useRecentRecords({ site, account }: Service): readonly RecentRecord[] {
  return entries.useEntry(nameOf({ site, account: accountName(account) }))
}
