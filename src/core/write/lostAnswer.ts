import { isRenewed } from '../../api/service.ts'
import { isNotRenewed } from '../../api/siteSession.ts'
import { isOfTheNetwork, ApiError } from '../../api/apiError.ts'
import { wait } from '../../time/clock.ts'
import type { Identified } from '../resource/collection.ts'
import { changedBetween, differencesOf, unmet } from './compare.ts'
import type { Values } from './merge.ts'
import type { Writing } from './writing.ts'

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
  return now < sentAt + longest
}

/** The connection ended, and not because we were tired of waiting: the service is not at it any more. */
export function endedByItself(error: unknown): boolean {
  return isLost(error) && error.kind !== 'timeout'
}

/** Of what goes out however long ago it was compared (`Call.sinceCompared`). */
export const patient = () => 0

/** Milliseconds from now on: the one clock may stand still while the machine sleeps, the other be set back. */
export function stopwatch(): () => number {
  const [wall, page] = [Date.now(), performance.now()]
  return () => Math.max(Date.now() - wall, performance.now() - page)
}

/**
 * Does a write with its comparison; up to twice more, with a comparison of its own, where the session ended in between,
 * or what goes out was held up. Whoever signs in again may do so hours later, when others have worked on the record.
 * @param write told whether it goes out however long it is held up
 */
export async function comparedAnew<T>(write: (isPatient: boolean) => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await write(tried > 0)
    } catch (error) {
      if (!isRenewed(error) || tried > 1) throw error
    }
  }
}

/** milliseconds that a service may still be working on a request whose answer was lost */
const stillWorking = 1500

/** A write whose answer did not come, or says nothing of what was done. */
export function isLost(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    !isNotRenewed(error) &&
    (isOfTheNetwork(error) || error.kind === 'failed' || error.kind === 'unreadable')
  )
}

type Found<T> = T | null | 'unknown'

async function looked<T>(look: () => Promise<Found<T>>): Promise<Found<T>> {
  try {
    return await look()
  } catch (refusal) {
    if (refusal instanceof ApiError) return 'unknown'
    throw refusal
  }
}

/**
 * Looks twice whether a write was done whose answer was lost.
 * @param look what is found of the write: its outcome, null for nothing, `unknown` in between
 * @throws the error itself when the answer was no loss, else the ApiError with `afterWrite`
 */
export async function afterLoss<T>(error: unknown, look: () => Promise<Found<T>>): Promise<T> {
  if (!isLost(error)) throw error
  for (const milliseconds of [0, stillWorking]) {
    await wait(milliseconds)
    const found = await looked(look)
    if (found === 'unknown') throw error.with('unknown')
    if (found !== null) return found
  }
  throw error.with('notSaved')
}

/** What a second look finds of an update: the record when it has every change, or what follows from it. */
export async function foundUpdate<R extends Identified>(
  { collection: { fields } }: Writing<R>,
  look: () => Promise<R>,
  changes: Values,
  before: R,
): Promise<Found<R>> {
  const toDo = unmet(fields, before, before, changes).length
  const found = await look()
  const isDone = differencesOf(fields, before, found, changes, new Set()).every(
    ({ field }) => !Object.hasOwn(changes, field),
  )
  if (isDone && unmet(fields, before, found, changes).length < toDo) return found
  return toDo > 0 && changedBetween(fields, before, found).length === 0 ? null : 'unknown'
}
