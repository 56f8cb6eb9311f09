import type { Operation } from '../../core/write/operation.ts'
import { writeOf } from '../../collection/undo/undoEntry.ts'
import { writables } from '../../records/records.ts'

/**
 * What somebody put over a write, as a write of theirs: to take that back, with all the care of any undo, is to put
 * back what was saved here. Null where nothing was found, or nothing that was news.
 */
export function backEntry(entry: Operation): Operation | null {
  const { fields } = writables[entry.collection]
  const { after } = writeOf(entry)
  const { after: found } = writeOf({ ...entry, after: entry.found ?? null })
  if (after === null || found === null) return null
  const over = Object.entries(entry.overtaken ?? {}).filter(([name, now]) => {
    const field = fields[name]
    // What was changed again from here, knowingly, is no longer what was put over it.
    return field?.same(field.of(found), now) === true
  })
  if (over.length === 0) return null
  const { at, site, account, language, collection, id, from } = entry
  return {
    at,
    site,
    account,
    language,
    collection,
    id,
    from,
    key: `${entry.key} back`,
    state: 'verified',
    operation: 'update',
    before: after,
    after: found,
    changes: Object.fromEntries(over),
    sent: over.map(([name]) => name),
  }
}
