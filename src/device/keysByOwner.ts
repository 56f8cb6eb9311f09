import { database, type StoreName } from './kept.ts'

/** The keys of a store by whose they are; nothing where the device is closed to us. Entries themselves are not read. */
export async function keysByOwner(store: StoreName): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  try {
    const { store: all } = (await database()).transaction(store)
    let cursor = await all.index('owner').openKeyCursor()
    while (cursor !== null) {
      const { key, primaryKey } = cursor
      const those = found.get(key) ?? []
      those.push(primaryKey)
      found.set(key, those)
      cursor = await cursor.continue()
    }
  } catch {
    return new Map()
  }
  return found
}
