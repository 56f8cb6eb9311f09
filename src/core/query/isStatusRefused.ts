import { ApiError } from '../../api/apiError.ts'

/** Who may not list what is unpublished, or asks for what a site does not have, is told so of the status (contract.md §3.6). */
export function isStatusRefused(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'invalid' && 'status' in error.params
}
