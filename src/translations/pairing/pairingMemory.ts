import { alike } from './alike.ts'
import type { PairedCollection } from './listing.ts'
import type { Compared, Matched } from './pairKind.ts'
import type { UsesMemory } from './usesOf.ts'

interface Known<Result> {
  readonly from: readonly unknown[]
  readonly result: Result
}

/** What was worked out last, by collection, and from what: what is asked from the same again is not worked out again. */
export interface PairingMemory extends UsesMemory {
  readonly compared: Map<PairedCollection, Known<Compared>>
  readonly matched: Map<PairedCollection, Known<Matched>>
}

export const emptyMemory = (): PairingMemory => ({
  compared: new Map(),
  matched: new Map(),
  times: new Map(),
  uses: new WeakMap(),
})

/** What was worked out from the same, else what is worked out now, with the help of what was known before. */
export function* remembered<Result>(
  memory: Map<PairedCollection, Known<Result>>,
  collection: PairedCollection,
  from: readonly unknown[],
  steps: (before: Result | null) => Generator<number, Result, void>,
): Generator<number, Result, void> {
  const known = memory.get(collection)
  if (known !== undefined && alike(known.from, from)) return known.result
  const result = yield* steps(known?.result ?? null)
  memory.set(collection, { from, result })
  return result
}
