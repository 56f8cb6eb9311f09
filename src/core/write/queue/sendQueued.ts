import { isNotRenewed } from '../../../api/siteSession.ts'
import { ApiError } from '../../../api/apiError.ts'
import { passing } from '../../query/readErrors.ts'
import { isOver, operationsOn } from '../operationStore.ts'
import type { Identified } from '../../resource/collection.ts'
import { differencesOfNew, isAsMeant } from '../compare.ts'
import { identical, type Values } from '../merge.ts'
import { foundCreation } from '../earlierCreations.ts'
import { idPath } from '../../resource/recordPath.ts'
import { foundUpdate, mayBeUnderWay } from '../lostAnswer.ts'
import { meant, safeCreation } from '../safeCreation.ts'
import { safeDeletion } from '../safeDeletion.ts'
import { safeUpdate, savedAs } from '../safeWriter.ts'
import { Conflict, type Deleted, SameName, type Saved } from '../saved.ts'
import { type Writing, freshRecord } from '../writing.ts'
import { isDone, type Stop } from '../operation.ts'
import type { QueuedWrite } from './queued.ts'
import { accountName } from '../../../api/account.ts'
import { remember, rememberFound } from '../journal.ts'

/** What was there just before a change that waited went out, where that was noted; as it was opened otherwise. */
async function beforeOf<R extends Identified>(
  { service, collection }: Writing<R>,
  { operation, changes, sentAt }: QueuedWrite,
  opened: R,
) {
  const { site, account } = service
  const record = { site, account: accountName(account), collection: collection.name, id: opened.id }
  const isMeant = ([field, value]: [string, unknown]) => identical(changes[field], value)
  // The recheck may have come upon it first.
  const known = (await operationsOn(record).catch(() => [])).find(
    ({ state, waiting, at, changes: sent }) =>
      isDone({ state }) &&
      waiting === undefined &&
      Date.parse(at) >= (sentAt ?? 0) &&
      Object.entries(sent).every(isMeant),
  )
  // Sound because the safe writer records what its collection read.
  return { before: ((known ?? operation).before ?? opened) as R, isKnown: known !== undefined }
}

/** A change that an earlier sending had made; what the service made otherwise beside it is told as of any other. */
async function foundChange<R extends Identified>(
  writing: Writing<R>,
  item: QueuedWrite,
  opened: R,
  record: R,
): Promise<Saved<R>> {
  const { changes } = item
  const { before, isKnown } = await beforeOf(writing, item, opened)
  const facts = { operation: 'update', id: opened.id, before, after: record, changes } as const
  if (!isKnown) await remember(writing, facts)
  const outcome = { record, sent: new Set(Object.keys(changes)), recovered: true }
  return savedAs(writing, { before, changes }, outcome, record)
}

/** A record that an earlier sending had made. */
async function foundNew<R extends Identified>(
  writing: Writing<R>,
  { changes }: QueuedWrite,
  record: R,
): Promise<Saved<R>> {
  // What waits may hold what is left to the service.
  const values = meant(writing, changes)
  await rememberFound(writing, { id: record.id, after: record, changes: values })
  const differences = differencesOfNew(writing.collection.fields, record, values)
  return { record, before: null, differences, landedBetween: [], recovered: true }
}

/** What came of one that was sent: a record, or none any more. */
export type Done = Saved<Identified> | Deleted<Identified>

export type Outcome =
  | { readonly kind: 'sent'; readonly done: Done }
  /** null: an earlier sending of it may still be under way, and is looked for again later */
  | { readonly kind: 'stopped'; readonly stop: Stop | null }
  /** `wasSent`: it may have got through all the same */
  | { readonly kind: 'later'; readonly refusal: ApiError; readonly wasSent: boolean }

/**
 * What earlier ones of the same record have left in its fields since they went out: this one was said later, at another
 * visit that knew as little of them as the service did, and takes their place. What was said before them is asked about.
 */
async function ownValues<R extends Identified>(
  { collection: { fields } }: Writing<R>,
  { operation, at, openedAt = at, saidAt }: QueuedWrite,
): Promise<Values> {
  const all = await operationsOn(operation).catch(() => [])
  const earlier = all.filter(
    (one) =>
      isOver(one) && one.queuedAt !== undefined && one.queuedAt < saidAt && one.at > openedAt,
  )
  const left = earlier.flatMap(({ before, after, changes }) =>
    Object.keys(changes).flatMap((name) => {
      const field = fields[name]
      if (!field || before === null || after === null) return []
      // Sound because the safe writer records what its collection read.
      const [was, is] = [field.of(before as R), field.of(after as R)]
      return isAsMeant(field, was, changes[name], is) ? [[name, is] as const] : []
    }),
  )
  return Object.fromEntries(left)
}

/** Looked up first where it may have got through; then as any other save (product.md §5). */
async function updated<R extends Identified>(
  writing: Writing<R>,
  item: QueuedWrite,
  opened: R,
  password: string | undefined,
): Promise<Outcome> {
  const path = idPath(item.collection, opened.id)
  const { changes } = item
  const own = await ownValues(writing, item)
  if (item.sentAt !== null) {
    const look = () => freshRecord(writing, path, password)
    const found = await foundUpdate(writing, look, changes, opened)
    if (found !== null && found !== 'unknown')
      return { kind: 'sent', done: await foundChange(writing, item, opened, found) }
  }
  return { kind: 'sent', done: await safeUpdate(writing, { path, opened, changes, own, password }) }
}

/** Somebody has worked on it since it was asked for: then a person is asked once more. */
async function deleted<R extends Identified>(
  writing: Writing<R>,
  item: QueuedWrite,
  opened: R,
  password: string | undefined,
): Promise<Outcome> {
  const { id } = opened
  const own = await ownValues(writing, item)
  const path = idPath(writing.collection.name, id)
  return { kind: 'sent', done: await safeDeletion(writing, { path, id, opened, own, password }) }
}

/** Never made twice: what may be there already is looked for, and in doubt a person is asked. */
async function created<R extends Identified>(
  writing: Writing<R>,
  item: QueuedWrite,
  madeHere: ReadonlySet<number>,
): Promise<Outcome> {
  const { changes: values, evenIfNamed, sentAt, underWay } = item
  const others = [...madeHere, ...(item.others ?? [])]
  if (sentAt !== null) {
    const found = await foundCreation(writing, meant(writing, values), sentAt, new Set(others))
    if (found !== null && found !== 'unknown')
      return { kind: 'sent', done: await foundNew(writing, item, found) }
    // Nobody is asked either: what is sent again on that answer would stand beside what may still come.
    if (underWay !== undefined && mayBeUnderWay(underWay, Date.now()))
      return { kind: 'stopped', stop: null }
    // A namesake has another name for a moment: not found under its own, it may still be there.
    if (found === 'unknown' || evenIfNamed) return { kind: 'stopped', stop: { kind: 'doubt' } }
  }
  return {
    kind: 'sent',
    done: await safeCreation(writing, { values, evenIfNamed, others }),
  }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Conflict) {
    const { fields, fresh } = error as Conflict<Identified>
    return { kind: 'stopped', stop: { kind: 'conflict', fields: [...fields], fresh } }
  }
  if (error instanceof SameName) {
    const { existing } = error as SameName<Identified>
    return { kind: 'stopped', stop: { kind: 'named', ids: existing.map(({ id }) => id) } }
  }
  // Kept by another version of the application, perhaps: it holds up nothing else.
  if (!(error instanceof ApiError))
    return {
      kind: 'stopped',
      stop: { kind: 'refused', refusal: { kind: 'unreadable', serverText: String(error) } },
    }
  // What is over in a while lets the queue wait; everything else is for a person to settle.
  if (passing.has(error.kind) || error.kind === 'ended' || isNotRenewed(error))
    return { kind: 'later', refusal: error, wasSent: error.afterWrite !== undefined }
  return { kind: 'stopped', stop: refusedFor(error) }
}

export function refusedFor({ kind, status, code, params, serverText }: ApiError): Stop {
  return { kind: 'refused', refusal: { kind, status, code, params, serverText } }
}

/**
 * Sends one that waited, through the safe writer, compared with the record that its form was opened on.
 * @param others ids of records that are known to be others than the one to be made
 * @param password of a protected event
 */
export async function sendQueued<R extends Identified>(
  plain: Writing<R>,
  item: QueuedWrite,
  others: ReadonlySet<number>,
  password?: string,
): Promise<Outcome> {
  const { opened } = item
  const writing = { ...plain, operation: { ...item.operation, queuedAt: item.saidAt } }
  try {
    // It was read by this very collection when it was put in the queue.
    if (opened !== null && item.deletes) return await deleted(writing, item, opened as R, password)
    if (opened !== null) return await updated(writing, item, opened as R, password)
    return await created(writing, item, others)
  } catch (error) {
    return outcomeOf(error)
  }
}
