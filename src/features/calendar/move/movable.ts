import type { EventRecord } from '../../../resources/events/events.ts'
import type { Item } from '../data/items.ts'
import { isPlaced } from './places.ts'

/** The record of an event that may be given other dates: all of it is known, and nothing of it is being saved. */
export function datable({ record }: Item): EventRecord | null {
  if (!record || record.withheld || record.status === 'trash') return null
  return isPlaced(record) ? null : record
}

/** The same where it stands as it is drawn, so that it can be taken from there. */
export function movable(item: Item): EventRecord | null {
  return item.placement.warning === null ? datable(item) : null
}
