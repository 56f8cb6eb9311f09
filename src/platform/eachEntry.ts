import { database, type StoreName, type StoredEntry } from './entries.ts'

/** Whose they are; everybody's without. In the order of their keys, unless the last is to come first. */
interface How {
  readonly owner?: string
  readonly direction?: 'next' | 'prev'
}

/** Reads a store one entry after the other: a history may be 50 MB. Throws where the device is closed to us. */
export async function eachEntry(
  store: StoreName,
  visit: (kept: StoredEntry) => void,
  { owner, direction = 'next' }: How = {},
): Promise<void> {
  const { store: all } = (await database()).transaction(store)
  const those = owner === undefined ? undefined : all.index('owner')
  let cursor = await (those?.openCursor(owner, direction) ?? all.openCursor(null, direction))
  while (cursor !== null) {
    visit(cursor.value)
    cursor = await cursor.continue()
  }
}
