import { differencesOf, differencesOfNew } from '../collection/compare.ts'
import type { Operation } from '../core/write/operation.ts'
import { plainText } from '../collection/plainText.ts'
import { isNowhere } from '../collection/undo/inForce.ts'
import { writeOf } from '../collection/undo/undoEntry.ts'
import { titleOfRecord, writables } from '../records/records.ts'

/** The name of what was written: as it was left, or as it was when it was deleted. */
export function titleOf(entry: Operation): string {
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

/** What a write changed, the fields that were meant first; of what was made or deleted, all that is not empty. */
export function changesOf(entry: Operation): readonly Change[] {
  const { before, after, changes } = writeOf(entry)
  const { fields } = writables[entry.collection]
  if (isNowhere(entry))
    return Object.entries(changes).map(([field, after]) => ({ field, before: null, after }))
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

/** A field in which something else stands after a write than was meant: nowhere else is that kept. */
export interface Missed {
  readonly field: string
  readonly meant: unknown
}

export function missedOf(entry: Operation): readonly Missed[] {
  const { before, after, changes } = writeOf(entry)
  const { fields } = writables[entry.collection]
  if (after === null) return []
  const differences =
    before === null
      ? differencesOfNew(fields, after, changes)
      : differencesOf(fields, before, after, changes, new Set())
  return differences
    .filter(({ field }) => Object.hasOwn(changes, field))
    .map(({ field, intended }) => ({ field, meant: intended }))
}
