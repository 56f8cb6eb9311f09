import { accountName } from '../service/account.ts'
import type { Identified } from './collection.ts'
import type { JournalEntry } from './journal.ts'
import type { Writing } from './writing.ts'

type Facts = Pick<JournalEntry, 'operation' | 'id' | 'before' | 'after' | 'changes'>

/** Remembers a write that was done. */
export function remember<R extends Identified>(
  { service, collection, journal }: Writing<R>,
  facts: Facts,
): void {
  journal.record({
    at: new Date().toISOString(),
    site: service.site,
    account: accountName(service.account),
    language: service.language,
    collection: collection.name,
    ...facts,
  })
}
