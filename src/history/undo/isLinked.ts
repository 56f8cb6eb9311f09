import type { Relinked } from '../../collection/undo/relinking.ts'

/** It names again what was deleted and is back. */
export function isLinked({ outcome: { kind } }: Relinked): boolean {
  return kind === 'saved' || kind === 'unchanged'
}
