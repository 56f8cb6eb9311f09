import type { CollectionName } from '../../../../core/resource/collection.ts'
import { firstColumns } from '../../columns/columns.ts'

/** Hours that have a column of their own beside that of the day. */
export const startClock = 'start_clock'
export const endClock = 'end_clock'

/** What a column of a file may be of a new record, in the order in which people think of it. */
export const targetsOf = (of: CollectionName): readonly string[] => firstColumns[of]

/** What no row can do without. */
export function neededTargets(of: CollectionName): readonly string[] {
  return targetsOf(of).slice(0, of === 'events' ? 2 : 1)
}

/** By the field that names other records, where those are. */
export const namedIn: Readonly<Partial<Record<string, CollectionName>>> = {
  venue: 'venues',
  organizer: 'organizers',
  categories: 'categories',
  tags: 'tags',
  parent: 'categories',
}

/** The collection that a field of a new record names others of; null where it holds something else. */
export function linkedBy(of: CollectionName, field: string): CollectionName | null {
  const isOwnName = (of === 'venues' || of === 'organizers') && targetsOf(of)[0] === field
  return isOwnName ? null : (namedIn[field] ?? null)
}
