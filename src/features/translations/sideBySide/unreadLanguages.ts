import type { NearLanguage } from '../near/useNear.ts'

/** The languages that hold more than was looked through: what was not found in them may be there all the same. */
export function unreadLanguages(near: readonly NearLanguage[]): readonly string[] {
  return near.flatMap((one) => (one.state === 'here' && !one.isWhole ? [one.language] : []))
}
