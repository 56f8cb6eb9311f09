import { isNotRenewed } from '../../../api/siteSession.ts'
import type { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { languageOf } from '../../../api/language.ts'
import { inQueueTurn } from './inQueueTurn.ts'
import { endedByItself } from '../lostAnswer.ts'
import { ownerOf } from '../../query/owner.ts'
import { noteQueued, noteSending, removeQueued } from './enqueue.ts'
import { firstReady, queueOf, type QueuedWrite } from './queued.ts'
import { type Done, refusedFor, sendQueued, type Outcome } from './sendQueued.ts'
import type { Writables, Journal } from '../writing.ts'

/** What came of one that was sent. */
export interface Sent {
  readonly item: QueuedWrite
  readonly done: Done
}

export interface Replaying {
  readonly service: Service
  readonly collections: Writables
  readonly journal?: Journal | undefined
  readonly onSent: (sent: Sent) => void
  /** of a protected event, where it was given on this page */
  readonly passwordOf?: ((item: QueuedWrite) => string | undefined) | undefined
  /** told of each that was only looked for: an earlier sending of it may still be under way */
  readonly onHeld?: ((item: QueuedWrite) => void) | undefined
  /** told of each over which a person has to decide first */
  readonly onStopped?: ((item: QueuedWrite) => void) | undefined
}

/** What stopped it: the service or the way to it, or a device that takes no note of what goes out. */
export type Halt = ApiError | 'full'

/** As often as the service may fail over one before a person is asked. */
const mostFailures = 3

/**
 * Sends what waits for the account that is signed in, in order, until nothing is left that can go or the
 * network fails again. Each is noted as sent before it goes: a page that dies meanwhile looks it up next time.
 * @returns what stopped it, null for nothing
 */
export function replay(replaying: Replaying): Promise<Halt | null> {
  const owner = ownerOf(replaying.service)
  return inQueueTurn(replaying.service, () => sendAll(replaying, owner))
}

async function sendAll(replaying: Replaying, owner: string): Promise<Halt | null> {
  const { service } = replaying
  const done = new Set<string>()
  const made = new Set<number>()
  while (ownerOf(service) === owner) {
    const item = firstReady(await queueOf(owner), done)
    if (item === undefined) return null
    const sentAt = item.sentAt ?? Date.now()
    const noted = await noteSending(item, sentAt)
    if (noted === 'full') return 'full'
    // Somebody has removed it since the queue was read, or said something else in its place.
    if (noted === 'gone') continue
    done.add(item.key)
    const outcome = await sendOne(replaying, item, made)
    if (outcome.kind === 'later') {
      if (await postponed(item, outcome, sentAt)) replaying.onStopped?.(item)
      return outcome.refusal
    }
    if (outcome.kind === 'stopped') {
      await noteQueued(item, { ...leftAs(item), stop: outcome.stop })
      const tell = outcome.stop === null ? replaying.onHeld : replaying.onStopped
      tell?.(item)
    } else {
      const { done: came } = outcome
      await removeQueued(item)
      if (item.opened === null && 'record' in came) made.add(came.record.id)
      replaying.onSent({ item, done: came })
    }
  }
  return null
}

async function sendOne(
  { service, collections, journal, passwordOf }: Replaying,
  item: QueuedWrite,
  made: ReadonlySet<number>,
): Promise<Outcome> {
  const language = languageOf(service.configuration, item.language) ?? service.language
  const writing = {
    service: service.in(language),
    collection: collections[item.collection],
    journal,
  }
  return await sendQueued(writing, item, made, passwordOf?.(item))
}

/** It did not go out this time. */
const leftAs = ({ sentAt, underWay }: QueuedWrite) => ({ sentAt, underWay })

/**
 * The others wait too: what stands in the way of one is in the way of all.
 * @returns whether a person has to decide over it by now
 */
async function postponed(
  item: QueuedWrite,
  { refusal, wasSent }: Extract<Outcome, { kind: 'later' }>,
  sentAt: number,
): Promise<boolean> {
  const isFailure =
    !isNotRenewed(refusal) && (refusal.kind === 'failed' || refusal.kind === 'unreadable')
  const failures = item.failures + (isFailure ? 1 : 0)
  const isEnough = failures >= mostFailures
  await noteQueued(item, {
    ...(wasSent
      ? { sentAt, underWay: endedByItself(refusal) ? undefined : Date.now() }
      : leftAs(item)),
    stop: isEnough ? refusedFor(refusal) : null,
    failures: isEnough ? 0 : failures,
  })
  return isEnough
}
