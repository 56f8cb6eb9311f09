import { keptOf } from '../../device/kept.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { Identified } from '../collection.ts'
import { changedBetween, unmet } from '../compare.ts'
import { entryIn, keepEntry } from '../history/keepEntry.ts'
import { isKeptBack } from '../isKeptBack.ts'
import { isMissing } from '../isMissing.ts'
import type { JournalEntry } from '../journal.ts'
import { othersLinked } from '../othersLinked.ts'
import { ownerOf } from '../owner.ts'
import { idPath } from '../recordPath.ts'
import { mayBeUnderWay } from '../mayBeUnderWay.ts'
import type { Writables } from '../undo/undoEntry.ts'
import { freshRecord } from '../writing.ts'
import { begunWrites, endBegun, unattended } from './begunWrites.ts'
import { isPutOff, putOff } from './putOff.ts'
import { settleCreation } from './settleCreation.ts'

/** Milliseconds that a service may go on working for a page that is closed. */
const settled = 5000

/** The earliest reading after a write: that of the next write from here, or one of now. Null for what is gone. */
async function readingAfter(
  service: Service,
  writables: Writables,
  history: readonly JournalEntry[],
  { key, collection, id, language }: JournalEntry,
): Promise<Identified | null> {
  const later = history.find(
    (other) => other.key > key && other.collection === collection && other.id === id,
  )
  // Sound because the safe writer records what its collection read.
  if (later) return later.before as Identified | null
  const writing = { service: service.in(language), collection: writables[collection] }
  return await freshRecord(writing, idPath(collection, id)).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}

/**
 * The write as it was done, or null when nothing of it is to be seen. What was there before it is kept as well where
 * something else is there now: whoever wrote that may have come after this write, and nobody can tell.
 */
function doneIn(
  writables: Writables,
  entry: JournalEntry,
  reading: Identified | null,
): JournalEntry | null {
  const { fields } = writables[entry.collection]
  const isGone = reading === null || fields.status?.of(reading) === 'trash'
  if (entry.operation === 'delete') return isGone ? entry : null
  const before = entry.before as Identified | null
  if (reading === null || before === null) return null
  const left = (record: Identified) => unmet(fields, before, record, entry.changes).length
  if (left(reading) < left(before)) return { ...entry, after: reading }
  const isOtherwise = changedBetween(fields, before, reading).some((name) =>
    Object.hasOwn(entry.changes, name),
  )
  return isOtherwise ? { ...entry, after: reading, isUnsure: true } : null
}

/** Nobody can look whether it was done: all that is known is what was there before it, and what was meant. */
function unread(entry: JournalEntry): JournalEntry {
  const after = entry.operation === 'delete' ? null : entry.before
  return { ...entry, after, isUnsure: true, isUnread: true }
}

/** What a deletion took away beside it is put right by the page that sent it: that one may have closed before. */
async function putRight(
  service: Service,
  writables: Writables,
  done: JournalEntry | null,
): Promise<JournalEntry | null> {
  if (done?.operation !== 'delete' || !done.links) return done
  const { collection, id, language, links } = done
  const writing = { service: service.in(language), collection: writables[collection] }
  return { ...done, links: await othersLinked(writing, links, id) }
}

/** Of a new record nothing is claimed as long as it may be under way. */
const mayStillCome = ({ operation, at }: JournalEntry, now: number) =>
  operation === 'create' && mayBeUnderWay(Date.parse(at), now)

/** Nothing is said to have come to nothing as long as it may be under way. */
function settleAs({ key, at }: JournalEntry, done: JournalEntry | null, now: number): void {
  if (done) keepEntry(done)
  else if (mayBeUnderWay(Date.parse(at), now)) putOff(key, now)
  else endBegun(key, true)
}

/**
 * Looks up the writes whose page closed before it knew their end, or never heard of it: what was done goes into
 * the history. What cannot be read now stays for another time.
 * @param now instant, milliseconds
 */
export async function settleBegun(
  service: Service,
  writables: Writables,
  now: number,
): Promise<void> {
  const owner = ownerOf(service)
  const ripe = begunWrites(owner).filter(
    ({ at, key }) => now - Date.parse(at) >= settled && !isPutOff(key, now),
  )
  if (ripe.length === 0) return
  const history = (await keptOf('history', owner)).map(entryIn)
  const read = (entry: JournalEntry) => readingAfter(service, writables, history, entry)
  for (const entry of ripe)
    await unattended(entry.key, async () => {
      try {
        if (entry.operation === 'create') await settleCreation(service, writables, entry, now)
        else {
          const done = doneIn(writables, entry, await read(entry))
          settleAs(entry, await putRight(service, writables, done), now)
        }
      } catch (error) {
        if (isKeptBack(error) && !mayStillCome(entry, now)) keepEntry(unread(entry))
        else if (error instanceof Refusal) putOff(entry.key, now)
        else throw error
      }
    })
}
