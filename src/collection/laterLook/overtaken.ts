import type { Identified } from '../collection.ts'
import type { Fields } from '../field.ts'
import type { JournalEntry } from '../journal.ts'

/** A field that was saved here, and is otherwise since: with the values an editor sees. */
export interface OvertakenField {
  readonly field: string
  readonly saved: unknown
  readonly now: unknown
}

/**
 * Which of the fields that a write meant to change are otherwise in a later reading. A service has no locking
 * (product.md §5): whoever read the record before this write and wrote after it has put them back without knowing.
 * @param later writes of the same record from here, which came after: what those changed is theirs
 */
export function overtakenIn<R extends Identified>(
  fields: Fields<R>,
  entry: Pick<JournalEntry, 'after' | 'changes'>,
  later: readonly Pick<JournalEntry, 'changes'>[],
  record: R,
): readonly OvertakenField[] {
  // Sound because the safe writer records what its collection read.
  const after = entry.after as R | null
  if (after === null) return []
  return Object.keys(entry.changes).flatMap((name) => {
    const field = fields[name]
    if (!field || later.some(({ changes }) => Object.hasOwn(changes, name))) return []
    const [saved, now] = [field.of(after), field.of(record)]
    return field.same(saved, now) ? [] : [{ field: name, saved, now }]
  })
}
