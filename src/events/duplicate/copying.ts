import { fewAtOnce } from '../../core/job/fewAtOnce.ts'
import { differencesOfNew } from '../../collection/compare.ts'
import { foundCreation } from '../../collection/foundCreation.ts'
import { readHistory } from '../../core/write/historyOptions.ts'
import { marking, pageJournal, takingBack } from '../../collection/journal.ts'
import { type HeldWrite, heldWrite } from '../../collection/queue/unsent.ts'
import { rememberFound } from '../../collection/journalEntry.ts'
import { endedByItself, mayBeUnderWay } from '../../collection/mayBeUnderWay.ts'
import { idPath } from '../../collection/recordPath.ts'
import { safeCreation } from '../../collection/safeCreation.ts'
import { safeDeletion } from '../../collection/safeDeletion.ts'
import { Conflict } from '../../collection/saved.ts'
import type { Writing } from '../../collection/writing.ts'
import { isNotRenewed } from '../../service/notRenewed.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'
import type { EventRecord } from '../eventRecord.ts'
import { events } from '../events.ts'
import { othersThan, placesOf, placesPerhapsMade, valuesOfCopy, type CopyPlan } from './copyPlan.ts'
import { currentPlan, noteCopy } from './copyPlans.ts'

/** Where copies are made, and of which event. */
export interface Copying {
  readonly service: Service
  /** of the original */
  readonly id: number
}

/** Nothing when it was made. */
export type CopyOutcome = Refusal | null

/** All copies of a plan are one series of the history, and so is taking them back. */
function marksOf(copying: Copying, step: 'made' | 'undone') {
  return { series: `${step} ${copying.id} ${currentPlan(copying)?.at ?? ''}` }
}

function writingOf(copying: Copying, step: 'made' | 'undone'): Writing<EventRecord> {
  const journal = marking(pageJournal, marksOf(copying, step))
  return { service: copying.service, collection: events, journal }
}

const asRefusal = (error: unknown) =>
  error instanceof Refusal ? error : new Refusal({ kind: 'unreadable' })

const passing: ReadonlySet<string> = new Set(['offline', 'unanswered', 'timeout', 'ended', 'busy'])

function copyAt(copying: Copying, at: number) {
  const plan = currentPlan(copying)
  const copy = plan?.copies[at]
  return plan && copy ? { plan, copy, values: valuesOfCopy(plan, copy) } : null
}

/** Makes one copy; what became of it is noted before and after. Never rejects. */
export async function makeCopy(copying: Copying, at: number): Promise<CopyOutcome> {
  const asked = copyAt(copying, at)
  if (!asked) return null
  noteCopy(copying, at, { state: 'begun', sentAt: Date.now(), isOver: false })
  try {
    const { record, differences, key } = await safeCreation(writingOf(copying, 'made'), {
      values: asked.values,
    })
    const differs = differences.map(({ field }) => field)
    noteCopy(copying, at, { state: 'made', id: record.id, key, differs })
    return null
  } catch (error) {
    const refusal = asRefusal(error)
    const isLost = refusal.afterWrite === 'unknown' || !(error instanceof Refusal)
    const wasSent = isLost || refusal.afterWrite !== undefined
    noteCopy(copying, at, {
      state: isLost ? 'unknown' : 'refused',
      wasSent,
      isOver: endedByItself(error),
    })
    return refusal
  }
}

/** The others would fare no better. */
export const stopsCopies = (refusal: CopyOutcome) =>
  refusal !== null && (passing.has(refusal.kind) || isNotRenewed(refusal))

async function lookForCopy(copying: Copying, at: number): Promise<void> {
  const asked = copyAt(copying, at)
  if (!asked) return
  const { plan, values } = asked
  const since = Date.parse(plan.at)
  const writing = writingOf(copying, 'made')
  const found = await foundCreation(writing, values, since, othersThan(plan)).catch(() => 'unknown')
  if (found === null) noteMissing(copying, at)
  else if (typeof found === 'string') noteCopy(copying, at, { state: 'unknown' })
  else if (typeof found === 'object' && 'id' in found) await noteFound(copying, at, found, values)
}

/** Why it was refused stays to be told; what may still be under way is not there yet. */
function noteMissing(copying: Copying, at: number): void {
  const asked = copyAt(copying, at)
  if (!asked || asked.copy.state === 'refused') return
  const { sentAt = Date.parse(asked.plan.at), isOver = false } = asked.copy
  const mayCome = !isOver && mayBeUnderWay(sentAt, Date.now())
  noteCopy(copying, at, { state: mayCome ? 'unknown' : 'waiting' })
}

async function noteFound(
  copying: Copying,
  at: number,
  record: EventRecord,
  values: CopyPlan['values'],
): Promise<void> {
  const { id } = record
  const facts = { id, after: record, changes: values }
  const key = await rememberFound(writingOf(copying, 'made'), facts)
  const differs = differencesOfNew(events.fields, record, values).map(({ field }) => field)
  noteCopy(copying, at, { state: 'made', id, key, differs })
}

/**
 * Looks for the copies of which it is not known whether they were made: no other is made in their place before.
 * One after the other, so that none is taken for two.
 */
export async function lookForCopies(copying: Copying): Promise<void> {
  const plan = currentPlan(copying)
  for (const at of plan ? placesPerhapsMade(plan) : []) await lookForCopy(copying, at)
}

/** What the network did not carry of a copy, as it waits for one. */
function heldCopy(copying: Copying, at: number): HeldWrite[] {
  const asked = copyAt(copying, at)
  if (!asked) return []
  const { service } = copying
  const { plan, copy, values } = asked
  const wasSent = placesPerhapsMade(plan).includes(at)
  const marks = marksOf(copying, 'made')
  const meant = { service, collection: events, opened: null, changes: values, marks }
  return [heldWrite(meant, wasSent ? Date.parse(plan.at) : null, copy.isOver)]
}

/**
 * Hands over to the queue what is left, but for what was refused for another reason than the network.
 * @param letWait whether the device took them
 */
export async function queueCopies(
  copying: Copying,
  places: readonly number[],
  letWait: (writes: readonly HeldWrite[]) => Promise<boolean>,
): Promise<void> {
  const writes = places.flatMap((at) => heldCopy(copying, at))
  if (writes.length === 0 || !(await letWait(writes))) return
  for (const at of places) noteCopy(copying, at, { state: 'queued' })
}

/** How many copies are still there: changed after they were made, or refused. */
export interface StillThere {
  readonly changed: number
  readonly refused: number
}

/** Copies as they were made, by the keys of their entries in the history. */
async function copiesAsMade({ service }: Copying): Promise<ReadonlyMap<string, EventRecord>> {
  const entries = await readHistory(service)
  return new Map(
    entries.flatMap(({ key, collection, operation, after }) =>
      // Sound because the safe writer records what its collection read.
      collection === 'events' && operation === 'create' ? [[key, after as EventRecord]] : [],
    ),
  )
}

/**
 * Moves what was made to the trash.
 * @param evenIfChanged as somebody chose who was told so
 */
export async function undoCopies(copying: Copying, evenIfChanged = false): Promise<StillThere> {
  const plan = currentPlan(copying)
  const places = plan ? placesOf(plan, 'made') : []
  const asMade = evenIfChanged ? new Map<string, EventRecord>() : await copiesAsMade(copying)
  const came = await fewAtOnce(places, async (at) => {
    const { id = null, key = '' } = plan?.copies[at] ?? {}
    if (id === null) return null
    try {
      const plain = writingOf(copying, 'undone')
      const writing = { ...plain, journal: marking(plain.journal, takingBack(key || undefined)) }
      await safeDeletion(writing, { path: idPath('events', id), id, opened: asMade.get(key) })
      noteCopy(copying, at, { state: 'undone' })
      return null
    } catch (error) {
      return error instanceof Conflict ? 'changed' : 'refused'
    }
  })
  const count = (what: keyof StillThere) => came.filter((one) => one === what).length
  return { changed: count('changed'), refused: count('refused') }
}
