import { keep, keptAt } from '../../device/kept.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { Identified } from '../collection.ts'
import type { JournalEntry } from '../journal.ts'
import { ownerOf } from '../owner.ts'
import { idPath } from '../recordPath.ts'
import type { Writables } from '../undo/undoEntry.ts'
import { freshRecord } from '../writing.ts'
import { type DueLook, dueLooks, removeDueLooks } from './dueLooks.ts'
import { overtakenIn, type OvertakenField } from './overtaken.ts'

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
  // Sound because the store is filled by `keepEntry` alone.
  return kept.flatMap((one) => (one === undefined ? [] : [one.body as JournalEntry]))
}

/** Keeps with a write what was found of it. */
async function noted({ entry, fields }: Overtaken, owner: string): Promise<void> {
  const overtaken = Object.fromEntries(fields.map(({ field, now }) => [field, now]))
  await keep('history', { key: entry.key, owner, at: entry.at, body: { ...entry, overtaken } })
}

async function read(service: Service, writables: Writables, entry: JournalEntry) {
  const { collection, id, language } = entry
  const writing = { service: service.in(language), collection: writables[collection] }
  return await freshRecord(writing, idPath(collection, id))
}

const isGone = (error: unknown) => error instanceof Refusal && error.kind === 'missing'

async function lookedAt(
  service: Service,
  writables: Writables,
  due: readonly DueLook[],
): Promise<readonly Overtaken[]> {
  const entries = await entriesOf(due)
  const last = entries.at(-1)
  if (last === undefined) return []
  const record = await read(service, writables, last).catch((error: unknown) => {
    if (isGone(error)) return null
    throw error
  })
  if (record === null || ('withheld' in record && record.withheld === true)) return []
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
  const owner = ownerOf(service)
  const all = dueLooks(owner)
  const ripe = (record: string) =>
    all.filter((one) => one.record === record).every(({ key }) => isRipe(key, now))
  const records = [...new Set(all.map(({ record }) => record))].filter(ripe).slice(0, atOnce)
  const found: Overtaken[] = []
  for (const record of records) {
    const due = all.filter((one) => one.record === record)
    try {
      const overtaken = await lookedAt(service, writables, due)
      for (const one of overtaken) await noted(one, owner)
      found.push(...overtaken)
      removeDueLooks(owner, due)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return found
}

/** The key of a write begins with its instant. */
function isRipe(key: string, now: number): boolean {
  return now - Date.parse(key.split(' ')[0] ?? '') >= settled
}
