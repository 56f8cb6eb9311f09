import { differencesOfNew } from '../../../collection/compare.ts'
import { existingTerm } from '../../../collection/existingTerm.ts'
import { foundCreation } from '../../../collection/foundCreation.ts'
import { type Journal, marking, pageJournal } from '../../../collection/journal.ts'
import { rememberFound } from '../../../collection/journalEntry.ts'
import { endedByItself, mayBeUnderWay } from '../../../collection/mayBeUnderWay.ts'
import { meant, safeCreation } from '../../../collection/safeCreation.ts'
import { PerhapsMade, SameName } from '../../../collection/saved.ts'
import type { Writing } from '../../../collection/writing.ts'
import type { Identified } from '../../../collection/collection.ts'
import { writables } from '../../../records/records.ts'
import { Refusal } from '../../../service/refusal.ts'
import type { Service } from '../../../service/service.ts'
import type { ImportTask, Progress } from './importPlan.ts'

/** One task, with what it holds now that what it needs is there. */
export interface ReadyTask {
  readonly task: ImportTask
  readonly values: Readonly<Record<string, unknown>>
}

/** Where tasks are made: all of them are one series of the history. */
export interface Making {
  readonly service: Service
  readonly series: string
}

function writingOf({ service, series }: Making, task: ImportTask): Writing<Identified> {
  const journal = marking(pageJournal, { series })
  return { service, collection: writables[task.of], journal }
}

/** What came of a task, and why it was refused. */
export interface Made {
  readonly progress: Progress
  readonly refusal?: Refusal
}

function notMade(error: unknown, sentAt: number): Made {
  if (error instanceof SameName || error instanceof PerhapsMade) {
    const others = error.existing.flatMap((record) => (record as Identified).id)
    return { progress: { state: error instanceof SameName ? 'named' : 'unknown', others } }
  }
  const term = existingTerm(error)
  if (term !== null) return { progress: { state: 'named', others: [term] } }
  const refusal = error instanceof Refusal ? error : new Refusal({ kind: 'unreadable' })
  const { kind, code, params } = refusal
  const isLost = refusal.afterWrite === 'unknown' || !(error instanceof Refusal)
  const wasSent = isLost || refusal.afterWrite !== undefined
  const progress: Progress = {
    state: isLost ? 'unknown' : 'refused',
    ...(wasSent ? { sentAt } : {}),
    ...(wasSent && endedByItself(error) ? { isOver: true } : {}),
    ...(isLost ? {} : { why: { kind, code, params } }),
  }
  return { progress, refusal }
}

/**
 * Makes one record by the only way records are made. Never rejects.
 * @param evenIfNamed although others of its name are there
 * @param onSentAs told when it goes out under a name of its own, for others have the one it will have
 */
export async function makeTask(
  making: Making,
  { task, values }: ReadyTask,
  evenIfNamed: boolean,
  onSentAs: (name: string) => void,
): Promise<Made> {
  const sentAt = Date.now()
  const writing = writingOf(making, task)
  const { merging = '' } = writing.collection
  const begin: Journal['begin'] = (entry) => {
    const name = entry.changes[merging]
    if (entry.operation === 'create' && name !== values[merging]) onSentAs(String(name))
    return writing.journal.begin?.(entry)
  }
  try {
    const noting = { ...writing, journal: { ...writing.journal, begin } }
    const saved = await safeCreation(noting, { values, evenIfNamed })
    const { record, differences, key } = saved
    const differs = differences.map(({ field }) => field)
    return { progress: { state: 'made', id: record.id, ...(key ? { key } : {}), differs } }
  } catch (error) {
    return notMade(error, sentAt)
  }
}

/** What is known of an earlier sending. */
type Sending = Pick<Progress, 'sentAs' | 'isOver'> & { readonly sentAt: number }

/**
 * Looks for what an earlier sending may have made, under the name it went out with and under the one it was to have.
 * @param others ids of records that are known to be others
 * @returns null when nothing was found out, or it may still be under way
 */
export async function lookForTask(
  making: Making,
  { task, values }: ReadyTask,
  { sentAt, sentAs, isOver }: Sending,
  others: ReadonlySet<number>,
): Promise<Progress | null> {
  const writing = writingOf(making, task)
  const wanted = meant(writing, values)
  const look = (those: typeof wanted) =>
    foundCreation(writing, those, sentAt, others).catch(() => 'unknown' as const)
  const { merging = '' } = writing.collection
  const own = sentAs === undefined ? null : await look({ ...wanted, [merging]: sentAs })
  const found = own ?? (await look(wanted))
  if (found === null)
    return isOver === true || !mayBeUnderWay(sentAt, Date.now()) ? { state: 'waiting' } : null
  if (found === 'unknown') return null
  const key = await rememberFound(writing, { id: found.id, after: found, changes: wanted })
  const differs = differencesOfNew(writing.collection.fields, found, wanted)
  return {
    state: 'made',
    id: found.id,
    ...(key ? { key } : {}),
    differs: differs.map(({ field }) => field),
  }
}
