import { ApiError, type ApiErrorKind } from '../../api/apiError.ts'

const ofKind = (error: unknown, ...kinds: readonly ApiErrorKind[]): error is ApiError =>
  error instanceof ApiError && kinds.includes(error.kind)

/** The service says that there is no such record, or shows it to nobody. */
export const isMissing = (error: unknown): boolean => ofKind(error, 'missing')

/** A password, or the rights of others, keep a record back: asking again tells no more. */
export const isReadRefused = (error: unknown): boolean =>
  ofKind(error, 'password', 'forbidden', 'withheld')

/** A page was asked for that there is not, or no longer: what was there when pages were counted has gone. */
export const isPastEnd = (error: unknown): boolean => ofKind(error, 'pastEnd')

/** Who may not list what is unpublished, or asks for what a site does not have, is told so of the status (contract.md §3.6). */
export const isStatusRefused = (error: unknown): boolean =>
  ofKind(error, 'invalid') && 'status' in error.params

/** A term or a record that is not of that language is refused as unknown there: nothing names it. */
export const isUnknownThere = (error: unknown): boolean =>
  ofKind(error, 'invalid') && !isStatusRefused(error)

/** Who may not list a trash is told of nothing there. */
export const isTrashWithheld = (error: unknown): boolean =>
  isStatusRefused(error) || isReadRefused(error)

/** What is no fault of one record: the others would fare no better now. */
export const outOfReach: ReadonlySet<ApiErrorKind> = new Set([
  'offline',
  'unanswered',
  'timeout',
  'redirected',
  'blocked',
  'busy',
])

/** What may be over in a moment. */
export const passing: ReadonlySet<ApiErrorKind> = new Set([...outOfReach, 'failed', 'unreadable'])
