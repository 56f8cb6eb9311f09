import type { Account } from './account.ts'
import { ApiError } from './apiError.ts'
import type { Call } from './service.ts'

/** A listing that names a status other than `publish`. */
export function asksForUnpublished({ method, path, query }: Call): boolean {
  const { status } = query ?? {}
  return (
    method === 'GET' && !path.includes('/') && status !== undefined && String(status) !== 'publish'
  )
}

// Interface silent: when a session ends is not specified, and its cookie is hidden (contract.md §5.1, §5.2). A page is read
// again when a person comes back to it, so that an ended session shows before anything is typed.
const renewed = 'renewed'

/** What was compared before somebody signed in again, who knows how much later, did not go out: it is compared anew. */
export const renewedError = () => new ApiError({ kind: 'ended', code: renewed })

export const isRenewed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === renewed

/** To nobody, a 401 is no end of a session: an account is needed. */
export function namedFor(refusal: unknown, account: Account): unknown {
  const isToNobody = refusal instanceof ApiError && account.kind === 'anonymous'
  return isToNobody && refusal.kind === 'ended'
    ? new ApiError({ ...refusal, kind: 'forbidden' })
    : refusal
}
