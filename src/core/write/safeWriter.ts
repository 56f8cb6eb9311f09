import { ApiError } from '../../api/apiError.ts'
import { type Writing, byNumberAtLast, freshRecord, isWithheld } from './writing.ts'
import type { Identified } from '../resource/collection.ts'
import { afterLoss, comparedAnew, foundUpdate, patient, stopwatch } from './lostAnswer.ts'
import { changedBetween, differencesOf } from './compare.ts'
import { inTurn } from './inTurn.ts'
import { isMissing } from '../query/readErrors.ts'
import { begun, record as noteDone } from './journal.ts'
import { merged, type Values } from './merge.ts'
import { noteOwnWrite } from './ownWrites.ts'
import { idPath } from '../resource/recordPath.ts'
import type { Saved } from './saved.ts'
import { type Step, type Written, written } from './send.ts'

export interface Update<R> {
  /** where it is read and written: by id, or by slug as long as that leads to it */
  readonly path: string
  /** the record the editor began with */
  readonly opened: R
  readonly changes: Values
  /** what earlier writes from here have left in fields since it was opened: that is no change of somebody else's */
  readonly own?: Values | undefined
  readonly password?: string | undefined
}

/**
 * Some services refuse to show what is in the trash (contract.md §6, §9 25); what its listing
 * said of it is then all there is to go by.
 */
async function freshOrTrashed<R extends Identified>(
  writing: Writing<R>,
  update: Update<R>,
): Promise<R> {
  const { opened } = update
  try {
    const fresh = await freshRecord(writing, update.path, update.password)
    if (fresh.id === opened.id) return fresh
  } catch (refusal) {
    const wasTrashed = writing.collection.fields.status?.of(opened) === 'trash'
    if (wasTrashed && isMissing(refusal)) return opened
    throw refusal
  }
  // A slug that has passed to another record, or to one of another language (contract.md §8.1).
  throw new ApiError({ kind: 'missing', code: 'other_record' })
}

function refuseWithheld(record: object): void {
  if (isWithheld(record)) throw new ApiError({ kind: 'withheld' })
}

/** What the journal is to know besides, where somebody else wrote between the answer and the reading after it. */
function leftBy<R>({ collection: { fields } }: Writing<R & Identified>, answer: R, record: R) {
  return changedBetween(fields, answer, record).length > 0 ? { left: answer } : {}
}

type Outcome<R> = Written<R> & Pick<Saved<R>, 'recovered'>

async function outcomeOf<R extends Identified>(
  writing: Writing<R>,
  step: Step<R>,
  look: () => Promise<R>,
): Promise<Outcome<R>> {
  const sent = new Set<string>()
  try {
    const { lost, record } = await written(writing, step, sent)
    if (!lost && changedBetween(writing.collection.fields, step.before, record).length > 0)
      return { record, sent, recovered: false }
    // A write that is answered with the record as it was is believed on a reading alone.
    const known = await look().catch((error: unknown) => {
      const reason = lost ?? error
      throw reason instanceof ApiError ? reason.with('unknown') : reason
    })
    return { record: known, sent, recovered: false }
  } catch (error) {
    const found = () => foundUpdate(writing, look, step.changes, step.before)
    return { record: await afterLoss(error, found), sent, recovered: true }
  }
}

/** What came of a write, beside what was meant by it. */
export function savedAs<R extends Identified>(
  { collection: { fields } }: Writing<R>,
  { before, changes }: Pick<Step<R>, 'before' | 'changes'>,
  { record: answer, sent, recovered }: Outcome<R>,
  record: R,
): Saved<R> {
  const differences = differencesOf(fields, before, record, changes, sent)
  const unsent = differences.filter((difference) => !difference.sent).map(({ field }) => field)
  const landedBetween = [...new Set([...changedBetween(fields, answer, record), ...unsent])]
  return { record, before, differences, landedBetween, recovered }
}

/**
 * The only way a record is changed: fresh read, merge, carried fields, write, compare, read
 * once more (product.md §5).
 * @throws Conflict when somebody else changed one of these fields; nothing was written
 * @throws ApiError with `afterWrite` when the answer to the write was lost
 */
export function safeUpdate<R extends Identified>(
  writing: Writing<R>,
  update: Update<R>,
): Promise<Saved<R>> {
  const number = idPath(writing.collection.name, update.opened.id)
  // Live services go by the slug in a body rather than by that in the path, to whatever has it (contract.md §9, 5).
  const opened = 'slug' in update.changes ? number : update.path
  return inTurn(`${writing.service.site} ${number}`, () =>
    comparedAnew((isPatient) =>
      byNumberAtLast(opened, number, (path) => updated(writing, { ...update, path }, isPatient)),
    ),
  )
}

async function updated<R extends Identified>(
  writing: Writing<R>,
  update: Update<R>,
  isPatient: boolean,
): Promise<Saved<R>> {
  const { path, password } = update
  const before = await freshOrTrashed(writing, update)
  const sinceCompared = isPatient ? patient : stopwatch()
  refuseWithheld(before)
  const changes = merged(
    writing.collection.fields,
    update.opened,
    before,
    update.changes,
    update.own,
  )
  if (Object.keys(changes).length === 0)
    return { record: before, before, differences: [], landedBetween: [], recovered: false }
  const step = { before, changes, path, password, sinceCompared }
  const look = () => freshRecord(writing, idPath(writing.collection.name, before.id), password)
  const facts = { operation: 'update', id: before.id, before, changes } as const
  const { entry, outcome } = await begun(writing, facts, () => outcomeOf(writing, step, look))
  const record = await look().catch(() => outcome.record)
  const sent = Object.keys(writing.collection.fields).filter((name) => outcome.sent.has(name))
  const done = { ...entry, after: record, sent, ...leftBy(writing, outcome.record, record) }
  await noteDone(writing, done)
  noteOwnWrite(writing.service, done)
  return { ...savedAs(writing, step, outcome, record), key: entry.key }
}
