import { ApiError } from '../../api/apiError.ts'

/** Whether a page was asked for that there is not, or no longer: what was there when pages were counted has gone. */
export function isPastEnd(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'pastEnd'
}
