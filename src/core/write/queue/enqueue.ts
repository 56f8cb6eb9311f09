import { type Operation, type Stop, type Waiting, unmade } from '../operation.ts'
import { amendWaiting, operationAt, putOperation, removeWaiting } from '../operationStore.ts'
import type { Amended } from '../../../platform/amend.ts'
import { accountName } from '../../../api/account.ts'
import { languageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { pagePath } from '../journal.ts'
import { identical } from '../merge.ts'
import { nextInstant } from '../../resource/nextInstant.ts'
import { ownerOf } from '../../query/owner.ts'
import { unique } from '../../resource/unique.ts'
import { queuedIn, queueOf, type QueuedWrite } from './queued.ts'
import type { HeldWrite } from './unsent.ts'

/** The operation that a write waits as. */
async function operationOf(
  service: Service,
  write: HeldWrite,
  waiting: Waiting,
): Promise<Operation> {
  const { collection, language, opened, changes, deletes, marks, sentAs } = write
  const sent = sentAs === undefined ? undefined : await operationAt(sentAs)
  const { at } = waiting
  const operation = deletes ? 'delete' : opened === null ? 'create' : 'update'
  const { site, account, configuration } = service
  return {
    key: `${at} ${unique()}`,
    site,
    account: accountName(account),
    language: languageOf(configuration, language) ?? service.language,
    collection,
    operation,
    id: opened?.id ?? unmade,
    before: opened,
    after: null,
    changes,
    from: pagePath(),
    ...marks,
    // It went out and nobody heard the end: what was noted of that then says what was there before it.
    ...(sent?.state === 'sending' ? sent : {}),
    at,
    state: 'queued',
    recheckAt: undefined,
    waiting,
  }
}

/**
 * Saved once more from the same form, and never sent: the later one says all that is meant. Another form of the same
 * record does not know what the first one said.
 */
function isOutdatedBy(write: HeldWrite, form: string | undefined): (item: QueuedWrite) => boolean {
  return (item) =>
    item.collection === write.collection &&
    item.language === write.language &&
    item.deletes === write.deletes &&
    (write.deletes || (form !== undefined && item.form === form)) &&
    item.sentAt === null &&
    item.stop === null &&
    identical(item.opened, write.opened)
}

const waitingOf = (write: HeldWrite, form: string | undefined, at: string): Waiting => ({
  ...write,
  form,
  at,
  saidAt: nextInstant(),
  stop: null,
  failures: 0,
})

/**
 * Puts a write at the end of the queue; over an earlier one of the same form, in its place.
 * @param form names the form it comes from, when more can come from that
 * @returns false when the device did not take it
 */
export async function enqueue(service: Service, write: HeldWrite, form?: string): Promise<boolean> {
  const isOutdated = isOutdatedBy(write, form)
  const earlier = (await queueOf(ownerOf(service))).find(isOutdated)
  if (earlier === undefined) return (await putNew(service, write, form)) !== null
  const { key, at } = earlier
  const operation = await operationOf(service, write, waitingOf(write, form, at))
  const came = await amendWaiting(key, (before) =>
    queuedIn(before).some(isOutdated) ? { ...operation, key } : null,
  )
  // Removed, or sent, since it was looked for: then this one is another.
  return came === 'gone' ? (await putNew(service, write, form)) !== null : came === 'kept'
}

/** @returns its key; null when the device did not take it */
async function putNew(service: Service, write: HeldWrite, form?: string): Promise<string | null> {
  const operation = await operationOf(service, write, waitingOf(write, form, nextInstant()))
  return (await putOperation(operation)) ? operation.key : null
}

/**
 * Puts writes at the end of the queue that say only a part of what is meant of a record, each beside those that wait.
 * @returns their keys; null when the device did not take all of them
 */
export async function enqueueAlso(
  service: Service,
  writes: readonly HeldWrite[],
): Promise<readonly string[] | null> {
  const keys: string[] = []
  for (const write of writes) {
    const key = await putNew(service, write)
    if (key === null) return null
    keys.push(key)
  }
  return keys
}

const states = {
  conflict: 'conflict',
  named: 'conflict',
  refused: 'refused',
  doubt: 'unknown',
} as const

/** How one that waits stands. */
const stateOf = (stop: Stop | null) => (stop === null ? 'queued' : states[stop.kind])

/** Notes something about one that waits; `gone` when somebody removed it meanwhile. */
export function noteQueued(
  item: Pick<QueuedWrite, 'key'>,
  facts: Partial<Waiting>,
): Promise<Amended> {
  return amendWaiting(item.key, (before) => {
    const waiting = before.waiting && { ...before.waiting, ...facts }
    return waiting
      ? { ...before, state: stateOf(waiting.stop), recheckAt: undefined, waiting }
      : null
  })
}

/** Notes that one goes out as it was read; `gone` when it was removed meanwhile, or something else is meant by now. */
export function noteSending(item: QueuedWrite, sentAt: number): Promise<Amended> {
  const { waiting } = item.operation
  return amendWaiting(item.key, (before) =>
    identical(before.waiting, waiting)
      ? { ...before, state: 'sending', waiting: { ...waiting, sentAt, underWay: Date.now() } }
      : null,
  )
}

/** Forgets one, as long as it waits: what was done stays in the history. */
export function removeQueued({ key }: Pick<QueuedWrite, 'key'>): Promise<boolean> {
  return removeWaiting(key)
}

/**
 * Takes a new record out of the queue, back into a form. What may have got through is looked for before that makes
 * another.
 * @param of what the form makes it for
 */
export async function takeFromQueue(item: QueuedWrite, of: string): Promise<boolean> {
  const { key, sentAt } = item
  if (sentAt === null) return await removeQueued(item)
  const [at, recheckAt] = [new Date(sentAt).toISOString(), new Date().toISOString()]
  const lost = { state: 'sending', at, recheckAt, of, waiting: undefined } as const
  return (await amendWaiting(key, (before) => ({ ...before, ...lost }))) === 'kept'
}

/** Puts back what was removed, where it was. */
export function returnQueued({ operation }: QueuedWrite): Promise<boolean> {
  return putOperation(operation)
}
