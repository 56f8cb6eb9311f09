import type { Operation } from '../../core/write/operation.ts'
import { undoneKeys } from '../../collection/undo/inForce.ts'
import { type AnswerChange, withoutAnswer } from '../../translations/confirmed/answers.ts'
import { type ConfirmedPairs, isWithin } from '../../translations/confirmed/confirmedPairs.ts'

/**
 * What merges said of versions, as far as it goes with these of their writes: where something that went comes back, or
 * nothing is left of the merge.
 * @param all the history, newest first
 */
export function answersOf(
  entries: readonly Operation[],
  all: readonly Operation[],
): readonly AnswerChange[] {
  const undone = new Set([...undoneKeys(all), ...entries.map(({ key }) => key)])
  const left = new Set(all.flatMap(({ key, series }) => (undone.has(key) ? [] : (series ?? []))))
  const goes = new Map<string, AnswerChange>()
  for (const { series, said, operation } of entries)
    // Sound because nothing but a merge says something for its series.
    if (series && said && (operation === 'delete' || !left.has(series)))
      goes.set(series, said as AnswerChange)
  return [...goes.values()]
}

/** Whether an answer can be taken back, or something else was said since; or it is not said any more. */
export type Standing = 'back' | 'since' | 'gone'

export function standingOf(pairs: ConfirmedPairs, change: AnswerChange): Standing {
  if (withoutAnswer(pairs, change)) return 'back'
  const { together } = change.came
  return together.some((said) => pairs.together.some((group) => isWithin(said, group)))
    ? 'since'
    : 'gone'
}
