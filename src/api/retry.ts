import { wait } from '../time/clock.ts'
import { ApiError } from './apiError.ts'

const retries = 2
const firstPause = 400

/** Milliseconds that a reading waits where a service asks for it: beyond that a person is told instead. */
const longestWait = 10_000

function passes(refusal: unknown): refusal is ApiError {
  if (!(refusal instanceof ApiError) || refusal.wait > longestWait) return false
  if (refusal.kind === 'unanswered' || refusal.kind === 'busy') return true
  return refusal.kind === 'failed' && [502, 503, 504].includes(refusal.status)
}

/**
 * Tries a reading again when what refused it is likely to pass: twice at most, waiting longer
 * each time, by a random part so that many clients do not come back at once; never sooner than the service asks to.
 */
export async function withRetry<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt()
    } catch (refusal) {
      if (tried >= retries || !passes(refusal)) throw refusal
      await wait(refusal.wait + firstPause * 2 ** tried * (0.5 + Math.random()), signal)
    }
  }
}
