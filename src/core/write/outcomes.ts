import { comparisonLifetime } from '../../api/service.ts'
import { alone } from '../../ui/alone.ts'
import { inTurn } from './inTurn.ts'
import { ownerNamed } from '../query/owner.ts'
import {
  amendWaiting,
  attemptsOf,
  forgetUnstored,
  instantAfter,
  isOver,
  operationAt,
  operationsOn,
  putOperation,
  rememberUnstored,
  removeOperations,
  unstoredOperations,
} from './operationStore.ts'
import { isDone, type Operation } from './operation.ts'
import { freeStorage, pruneOperations } from './pruneOperations.ts'
import { notifyOver } from './whenOver.ts'
import type { CollectionName } from '../resource/collection.ts'
import { forgetRecent, rememberRecent } from '../resource/recentRecords.ts'

/** The property of a record that holds its name. */
const naming: Readonly<Record<CollectionName, string>> = {
  events: 'title',
  venues: 'venue',
  organizers: 'organizer',
  categories: 'name',
  tags: 'name',
}

/** Keeps in mind, for whoever searches later, a record that was written alone; many at once would put out all others. */
export function rememberWritten(entry: Operation): void {
  const { site, account, collection, id, language, operation, after, series } = entry
  if (collection === 'media') return
  if (operation === 'delete') forgetRecent({ site, account }, { collection, id })
  else if (series === undefined && typeof after === 'object' && after !== null) {
    const title: unknown = Object.entries(after).find(([name]) => name === naming[collection])?.[1]
    if (typeof title === 'string')
      rememberRecent({ site, account }, { collection, id, language, title })
  }
}

/** Operations after which the store is measured again; it is at the first of every page as well. */
const often = 200

let recorded = 0
/** As long as nothing finds room, none is looked for again. */
let isFull = false

/** Milliseconds after a write: by then whoever had read the record before it has written too. */
const settled = 5000
/** The longest, in milliseconds, that is waited. */
const longestSettled = 60_000

/** When a later reading may show something of it overwritten; the answer to a deletion leaves nothing to read. */
function recheckOf({ operation, state, isUnread, at }: Operation): string | undefined {
  const isReadable = operation !== 'delete' && isDone({ state }) && !isUnread
  const now = Date.now()
  // Where this write took long, those of others do.
  const slow = Math.min(comparisonLifetime + now - Date.parse(at), longestSettled)
  return isReadable ? instantAfter(now, Math.max(settled, slow)) : undefined
}

/** Series of which this page has stored something. */
const storedSeries = new Set<string>()
export const isStored = (series: string) => storedSeries.has(series)

/**
 * Stores an operation that is over. Where the device has no room, the oldest make some; where that does not help, this
 * page alone remembers it.
 * @returns whether the device has it
 */
export async function storeOutcome(outcome: Operation): Promise<boolean> {
  if (recorded % often === 0) pruneOperations().catch(() => undefined)
  recorded += 1
  const recheckAt = recheckOf(outcome)
  const operation = { ...outcome, recheckAt, failedRechecks: undefined, waiting: undefined }
  rememberWritten(operation)
  notifyOver(operation)
  const hasRoom = async () => !isFull && (await freeStorage().catch(() => false))
  isFull = !(
    (await putOperation(operation)) ||
    ((await hasRoom()) && (await putOperation(operation)))
  )
  if (isFull) {
    rememberUnstored(operation)
    await removeOperations([operation.key])
  } else {
    forgetUnstored(operation.key)
    if (operation.series !== undefined) storedSeries.add(operation.series)
  }
  release(operation.key)
  return !isFull
}

/** Lets go of the lock of each operation that is under way in this page. */
const releases = new Map<string, () => void>()

const lockOf = (key: string) => `operation.${key}`

function release(key: string): void {
  releases.get(key)?.()
  releases.delete(key)
}

/** Stores an operation before it goes out: should the page close before its outcome is known, it is looked up later. */
export async function storeSending(operation: Operation): Promise<void> {
  const { key, waiting } = operation
  const sending = { ...operation, state: 'sending' } as const
  // What waits is looked up by who sends it again; what was removed meanwhile waits no more.
  const amended = (before: Operation) => ({ ...sending, waiting: before.waiting })
  const isAmended = waiting && (await amendWaiting(key, amended)) === 'kept'
  const recheckAt = instantAfter(Date.parse(operation.at), settled)
  const noted = { ...sending, waiting: undefined, recheckAt }
  const isStored = isAmended || (await putOperation(noted, false))
  if (!isStored && noted.of !== undefined) rememberUnstored(noted)
  if (!isStored || typeof navigator === 'undefined') return
  const end = new Promise<void>((resolve) => {
    releases.set(key, resolve)
  })
  void alone(lockOf(key), () => end)
}

/**
 * How a write ended without an outcome: nothing was done (`none`), nobody knows (`unknown`), or nobody knows and the service
 * is not at it any more (`over`).
 */
export type Ending = 'none' | 'unknown' | 'over'

/** It ended here without an outcome. Unless nothing was done it is left to be looked up. */
export async function endSending(key: string, ending: Ending): Promise<void> {
  release(key)
  if (ending === 'unknown') return
  const operation = await operationAt(key)
  if (ending === 'over') {
    if (operation?.of === undefined) return
    const over = { ...operation, isDisconnected: true } as const
    if (!(await putOperation(over, false))) rememberUnstored(over)
  } else if (operation?.waiting === undefined) {
    forgetUnstored(key)
    await removeOperations([key])
  }
}

interface Settled {
  /** keys of the attempts that went out before the one that made it; without them its maker has seen the end, too */
  readonly earlier?: ReadonlySet<string>
  /** nothing else was made by them; otherwise they are still looked up, for the history */
  readonly isOnly: boolean
}

/**
 * A record is made or chosen: what went out for it before is not looked for by whoever made it any more. What was made
 * is found by the next attempt until its maker has seen the end: a page may die before the draft of its form is gone.
 */
export async function settleAttempts(
  owner: string,
  of: string,
  { earlier, isOnly }: Settled = { isOnly: true },
): Promise<void> {
  for (const attempt of await attemptsOf(owner, of)) {
    const { key, waiting } = attempt
    const isReplaced = earlier === undefined || (earlier.has(key) && !isOnly)
    if (isDone(attempt)) {
      if (isReplaced) await putOperation({ ...attempt, of: undefined }, false)
    } else if (earlier?.has(key) === false) continue
    else if (isOnly && waiting === undefined) await endSending(key, 'none')
    else await putOperation({ ...attempt, of: undefined })
  }
}

/** Does something with an operation that no page is at. */
export async function unattended(key: string, task: () => Promise<void>): Promise<void> {
  await alone(lockOf(key), task)
}

/**
 * Stores a creation whose answer never came and that was found: once, though the form, the queue, an import and the
 * recheck may all come upon it.
 * @returns the key under which it is stored
 */
export function storeFound(operation: Operation): Promise<string> {
  const { site, account, collection, id, key } = operation
  const owner = ownerNamed(site, account)
  return inTurn(`found ${owner} ${collection} ${id}`, async () => {
    const all = [...(await operationsOn(operation).catch(() => [])), ...unstoredOperations(owner)]
    const known = all.find(
      (one) =>
        one.operation === 'create' &&
        one.collection === collection &&
        one.id === id &&
        one.key !== key &&
        isOver(one),
    )
    if (known !== undefined) {
      if (known.of === undefined && operation.of !== undefined)
        await putOperation({ ...known, of: operation.of }, false)
      await endSending(key, 'none')
      return known.key
    }
    await storeOutcome(operation)
    return key
  })
}
