import { ApiError } from '../../api/apiError.ts'

/** The service says that there is no such record, or shows it to nobody. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'missing'
}
