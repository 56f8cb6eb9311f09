import { keptAt } from '../../device/kept.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { Identified } from '../collection.ts'
import { entryIn, putEntry } from '../history/keepEntry.ts'
import { isMissing } from '../isMissing.ts'
import type { JournalEntry } from '../journal.ts'
import { ownerOf } from '../owner.ts'
import { idPath } from '../recordPath.ts'
import type { Writables } from '../undo/undoEntry.ts'
import { freshRecord, isWithheld } from '../writing.ts'
import { type DueLook, dueLooks, removeDueLooks } from './dueLooks.ts'
import { overtakenIn, type OvertakenField } from './overtaken.ts'
import { settleBegun } from './settleBegun.ts'

/** Milliseconds after a write: by then whoever had read the record before it has written too. */
const settled = 5000

/** Records looked at in one go. */
const atOnce = 5

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
async function noted({ entry, fields }: Overtaken): Promise<void> {
  const overtaken = Object.fromEntries(fields.map(({ field, now }) => [field, now]))
  await putEntry({ ...entry, overtaken })
}

/** What is news to whoever wrote it: not what was read before it was written again. */
function unseenIn({ fields, ...one }: Overtaken): readonly Overtaken[] {
  const unseen = fields.filter(({ isSeen }) => !isSeen)
  return unseen.length > 0 ? [{ ...one, fields: unseen }] : []
}

async function read(service: Service, writables: Writables, entry: JournalEntry) {
  const { collection, id, language } = entry
  const writing = { service: service.in(language), collection: writables[collection] }
  return await freshRecord(writing, idPath(collection, id))
}

async function lookedAt(
  service: Service,
  writables: Writables,
  due: readonly DueLook[],
): Promise<readonly Overtaken[]> {
  const entries = await entriesOf(due)
  const last = entries.at(-1)
  if (last === undefined) return []
  const record = await read(service, writables, last).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (record === null || isWithheld(record)) return []
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
 * Looks once more at what this account wrote here a while ago, in the order of writing: the answer to a write and the
 * reading after it cannot tell what somebody else does with an older reading. What cannot be read now stays due.
 * @param now instant, milliseconds
 */
export async function lookAgain(
  service: Service,
  writables: Writables,
  now: number,
): Promise<readonly Overtaken[]> {
  await settleBegun(service, writables, now)
  const owner = ownerOf(service)
  const found: Overtaken[] = []
  for (const due of ripeAmong(dueLooks(owner), now).slice(0, atOnce)) {
    try {
      const overtaken = await lookedAt(service, writables, due)
      for (const one of overtaken) await noted(one)
      found.push(...overtaken.flatMap(unseenIn))
      removeDueLooks(due)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return found
}

/** The looks of each record of which all are due by now. */
function ripeAmong(all: readonly DueLook[], now: number): readonly DueLook[][] {
  const byRecord = new Map<string, DueLook[]>()
  for (const look of all) byRecord.set(look.record, [...(byRecord.get(look.record) ?? []), look])
  return [...byRecord.values()].filter((due) => due.every(({ at }) => isRipe(at, now)))
}

/** @param at instant, ISO 8601 */
function isRipe(at: string, now: number): boolean {
  return now - Date.parse(at) >= settled
}
