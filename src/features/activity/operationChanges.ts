import type { Identified } from '../../core/resource/collection.ts'
import { plainText } from '../../core/resource/plainText.ts'
import { writeOf } from '../../core/write/undo/undoEntry.ts'
import type { Operation } from '../../core/write/operation.ts'
import { titleOfRecord, writables } from '../../resources/records.ts'

/** The record before and after an operation, and what it changes: of one that waits, as it will be sent. */
export function recordsOf(entry: Operation) {
  if (!entry.waiting) return writeOf(entry)
  const { opened, changes } = entry.waiting
  return { before: opened, after: null, changes }
}

/** What is done to what, as texts name it: of a picture, its alternative text is changed and nothing else. */
export function kindOf({ collection, operation }: Operation) {
  return collection === 'media' ? 'media.update' : (`${collection}.${operation}` as const)
}

/** The name of what was written: as it was left, or as it was when it was deleted; `''` where it has none. */
export function titleOf(entry: Operation): string {
  if (entry.waiting) return entry.waiting.title
  const { before, after } = writeOf(entry)
  const record = after ?? before
  if (record !== null) return plainText(titleOfRecord(entry.collection, record))
  return nameIn(entry) || `#${entry.id}`
}

/** What a record was to be called. */
function nameIn({ collection, changes }: Operation): string {
  const { fields } = writables[collection]
  const naming = Object.keys(fields).find((field) => fields[field]?.kind === 'name') ?? ''
  return plainText(String(changes[naming] ?? ''))
}

/** A field that a write changed, with the values an editor sees; undefined where there was no record. */
export interface Change {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What a write changes, the fields that are meant first; of what is made or deleted, all that is not empty. */
export function changesOf(entry: Operation): readonly Change[] {
  const { before, after, changes } = recordsOf(entry)
  const { fields } = writables[entry.collection]
  // Not known, or not there yet: what was meant.
  if (after === null && entry.operation !== 'delete')
    return Object.entries(changes).map(([field, meant]) => {
      return { field, before: before && valueIn(entry, field, before), after: meant }
    })
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

/** Nothing where another version of the application stored the record, in a shape that this one does not read. */
function valueIn({ collection }: Operation, field: string, record: Identified): unknown {
  try {
    return writables[collection].fields[field]?.of(record)
  } catch {
    return undefined
  }
}

/** A field in which something else stands after a write than was meant: nowhere else is that stored. */
export interface Missed {
  readonly field: string
  readonly meant: unknown
}

export function missedOf({ differs = [], changes }: Operation): readonly Missed[] {
  const missed = differs.filter((field) => Object.hasOwn(changes, field))
  return missed.map((field) => ({ field, meant: changes[field] }))
}

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
