import type { Sent } from '../../collection/queue/replay.ts'
import { whenErased } from '../../ui/whenErased.ts'

const listeners = new Set<() => void>()
let results: readonly Sent[] = []

function replace(next: readonly Sent[]): void {
  results = next
  for (const listener of listeners) listener()
}

/** Keeps in mind for this page what was sent, the newest first; the history keeps it for longer. */
export function rememberSent(sent: Sent): void {
  replace([sent, ...results])
}

whenErased(() => replace([]))

export function sentHere(): readonly Sent[] {
  return results
}

export function subscribeSent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
