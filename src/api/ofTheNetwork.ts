import type { Refusal, RefusalKind } from './refusal.ts'

const ofTheNetwork: ReadonlySet<RefusalKind> = new Set(['offline', 'unanswered', 'timeout'])

/** The network did not carry it, there or back: what a service would have answered nobody knows. */
export function isOfTheNetwork({ kind }: Refusal): boolean {
  return ofTheNetwork.has(kind)
}
