import type { EventRecord } from '../../../resources/events/events.ts'

type Events = readonly EventRecord[]

const joined = new WeakMap<Events, WeakMap<Events, Events>>()

/**
 * The events of a month with those that end before they start; what is on its first day may be among both. The same
 * array for the same two.
 */
export function withBackwards(records: Events, backwards: Events): Events {
  const known = joined.get(records) ?? new WeakMap<Events, Events>()
  joined.set(records, known)
  const all = known.get(backwards) ?? joinedAnew(records, backwards)
  known.set(backwards, all)
  return all
}

function joinedAnew(records: Events, backwards: Events): Events {
  const missed = backwards.filter(({ start_date, end_date }) => end_date < start_date)
  if (missed.length === 0) return records
  const known = new Set(records.map(({ id }) => id))
  return [...records, ...missed.filter(({ id }) => !known.has(id))]
}
