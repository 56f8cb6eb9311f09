import { keptOf } from '../../device/kept.ts'
import { whenErased } from '../../ui/whenErased.ts'
import type { JournalEntry } from '../journal.ts'
import { endBegun } from '../laterLook/begunWrites.ts'
import { ownerNamed } from '../owner.ts'
import { entryIn, keepEntry } from './keepEntry.ts'

/** What this page has found lately, by site, collection and id: the history may not have it yet. */
const foundHere = new Map<string, string>()
whenErased(() => foundHere.clear())

/** The ids of what the history says was made from here. */
export async function madeFromHere(
  owner: string,
  collection: string,
): Promise<ReadonlyMap<number, string>> {
  const entries = (await keptOf('history', owner)).map(entryIn)
  return new Map(
    entries
      .filter((entry) => entry.operation === 'create' && entry.collection === collection)
      .map(({ id, key }) => [id, key]),
  )
}

/**
 * Keeps a creation whose answer never came and that was found: once, though the form, the queue, an import and the later
 * look may all come upon it.
 * @returns the key under which the history has it
 */
export async function keepFound(entry: JournalEntry): Promise<string> {
  const { site, account, collection, id, key } = entry
  const owner = ownerNamed(site, account)
  const name = `${owner} ${collection} ${id}`
  const kept = (await madeFromHere(owner, collection)).get(id)
  const known = foundHere.get(name) ?? kept
  if (known !== undefined && known !== key) {
    endBegun(key, true)
    return known
  }
  foundHere.set(name, key)
  keepEntry(entry)
  return key
}
