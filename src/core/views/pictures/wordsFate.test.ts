import { expect, test } from 'vitest'
import { Refusal } from '../../../api/refusal.ts'
import { fateOf } from './wordsFate.ts'

test('an alternative text of which nobody can tell whether it was saved, or taken back, is in doubt', () => {
  const refused = new Refusal({ kind: 'forbidden' })
  expect([fateOf(refused), fateOf(refused, true)]).toEqual(['unsaved', 'notUndone'])
  const lost = refused.with('unknown')
  expect([fateOf(lost), fateOf(lost, true)]).toEqual(['inDoubt', 'undoInDoubt'])
})
