import { changed, type StoredEntry, type StoreName } from './entries.ts'

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
