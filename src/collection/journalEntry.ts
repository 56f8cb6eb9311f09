import { accountName } from '../service/account.ts'
import type { Identified } from './collection.ts'
import type { JournalEntry } from './journal.ts'
import type { Writing } from './writing.ts'

type Facts = Pick<JournalEntry, 'operation' | 'id' | 'before' | 'after' | 'changes' | 'links'>

/** The path of the page below the application's root: a query may say what is nobody's business later. */
function pagePath(): string {
  if (typeof document === 'undefined') return ''
  const root = new URL('.', document.baseURI).pathname
  const { pathname } = document.location
  return pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname
}

/** Remembers a write that was done. */
export function remember<R extends Identified>(
  { service, collection, journal }: Writing<R>,
  facts: Facts,
): void {
  const at = new Date().toISOString()
  journal.record({
    key: `${at} ${crypto.randomUUID()}`,
    at,
    site: service.site,
    account: accountName(service.account),
    language: service.language,
    collection: collection.name,
    from: pagePath(),
    ...facts,
  })
}
