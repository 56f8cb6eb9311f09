import { changed, put, type StoreName, type StoredEntry } from './entries.ts'

/**
 * Keeps one in place of what had its key, made from that: in one go, so that what another tab keeps at the same moment
 * is not written over. False when the device is full or closed to us.
 */
export function amend(
  store: StoreName,
  key: string,
  made: (before: StoredEntry | undefined) => StoredEntry,
): Promise<boolean> {
  return changed(store, async (change) => put(change, made(await change.store.get(key))))
}

/** What came of a change of one: made; there was none any more that is to be changed; or the device did not take it. */
export type Amended = 'kept' | 'gone' | 'full'

/**
 * Changes one that is there, in one go: what is removed at the same moment does not come back.
 * @param made null where it is to stay as it is
 */
export async function amendThere(
  store: StoreName,
  key: string,
  made: (before: StoredEntry) => StoredEntry | null,
): Promise<Amended> {
  let isGone = false
  const isDone = await changed(store, async (change) => {
    const before = await change.store.get(key)
    const after = before === undefined ? null : made(before)
    isGone = after === null
    await (after === null ? change.done : put(change, after))
  })
  if (!isDone) return 'full'
  return isGone ? 'gone' : 'kept'
}

/** What comes and goes along with something that is kept. */
export interface Together {
  /** key of that: where it was removed meanwhile nothing is done */
  readonly whileThere: string
  readonly kept: readonly StoredEntry[]
  /** keys of what leaves */
  readonly gone: readonly string[]
}

/** Does all of it in one go, of which whoever watches is told once. False when the device is full or closed to us. */
export function keepTogether(store: StoreName, changes: readonly Together[]): Promise<boolean> {
  return changed(store, async (change) => {
    const done: Promise<unknown>[] = []
    for (const { whileThere, kept, gone } of changes) {
      if ((await change.store.getKey(whileThere)) === undefined) continue
      done.push(...kept.map((entry) => change.store.put(entry)))
      done.push(...gone.map((key) => change.store.delete(key)))
    }
    await Promise.all([...done, change.done])
  })
}
