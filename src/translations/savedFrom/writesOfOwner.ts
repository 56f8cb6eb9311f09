import { entryIn, unkeptEntries } from '../../collection/history/keepEntry.ts'
import { dueLooks } from '../../collection/laterLook/dueLooks.ts'
import { ownerNamed } from '../../collection/owner.ts'
import { database } from '../../device/kept.ts'
import { createNotes } from './notesByPlace.ts'
import { noteOf, placeKey, type WrittenAt } from './textWrites.ts'

/**
 * What the history of one account told of texts so far. It may be of fifty million bytes: each entry is read once, and
 * once more after the later look at it, which may put another in its place (`foundIn`).
 */
function createMemory(owner: string) {
  const notes = createNotes()
  let unsettled: ReadonlySet<string> = new Set()

  const read = async () => {
    const history = (await database()).transaction('history').store
    const keys = await history.index('owner').getAllKeys(owner)
    const there = new Set(keys)
    const news = keys.filter((key) => !notes.has(key))
    const gone = notes.keys().filter((key) => !there.has(key))
    const due = new Set(dueLooks(owner).map(({ key }) => key))
    const isAmended = news.length + gone.length === 0
    const again = [...unsettled].filter((key) => there.has(key) && (isAmended || !due.has(key)))
    for (const key of gone) notes.drop(key)
    // One by one: no task takes long, and what is none of a text is let go.
    for (const key of new Set([...news, ...again])) {
      const kept = await history.get(key)
      if (kept !== undefined) notes.put(noteOf(entryIn(kept)))
    }
    unsettled = new Set(keys.filter((key) => due.has(key)))
  }

  let last: Promise<void> = Promise.resolve()
  return {
    owner,
    notes,
    // The device may be closed to us: what this page remembers is all there is then.
    read: () => (last = last.then(read).catch(() => {})),
  }
}

/** Of the account that was asked for last: another one's is read when it is asked for. */
let memory = createMemory('')

/**
 * What the history on this device knows of texts.
 * @param owner as `ownerOf` names it
 */
export async function textWritesOf(owner: string): Promise<WrittenAt> {
  if (memory.owner !== owner) memory = createMemory(owner)
  const { read, notes } = memory
  await read()
  const unkept = unkeptEntries()
    .filter(({ site, account }) => ownerNamed(site, account) === owner)
    .map(noteOf)
  const known = notes.now(unkept)
  return (collection, place) => known(placeKey(collection, place))
}
