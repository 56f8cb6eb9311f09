import type { Service } from '../../../api/service.ts'
import { useListed } from '../../../core/mirror/useListed.ts'
import { eachOnce } from '../../../core/query/allPages.ts'
import type { Pages } from '../../../core/query/usePages.ts'
import { events, type EventFilters, type EventRecord } from '../../../resources/events/events.ts'

type Events = readonly EventRecord[]

const painted = new WeakMap<
  Events,
  { readonly of: Events; readonly isWhole: boolean; all: Events }
>()

/**
 * What was read over what this device has. A record that is the same in both stays the one that is drawn, so that it is not
 * drawn again. The same array for the same two.
 */
function paintedOf(stored: Events, { records, isWhole }: Pages<EventRecord>): Events {
  const before = painted.get(stored)
  if (before?.of === records && before.isWhole === isWhole) return before.all
  const known = new Map(stored.map((record) => [record.id, record]))
  const read = records.map((record) => {
    const drawn = known.get(record.id)
    return drawn && JSON.stringify(drawn) === JSON.stringify(record) ? drawn : record
  })
  const all = isWhole ? read : eachOnce([...stored, ...read])
  painted.set(stored, { of: records, isWhole, all })
  return all
}

/** What is drawn of each reading: until all of it is here, also what this device has of it. */
export function usePainted(
  service: Service,
  listings: readonly { readonly filters: EventFilters }[],
  readings: readonly Pages<EventRecord>[],
): readonly Events[] {
  const stored = useListed(
    events,
    readings.map(({ language, isWhole }, at) => ({
      service: service.in(language),
      filters: listings[at]?.filters ?? {},
      isWanted: !isWhole,
    })),
  )
  return readings.map((reading, at) => {
    const known = stored[at]
    return known && reading.failures.length === 0 ? paintedOf(known, reading) : reading.records
  })
}
