import { ApiError } from '../../api/apiError.ts'
import { isReadRefused } from './isReadRefused.ts'
import { isStatusRefused } from './isStatusRefused.ts'

/** A term or a record that is not of that language is refused as unknown there: nothing names it. */
export function isUnknownThere(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'invalid' && !isStatusRefused(error)
}

/** Who may not list a trash is told of nothing there. */
export function isTrashWithheld(error: unknown): boolean {
  return isStatusRefused(error) || isReadRefused(error)
}
