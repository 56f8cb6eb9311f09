import { ownerOf } from '../../../core/query/owner.ts'
import {
  type EventRecord,
  type HiddenEvent,
  hiddenEvents,
  isThere,
} from '../../../resources/events/events.ts'
import type { Service } from '../../../api/service.ts'
import { storedEntries } from '../../../ui/storedEntries.ts'

const family = 'hiddenListed.'

/** Accounts whose listings show hidden events, as the interface has it, and no live service. */
const listing = storedEntries<boolean>({
  family,
  read: (text) => text !== null,
  write: (is) => (is ? 'yes' : null),
})

const none: readonly HiddenEvent[] = []

const there = new WeakMap<readonly HiddenEvent[], readonly HiddenEvent[]>()

/** Without those in the trash; the same array as long as nothing changes. */
function thereOf(known: readonly HiddenEvent[]): readonly HiddenEvent[] {
  const before = there.get(known)
  if (before) return before
  const found = known.filter(isThere)
  there.set(known, found)
  return found
}

/**
 * Hidden events that no listing shows (contract.md §9, 14), as far as this browser knows them.
 * @param records of listings of the same account
 */
export function unlisted(
  service: Service,
  records: readonly EventRecord[],
): readonly HiddenEvent[] {
  const name = family + ownerOf(service)
  if (!listing.valueOf(name) && records.some(({ hide_from_listings }) => hide_from_listings))
    listing.keep(name, true)
  return listing.valueOf(name) ? none : thereOf(hiddenEvents(service))
}
