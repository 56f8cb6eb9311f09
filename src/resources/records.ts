import { categories } from './categories/categories.ts'
import type { Identified, WritableName } from '../core/resource/collection.ts'
import { titleIn } from '../core/resource/recordName.ts'
import { media } from '../core/views/pictures/media.ts'
import { events } from './events/events.ts'
import { organizers } from './organizers/organizers.ts'
import { tags } from './tags/tags.ts'
import { venues } from './venues/venues.ts'
import type { Writables } from '../core/write/writing.ts'

/** What writing needs to know of every collection, by its name. */
export const writables: Writables = { events, venues, organizers, categories, tags, media }

/** What a record is called, or its number. */
export function titleOfRecord(name: WritableName, record: Identified): string {
  return titleIn(writables[name], record)
}
