import { type Amended, amendThere } from '../../platform/amend.ts'
import { changed } from '../../platform/kept.ts'
import { type Operation, operationIn } from './operation.ts'

/** Changes an operation that waits; it is left alone for null, and `gone` where it waits no more. */
export function amendWaiting(
  key: string,
  made: (before: Operation) => Operation | null,
): Promise<Amended> {
  return amendThere('operations', key, (kept) => {
    const [before] = operationIn(kept)
    const after = before?.waiting ? made(before) : null
    return after && { ...kept, body: after }
  })
}

/** Forgets an operation that waits: what was done meanwhile stays. False when the device did not let us. */
export function removeWaiting(key: string): Promise<boolean> {
  return changed('operations', async ({ store, done }) => {
    const kept = await store.get(key)
    if (kept && operationIn(kept).some(({ waiting }) => waiting)) await store.delete(key)
    await done
  })
}
