import type { Identified } from '../resource/collection.ts'
import { isAsMeant } from './compare.ts'
import type { Fields } from '../resource/field.ts'
import type { Operation } from './operation.ts'

/** A field that was saved here, and is otherwise since: with the values an editor sees. */
export interface OvertakenField {
  readonly field: string
  readonly saved: unknown
  readonly now: unknown
  /** whoever changed it again from here had read that */
  readonly isSeen: boolean
}

type Write = Pick<Operation, 'before' | 'changes'>

/**
 * Which of the fields that a write meant to change are otherwise in a later reading. A service has no locking
 * (product.md §5): whoever read the record before this write and wrote after it has put them back without knowing.
 * @param later writes of the same record from here, which came after: what those changed is theirs, and what they had
 * read is what had become of this write
 */
export function overtakenIn<R extends Identified>(
  fields: Fields<R>,
  entry: Write & Pick<Operation, 'after'>,
  later: readonly Write[],
  record: R,
): readonly OvertakenField[] {
  // Sound because the safe writer records what its collection read.
  const [before, after] = [entry.before as R | null, entry.after as R | null]
  if (after === null) return []
  return Object.keys(entry.changes).flatMap((name) => {
    const field = fields[name]
    const next = later.find(({ changes }) => Object.hasOwn(changes, name))
    if (!field) return []
    const saved = field.of(after)
    const was = before === null ? saved : field.of(before)
    // Sound because the safe writer records what its collection read.
    const read = (next?.before ?? null) as R | null
    // A write of another tab that read the record before this one landed has the field as it was.
    const knewNothing = read !== null && !field.same(was, saved) && field.same(was, field.of(read))
    const isSeen = next !== undefined && !knewNothing
    const reading = isSeen ? read : record
    if (reading === null) return []
    const now = field.of(reading)
    return isAsMeant(field, was, saved, now) ? [] : [{ field: name, saved, now, isSeen }]
  })
}
