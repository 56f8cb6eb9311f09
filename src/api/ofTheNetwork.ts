import type { ApiError, ApiErrorKind } from './apiError.ts'

const ofTheNetwork: ReadonlySet<ApiErrorKind> = new Set(['offline', 'unanswered', 'timeout'])

/** The network did not carry it, there or back: what a service would have answered nobody knows. */
export function isOfTheNetwork({ kind }: ApiError): boolean {
  return ofTheNetwork.has(kind)
}
