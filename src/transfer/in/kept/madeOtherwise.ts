import { differencesOf } from '../../../collection/compare.ts'
import { operationAt } from '../../../core/write/operationStore.ts'
import type { Operation } from '../../../core/write/operation.ts'
import { writeOf } from '../../../collection/undo/undoEntry.ts'
import { writables } from '../../../records/records.ts'

function otherwiseIn(entry: Operation): readonly string[] {
  const { before, after, left = after, changes, sent } = writeOf(entry)
  if (before === null || left === null) return []
  const { fields } = writables[entry.collection]
  return differencesOf(fields, before, left, changes, new Set(sent))
    .filter((difference) => difference.sent || Object.hasOwn(changes, difference.field))
    .map(({ field }) => field)
}

/**
 * The fields of which the service made something else than a write had meant, as the history has it; none where it has not.
 * What did not go out is somebody else's, and so is all but what was meant where nobody heard the end of it.
 * @param key of its entry
 */
export async function madeOtherwise(key: string): Promise<readonly string[]> {
  const entry = await operationAt(key)
  try {
    return entry ? otherwiseIn(entry) : []
  } catch {
    // Kept by another version of the application, perhaps: it holds up nothing else.
    return []
  }
}
