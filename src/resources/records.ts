import { categories } from './categories/categories.ts'
import type { CollectionName, Identified } from '../core/resource/collection.ts'
import { titleIn } from '../core/resource/recordName.ts'
import type { Writables } from '../core/write/undo/undoEntry.ts'
import { events } from './events/events.ts'
import { organizers } from './organizers/organizers.ts'
import { tags } from './tags/tags.ts'
import { venues } from './venues/venues.ts'

/** What writing needs to know of every collection, by its name. */
export const writables: Writables = { events, venues, organizers, categories, tags }

/** What a record is called, or its number. */
export function titleOfRecord(name: CollectionName, record: Identified): string {
  return titleIn(writables[name], record)
}
