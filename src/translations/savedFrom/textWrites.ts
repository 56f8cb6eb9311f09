import { database } from '../../device/kept.ts'
import type { Identified } from '../../collection/collection.ts'
import { entryIn, unkeptEntries } from '../../collection/history/keepEntry.ts'
import type { JournalEntry } from '../../collection/journal.ts'
import { modifiedUtc } from '../../collection/modifiedUtc.ts'
import { ownerNamed } from '../../collection/owner.ts'
import { writeOf } from '../../collection/undo/undoEntry.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { Place } from '../pairing/pairing.ts'
import { sameTexts } from '../state/texts.ts'
import type { Texts } from '../state/version.ts'

/** A write after which a record said something else than before it, or was there for the first time. */
export interface TextWrite {
  readonly key: string
  /** instant, ISO 8601 in UTC, by this device's clock */
  readonly at: string
  /** null where it was made by this */
  readonly before: Texts | null
  readonly after: Texts
  /** when the service dates it, in UTC; `''` of a term */
  readonly modified: string
  /** key of the write that this one takes back */
  readonly undoes: string | undefined
}

/** What was written of a record from here. */
export interface Written {
  /** the oldest first */
  readonly texts: readonly TextWrite[]
  /** of every write, by when the record was last modified after it, when it was before it; `''` for never */
  readonly modified: ReadonlyMap<string, string>
}

export const nothingWritten: Written = { texts: [], modified: new Map() }

export type WrittenAt = (collection: PairedCollection, place: Place) => Written

const naming: Readonly<Record<PairedCollection, string>> = {
  events: 'title',
  venues: 'venue',
  organizers: 'organizer',
  categories: 'name',
  tags: 'name',
}

function textsIn(collection: PairedCollection, record: Identified): Texts {
  const facts = new Map<string, unknown>(Object.entries(record))
  const text = (name: string) => String(facts.get(name) ?? '')
  return {
    title: text(naming[collection]),
    description: text('description'),
    excerpt: text('excerpt'),
  }
}

const isWithheld = (record: Identified) => 'withheld' in record && record.withheld === true

/** Nothing of writes that left the texts as they were, and of those that nobody could look up. */
export function textWrite(entry: JournalEntry): TextWrite | null {
  const { key, at, collection, isUnread, isUnsure, undoes } = entry
  const { before, after } = writeOf(entry)
  if (isUnread || isUnsure || after === null) return null
  if (isWithheld(after) || (before !== null && isWithheld(before))) return null
  const texts = textsIn(collection, after)
  const former = before && textsIn(collection, before)
  return former && sameTexts(former, texts)
    ? null
    : { key, at, before: former, after: texts, modified: modifiedUtc(after), undoes }
}

const keyOf = (collection: PairedCollection, { language, id }: Place) =>
  `${collection} ${language} ${id}`

interface Noting extends Written {
  readonly texts: TextWrite[]
  readonly modified: Map<string, string>
}

function noteIn(writes: Map<string, Noting>, entry: JournalEntry): void {
  const key = keyOf(entry.collection, entry)
  const known = writes.get(key) ?? { texts: [], modified: new Map<string, string>() }
  writes.set(key, known)
  const write = textWrite(entry)
  if (write) known.texts.push(write)
  const { before, after } = writeOf(entry)
  // What nobody could look up may be another's.
  if (after === null || entry.isUnread || entry.isUnsure) return
  const [from, to] = [before ? modifiedUtc(before) : '', modifiedUtc(after)]
  const earlier = known.modified.get(to)
  // Services date to the second: of two writes in one, the first tells what was before.
  if (earlier === undefined || from < earlier) known.modified.set(to, from)
}

/**
 * What the history on this device knows of texts. It may be of fifty million bytes, so it is gone through one by one:
 * no task takes long, and what is none of a text is let go.
 * @param owner as `ownerOf` names it
 */
export async function textWritesOf(owner: string): Promise<WrittenAt> {
  const writes = new Map<string, Noting>()
  try {
    const all = (await database()).transaction('history').store.index('owner')
    let cursor = await all.openCursor(owner)
    while (cursor !== null) {
      noteIn(writes, entryIn(cursor.value))
      cursor = await cursor.continue()
    }
  } catch {
    // The device is closed to us: what this page remembers is all there is.
  }
  for (const entry of unkeptEntries())
    if (ownerNamed(entry.site, entry.account) === owner) noteIn(writes, entry)
  return (collection, place) => writes.get(keyOf(collection, place)) ?? nothingWritten
}
