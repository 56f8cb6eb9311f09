import { amend } from '../../../platform/amend.ts'
import { type AnswerChange, answerChange } from '../confirmed/answers.ts'
import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { pairsIn } from '../confirmed/storedLinks.ts'

/** Changes what was said, on top of what is said at the same moment, here or in another tab. False when the device did not keep it. */
export function changeConfirmed(
  site: string,
  change: (pairs: ConfirmedPairs) => ConfirmedPairs,
): Promise<boolean> {
  return amend('pairs', site, (before) => ({
    key: site,
    owner: site,
    at: new Date().toISOString(),
    body: change(pairsIn(before)),
  }))
}

/** What came of an answer: kept, with the way back; something else was said of it since; or the device did not keep it. */
export type Answered = AnswerChange | 'since' | 'full'

/**
 * Changes what was said by one answer, which can be taken back (`withoutAnswer`).
 * @param change null where it does not fit what is said by now: nothing changes then
 */
export async function answered(
  site: string,
  change: (pairs: ConfirmedPairs) => ConfirmedPairs | null,
): Promise<Answered> {
  const came: { answered: Answered } = { answered: 'since' }
  const isKept = await changeConfirmed(site, (pairs) => {
    const next = change(pairs)
    came.answered = next ? answerChange(pairs, next) : 'since'
    return next ?? pairs
  })
  return isKept ? came.answered : 'full'
}
