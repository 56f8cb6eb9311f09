import { isLost } from './secondLook.ts'

/**
 * Milliseconds after which a request cannot be under way any more.
 * Interface silent: how long a service works on a request after its page was closed is not specified. A write without
 * an answer counts as pending for two minutes, twice as long as a page waits for the answer.
 */
const longest = 120_000

/**
 * Whether a request may still be on its way or worked on, of which nobody has seen the end.
 * @param sentAt instant, milliseconds
 * @param now instant, milliseconds
 */
export function mayBeUnderWay(sentAt: number, now: number): boolean {
  return now < overAt(sentAt)
}

/** The instant from which it cannot be under way any more. */
export function overAt(sentAt: number): number {
  return sentAt + longest
}

/** The connection ended, and not because we were tired of waiting: the service is not at it any more. */
export function endedByItself(error: unknown): boolean {
  return isLost(error) && error.kind !== 'timeout'
}
