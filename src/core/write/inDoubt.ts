import { Refusal } from '../../api/refusal.ts'
import { PerhapsMade } from './saved.ts'

/** Where nobody is asked whether an earlier sending made a record: it is not known, and no other was sent. */
export function inDoubt(error: unknown): unknown {
  return error instanceof PerhapsMade
    ? new Refusal({ kind: 'unanswered', afterWrite: 'unknown' }, { cause: error })
    : error
}
