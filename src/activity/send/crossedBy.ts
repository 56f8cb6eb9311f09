import type { Identified } from '../../collection/collection.ts'
import type { Fields } from '../../collection/field.ts'
import { merged, type Values } from '../../collection/merge.ts'
import { Conflict } from '../../collection/saved.ts'

/** Whether a record as it is by now would end before it starts with these changes: of what they say nothing else is asked. */
export function crossedBy(fields: Fields<Identified>, fresh: Identified, changes: Values): boolean {
  try {
    merged(fields, fresh, fresh, changes)
    return false
  } catch (error) {
    return error instanceof Conflict
  }
}
