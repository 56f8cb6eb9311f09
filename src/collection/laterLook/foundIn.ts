import { keptAt } from '../../device/kept.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { Identified } from '../collection.ts'
import { entryIn, putEntry } from '../history/keepEntry.ts'
import { isKeptBack } from '../isKeptBack.ts'
import { isMissing } from '../isMissing.ts'
import type { JournalEntry } from '../journal.ts'
import { idPath } from '../recordPath.ts'
import type { Writables } from '../undo/undoEntry.ts'
import { freshRecord, isWithheld } from '../writing.ts'
import type { DueLook } from './dueLooks.ts'
import { overtakenIn, type OvertakenField } from './overtaken.ts'

/** A write of this account that somebody has overwritten since, in part. */
export interface Overtaken {
  readonly entry: JournalEntry
  readonly record: Identified
  readonly fields: readonly OvertakenField[]
}

async function entriesOf(due: readonly DueLook[]): Promise<readonly JournalEntry[]> {
  const kept = await Promise.all(due.map(({ key }) => keptAt('history', key)))
  return kept.flatMap((one) => (one === undefined ? [] : [entryIn(one)]))
}

/** Keeps with a write what was found of it. */
async function noted({ entry, record, fields }: Overtaken): Promise<Overtaken> {
  const overtaken = Object.fromEntries(fields.map(({ field, now }) => [field, now]))
  const known = { ...entry, overtaken, found: record }
  await putEntry(known)
  return { entry: known, record, fields }
}

/** What is news to whoever wrote it: not what was read before it was written again. */
function unseenIn({ fields, ...one }: Overtaken): readonly Overtaken[] {
  const unseen = fields.filter(({ isSeen }) => !isSeen)
  return unseen.length > 0 ? [{ ...one, fields: unseen }] : []
}

async function read(service: Service, writables: Writables, entry: JournalEntry) {
  const { collection, id, language } = entry
  const writing = { service: service.in(language), collection: writables[collection] }
  const record = await freshRecord(writing, idPath(collection, id))
  if (isWithheld(record)) throw new Refusal({ kind: 'withheld' })
  return record
}

async function lookedAt(
  service: Service,
  writables: Writables,
  due: readonly DueLook[],
): Promise<readonly Overtaken[]> {
  const entries = await entriesOf(due)
  const last = entries.at(-1)
  if (last === undefined) return []
  const record = await read(service, writables, last)
  const { fields } = writables[last.collection]
  return entries
    .map((entry, at) => ({
      entry,
      record,
      fields: overtakenIn(fields, entry, entries.slice(at + 1), record),
    }))
    .filter((one) => one.fields.length > 0)
}

/**
 * What somebody has overwritten of a record, as far as it is news; kept with each write of it, or that it cannot be known.
 * @param due looks at the same record
 * @throws Refusal when it cannot be read now
 */
export async function foundIn(
  service: Service,
  writables: Writables,
  due: readonly DueLook[],
): Promise<readonly Overtaken[]> {
  try {
    const overtaken = await lookedAt(service, writables, due)
    return (await Promise.all(overtaken.map(noted))).flatMap(unseenIn)
  } catch (error) {
    if (isMissing(error)) return []
    if (!isKeptBack(error)) throw error
    for (const entry of await entriesOf(due)) await putEntry({ ...entry, isUnread: true })
    return []
  }
}
