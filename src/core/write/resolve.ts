import type { Identified } from '../resource/collection.ts'
import { changedBetween, unmet, withDifferences } from './compare.ts'
import { sighted } from './earlierCreations.ts'
import { isReadRefused, isMissing } from '../query/readErrors.ts'
import { mayBeUnderWay } from './lostAnswer.ts'
import { othersLinked } from './lostLinks.ts'
import { ownerOf } from '../query/owner.ts'
import { idPath } from '../resource/recordPath.ts'
import { freshRecord, type Writables } from './writing.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Service } from '../../api/service.ts'
import type { Operation } from './operation.ts'
import {
  idsMadeHere,
  instantAfter,
  isOver,
  operationsOn,
  putOperation,
  removeOperations,
  sendingOperations,
} from './operationStore.ts'
import { storeFound, storeOutcome, unattended } from './outcomes.ts'

/** Where operations are looked up. */
export interface Site {
  readonly service: Service
  readonly writables: Writables
  /** instant, milliseconds */
  readonly now: number
  /** of every call: what was cut short tells nothing of a record, and stays due as it was */
  readonly signal: AbortSignal
}

/** Milliseconds until the next look after the first that failed; each further one doubles them. */
const shortestPause = 5000
const longestPause = 600_000

/** It could not be read: it is looked at again after a while, and after what has failed less often. */
export async function putOff({ now }: Site, operation: Operation): Promise<void> {
  const failedRechecks = (operation.failedRechecks ?? 0) + 1
  const pause = Math.min(shortestPause * 2 ** (failedRechecks - 1), longestPause)
  const recheckAt = instantAfter(now, pause)
  await putOperation({ ...operation, failedRechecks, recheckAt }, false)
}

const writingOf = ({ service, writables }: Site, { collection, language }: Operation) => ({
  service: service.in(language),
  collection: writables[collection],
})

/** Null for what is gone. */
export async function readNow(site: Site, operation: Operation): Promise<Identified | null> {
  const path = idPath(operation.collection, operation.id)
  return await freshRecord(writingOf(site, operation), path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}

/** Settles a write that no page is at any more. What cannot be looked up now stays for another time. */
export async function resolve(site: Site, operation: Operation): Promise<void> {
  await unattended(operation.key, async () => {
    try {
      await (operation.operation === 'create' ? creation : changeOrDeletion)(site, operation)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const mayStillCome = operation.operation === 'create' && isUnderWay(site, operation)
      if (isReadRefused(error) && !mayStillCome) await storeOutcome(unread(operation))
      else await putOff(site, operation)
    }
  })
}

const isUnderWay = ({ now }: Site, { at }: Operation) => mayBeUnderWay(Date.parse(at), now)

/** Nobody can look whether it was done: all that is known is what was there before it, and what was meant. */
function unread(operation: Operation): Operation {
  const after = operation.operation === 'delete' ? null : operation.before
  return { ...operation, state: 'unknown', after, isUnread: true }
}

/**
 * What a creation made is in the history, and can be taken back there; nothing is sent. What is not found is looked for
 * again, as long as the service may still be at it. Then lists tell that it never came; where they cannot settle it, the
 * history says so.
 */
async function creation(site: Site, operation: Operation): Promise<void> {
  const owner = ownerOf(site.service)
  const meant = ({ collection, changes }: Operation) => collection + JSON.stringify(changes)
  // The same was sent again from here, and its outcome is not known either: the last one is settled first.
  const isSentAgain = (await sendingOperations(owner)).some(
    (other) => other.key > operation.key && meant(other) === meant(operation),
  )
  if (isSentAgain) return
  const others = await idsMadeHere(owner, operation.collection)
  const { changes, at } = operation
  const writing = writingOf(site, operation)
  const { made, isSure } = await sighted(writing, changes, Date.parse(at), others)
  if (made) await storeFound({ ...operation, state: 'verified', id: made.id, after: made })
  else if (!operation.failedRechecks || isUnderWay(site, operation)) await putOff(site, operation)
  else if (isSure) await removeOperations([operation.key])
  else await storeOutcome({ ...operation, state: 'unknown' })
}

async function changeOrDeletion(site: Site, operation: Operation): Promise<void> {
  const done = outcomeIn(site, operation, await readingAfter(site, operation))
  if (done) await storeOutcome(await withOthersLinked(site, done))
  // Nothing is said to have come to nothing as long as it may be under way.
  else if (isUnderWay(site, operation)) await putOff(site, operation)
  else await removeOperations([operation.key])
}

/** The earliest reading after a write: that of the next write from here, or one of now. Null for what is gone. */
async function readingAfter(site: Site, operation: Operation): Promise<Identified | null> {
  const all = await operationsOn(operation)
  const later = all.find((other) => isOver(other) && other.at > operation.at)
  // Sound because the safe writer records what its collection read.
  if (later) return later.before as Identified | null
  return await readNow(site, operation)
}

/**
 * The write as it was done, or null when nothing of it is to be seen. What was there before it is kept as well where
 * something else is there now: whoever wrote that may have come after this write, and nobody can tell.
 */
function outcomeIn(
  { writables }: Site,
  operation: Operation,
  reading: Identified | null,
): Operation | null {
  const { fields } = writables[operation.collection]
  const isGone = reading === null || fields.status?.of(reading) === 'trash'
  const done = { ...operation, state: 'verified' } as const
  if (operation.operation === 'delete') return isGone ? done : null
  const before = operation.before as Identified | null
  if (reading === null || before === null) return null
  const left = (record: Identified) => unmet(fields, before, record, operation.changes).length
  if (left(reading) < left(before)) return withDifferences(fields, { ...done, after: reading })
  const isOtherwise = changedBetween(fields, before, reading).some((name) =>
    Object.hasOwn(operation.changes, name),
  )
  return isOtherwise ? { ...operation, state: 'unknown', after: reading } : null
}

/** What a deletion took away beside it is put right by the page that sent it: that one may have closed before. */
async function withOthersLinked(site: Site, done: Operation): Promise<Operation> {
  if (done.operation !== 'delete' || !done.links) return done
  const links = await othersLinked(writingOf(site, done), done.links, done.id)
  // Cut short, it takes what it could not do for what cannot be done.
  site.signal.throwIfAborted()
  return { ...done, links }
}
