import { keep, type Kept, thin } from '../../device/kept.ts'
import { whenErased } from '../../ui/whenErased.ts'
import type { JournalEntry } from '../journal.ts'
import { endBegun } from '../laterLook/begunWrites.ts'
import { addDueLook } from '../laterLook/dueLooks.ts'
import { ownerNamed } from '../owner.ts'
import { rememberWritten } from './recentlyWritten.ts'

/** How long and how much of the history stays; the oldest leaves first. */
const daysKept = 90
const bytesKept = 50_000_000

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Entries after which the history is measured again; it is at the first of every page as well. */
const often = 200

let recorded = 0
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

/** Lets what is too old, or too much, leave. False when the device did not let us. */
export function thinHistory(bytes = bytesKept): Promise<boolean> {
  // What is of a day is never too much: a page that wrote thousands takes them back from here.
  return thin('history', { oldest: daysAgo(daysKept), settled: daysAgo(1), bytes })
}

/** The write that is kept; sound because nothing else goes into that store. */
export function entryIn({ body }: Kept): JournalEntry {
  return body as JournalEntry
}

/** Puts it in place of what is known of that write. Whether the device has it. */
export function putEntry(entry: JournalEntry): Promise<boolean> {
  const { key, at, site, account } = entry
  return keep('history', { key, owner: ownerNamed(site, account), at, body: entry })
}

/** Whether the device has it. */
async function kept(entry: JournalEntry): Promise<boolean> {
  if (await putEntry(entry)) return true
  // Room for the newest is made where the oldest were.
  if ((await thinHistory(bytesKept / 2)) && (await putEntry(entry))) return true
  unkept = [...unkept, entry].slice(-500)
  return false
}

/** Keeps a write on this device. Whether the device has it. */
export async function keptEntry(entry: JournalEntry): Promise<boolean> {
  if (recorded % often === 0) void thinHistory()
  recorded += 1
  rememberWritten(entry)
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
