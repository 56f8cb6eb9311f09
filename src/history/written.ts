import type { CollectionName, Identified } from '../collection/collection.ts'
import type { JournalEntry } from '../collection/journal.ts'
import { type Writables, writeOf } from '../collection/undo/undoEntry.ts'
import { categories } from '../categories/categories.ts'
import { events } from '../events/events.ts'
import { organizers } from '../organizers/organizers.ts'
import { tags } from '../tags/tags.ts'
import { venues } from '../venues/venues.ts'

export const writables: Writables = { events, venues, organizers, categories, tags }

/** The field that names a record. */
const naming: Readonly<Record<CollectionName, string>> = {
  events: 'title',
  venues: 'venue',
  organizers: 'organizer',
  categories: 'name',
  tags: 'name',
}

export function titleOfRecord(name: CollectionName, record: Identified): string {
  return String(writables[name].fields[naming[name]]?.of(record) ?? '') || `#${record.id}`
}

/** The name of what was written: as it was left, or as it was when it was deleted. */
export function titleOf(entry: JournalEntry): string {
  const { before, after } = writeOf(entry)
  const record = after ?? before
  return record === null ? `#${entry.id}` : titleOfRecord(entry.collection, record)
}

/** A field that a write changed, with the values an editor sees; undefined where there was no record. */
export interface Change {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What a write changed, the fields that were meant first; of what was made or deleted, all that is not empty. */
export function changesOf(entry: JournalEntry): readonly Change[] {
  const { before, after, changes } = writeOf(entry)
  const { fields } = writables[entry.collection]
  const all = Object.entries(fields).flatMap(([field, { of, same, isEmpty }]): Change[] => {
    const change = { field, before: before && of(before), after: after && of(after) }
    if (before !== null && after !== null) {
      const isMeant = Object.hasOwn(changes, field)
      return isMeant || !same(change.before, change.after) ? [change] : []
    }
    const value = before === null ? change.after : change.before
    return value === false || isEmpty(value) ? [] : [change]
  })
  const isMeant = ({ field }: Change) => Object.hasOwn(changes, field)
  return [...all.filter(isMeant), ...all.filter((change) => !isMeant(change))]
}
