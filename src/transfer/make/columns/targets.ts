import type { CollectionName } from '../../../collection/collection.ts'

/** Hours that have a column of their own beside that of the day. */
export const startClock = 'start_clock'
export const endClock = 'end_clock'

const targets: Readonly<Record<CollectionName, readonly string[]>> = {
  events: [
    'title',
    'start_date',
    startClock,
    'end_date',
    endClock,
    'all_day',
    'timezone',
    'venue',
    'organizer',
    'categories',
    'tags',
    'cost',
    'website',
    'excerpt',
    'description',
    'image',
    'status',
    'featured',
  ],
  venues: [
    'venue',
    'address',
    'city',
    'zip',
    'province',
    'state',
    'country',
    'phone',
    'website',
    'description',
    'image',
    'status',
  ],
  organizers: ['organizer', 'phone', 'email', 'website', 'description', 'image', 'status'],
  categories: ['name', 'parent', 'slug', 'description'],
  tags: ['name', 'slug', 'description'],
}

/** What a column of a file may be of a new record, in the order in which people think of it. */
export const targetsOf = (of: CollectionName): readonly string[] => targets[of]

/** What no row can do without. */
export function neededTargets(of: CollectionName): readonly string[] {
  return targets[of].slice(0, of === 'events' ? 2 : 1)
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
  const isOwnName = (of === 'venues' || of === 'organizers') && targets[of][0] === field
  return isOwnName ? null : (namedIn[field] ?? null)
}
