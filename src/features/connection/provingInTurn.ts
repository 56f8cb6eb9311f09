import { type Proof, prove } from '../../api/probe.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Service } from '../../api/service.ts'

/** Answered as to nobody, without a word on the credentials (contract.md §5.2). */
export const notLoggedIn = 'rest_not_logged_in'

export type Prove = (service: Service) => Promise<Proof>

const isWrong = (refusal: unknown): refusal is ApiError =>
  refusal instanceof ApiError &&
  refusal.status === 401 &&
  refusal.kind === 'ended' &&
  refusal.code !== notLoggedIn

/**
 * Proves an account in one language after the other, and wrong credentials once: sites lock out who tries them too
 * often.
 */
export function provingInTurn(): Prove {
  let last: Promise<unknown> = Promise.resolve()
  let wrong: ApiError | null = null
  const one = async (service: Service): Promise<Proof> => {
    if (wrong !== null) throw wrong
    try {
      return await prove(service)
    } catch (refusal) {
      if (isWrong(refusal)) wrong = refusal
      throw refusal
    }
  }
  return (service) => {
    const turn = last.then(() => one(service))
    last = turn.catch(() => undefined)
    return turn
  }
}
