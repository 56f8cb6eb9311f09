import { type EventRecord, type HiddenEvent, hiddenEvents } from '../../events/events.ts'
import type { Service } from '../../service/service.ts'

/** Sites whose listings show hidden events to whoever may write, as the interface has it. */
const listing = new Set<string>()

const none: readonly HiddenEvent[] = []

/** Hidden events that no listing shows (contract.md §9, 14), as far as this browser knows them. */
export function unlisted(
  service: Service,
  records: readonly EventRecord[],
): readonly HiddenEvent[] {
  if (records.some(({ hide_from_listings }) => hide_from_listings)) listing.add(service.site)
  return listing.has(service.site) ? none : hiddenEvents(service)
}
