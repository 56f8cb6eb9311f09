import { Refusal } from '../../api/refusal.ts'
import type { RefusalKind } from '../../api/refusal.ts'

const kinds: ReadonlySet<RefusalKind> = new Set<RefusalKind>(['password', 'forbidden', 'withheld'])

/** A password, or the rights of others, keep a record back: asking again tells no more. */
export function isKeptBack(error: unknown): boolean {
  return error instanceof Refusal && kinds.has(error.kind)
}
