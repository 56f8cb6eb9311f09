import { Refusal } from '../../../api/refusal.ts'

/** What became of words that were not plainly saved, or taken back: where nobody can tell, that is said. */
export function fateOf(error: Error, isUndo = false) {
  const isInDoubt = error instanceof Refusal && error.afterWrite === 'unknown'
  if (isUndo) return isInDoubt ? 'undoInDoubt' : 'notUndone'
  return isInDoubt ? 'inDoubt' : 'unsaved'
}
