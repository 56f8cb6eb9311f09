import { Refusal } from '../service/refusal.ts'
import type { RefusalKind } from '../service/refusal.ts'

const kinds: ReadonlySet<RefusalKind> = new Set<RefusalKind>(['password', 'forbidden', 'withheld'])

/** A password, or the rights of others, keep a record back: asking again tells no more. */
export function isKeptBack(error: unknown): boolean {
  return error instanceof Refusal && kinds.has(error.kind)
}
