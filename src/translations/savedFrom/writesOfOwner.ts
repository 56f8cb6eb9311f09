import { operationIn } from '../../core/write/operation.ts'
import { isOver, unstoredOperations } from '../../core/write/operationStore.ts'
import { database } from '../../device/kept.ts'
import { createNotes } from './notesByPlace.ts'
import { noteOf, placeKey, type WrittenAt } from './textWrites.ts'

/**
 * What the history of one account told of texts so far. It may be of fifty million bytes: each entry is read once, and
 * once more after its recheck, which may put another in its place.
 */
function createMemory(owner: string) {
  const notes = createNotes()
  let unsettled: ReadonlySet<string> = new Set()

  const read = async () => {
    const stored = (await database()).transaction('operations').store
    const keys = await stored.index('owner').getAllKeys(owner)
    const there = new Set(keys)
    const gone = notes.keys().filter((key) => !there.has(key))
    const due = new Set(
      await stored.index('due').getAllKeys(IDBKeyRange.bound([owner], [owner, []])),
    )
    // One by one: no task takes long, and what is none of a text is let go.
    const note = async (key: string) => {
      const kept = await stored.get(key)
      const over = (kept ? operationIn(kept) : []).filter(isOver)
      for (const operation of over) notes.put(noteOf(operation))
      return over.length
    }
    let news = gone.length
    for (const key of gone) notes.drop(key)
    for (const key of keys) if (!notes.has(key)) news += await note(key)
    for (const key of unsettled)
      if (there.has(key) && (news === 0 || !due.has(key))) await note(key)
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
  const unkept = unstoredOperations(owner).map(noteOf)
  const known = notes.now(unkept)
  return (collection, place) => known(placeKey(collection, place))
}
