import { keep, type Kept } from '../../device/kept.ts'
import { whenErased } from '../../ui/whenErased.ts'
import type { JournalEntry } from '../journal.ts'
import { endBegun } from '../laterLook/begunWrites.ts'
import { addDueLook } from '../laterLook/dueLooks.ts'
import { ownerNamed } from '../owner.ts'
import { rememberWritten } from './recentlyWritten.ts'
import { roomMade, thinHistory } from './thinHistory.ts'
import { tellRecorded } from './whenRecorded.ts'

/** Entries after which the history is measured again; it is at the first of every page as well. */
const often = 200

let recorded = 0
/** As long as nothing finds room, none is looked for again. */
let isFull = false
let unkept: readonly JournalEntry[] = []

/** Writes that the device had no room for: this page alone remembers them, oldest first. */
export function unkeptEntries(): readonly JournalEntry[] {
  return unkept
}

/** Forgets them too. */
export function forgetUnkept(): void {
  unkept = []
}
whenErased(forgetUnkept)

/** The write that is kept; sound because nothing else goes into that store. */
export function entryIn({ body }: Kept): JournalEntry {
  return body as JournalEntry
}

/** Puts it in place of what is known of that write. Whether the device has it. */
export function putEntry(entry: JournalEntry): Promise<boolean> {
  const { key, at, site, account } = entry
  return keep('history', { key, owner: ownerNamed(site, account), at, body: entry })
}

/** Puts it where others made room for it. False where none did. */
async function putInRoom(entry: JournalEntry): Promise<boolean> {
  try {
    return (await roomMade()) && (await putEntry(entry))
  } catch {
    return false
  }
}

/** Whether the device has it. */
async function kept(entry: JournalEntry): Promise<boolean> {
  isFull = !((await putEntry(entry)) || (!isFull && (await putInRoom(entry))))
  if (isFull) unkept = [...unkept, entry].slice(-500)
  return !isFull
}

/** Keeps a write on this device. Whether the device has it. */
export async function keptEntry(entry: JournalEntry): Promise<boolean> {
  if (recorded % often === 0) thinHistory().catch(() => undefined)
  recorded += 1
  rememberWritten(entry)
  tellRecorded(entry)
  const { key, site, account, collection, id, operation, isUnsure, isUnread } = entry
  const at = new Date().toISOString()
  const isKept = await kept(entry)
  endBegun(key, true)
  if (isKept && operation !== 'delete' && !isUnsure && !isUnread)
    addDueLook({ key, at, record: `${collection}/${id}`, owner: ownerNamed(site, account) })
  return isKept
}

/** The same, beside whoever wrote: nobody waits for it. */
export function keepEntry(entry: JournalEntry): void {
  void keptEntry(entry)
}
