import { ApiError } from '../../api/apiError.ts'
import type { ApiErrorKind } from '../../api/apiError.ts'

const kinds: ReadonlySet<ApiErrorKind> = new Set<ApiErrorKind>([
  'password',
  'forbidden',
  'withheld',
])

/** A password, or the rights of others, keep a record back: asking again tells no more. */
export function isReadRefused(error: unknown): boolean {
  return error instanceof ApiError && kinds.has(error.kind)
}
