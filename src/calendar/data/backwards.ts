import type { EventRecord } from '../../events/events.ts'

/** The events of a month with those that end before they start; what is on its first day may be among both. */
export function withBackwards(
  records: readonly EventRecord[],
  backwards: readonly EventRecord[],
): readonly EventRecord[] {
  const missed = backwards.filter(({ start_date, end_date }) => end_date < start_date)
  if (missed.length === 0) return records
  const known = new Set(records.map(({ id }) => id))
  return [...records, ...missed.filter(({ id }) => !known.has(id))]
}
