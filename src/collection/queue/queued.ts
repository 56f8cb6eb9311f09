import * as z from 'zod/mini'
import { type Amended, amendThere, forget, keep, type Kept, readKept } from '../../device/kept.ts'
import type { RefusalFacts } from '../../service/refusal.ts'
import type { Service } from '../../service/service.ts'
import { collectionNames, type Identified } from '../collection.ts'
import type { Draft } from '../form/drafts/draft.ts'
import type { Marks } from '../journal.ts'
import { nextInstant } from '../nextInstant.ts'
import { ownerOf } from '../owner.ts'
import { unique } from '../unique.ts'
import type { HeldWrite } from './unsent.ts'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** A record as it was read when it was put here. */
const identified = z.custom<Identified>((value) => isObject(value))

const conflictField = z.object({
  field: z.string(),
  opened: z.unknown(),
  theirs: z.unknown(),
  mine: z.unknown(),
  beside: z.optional(z.object({ field: z.string(), value: z.unknown() })),
})

const refusalFacts = z.custom<RefusalFacts>((value) => isObject(value))

/**
 * What a person has to decide before it goes on: both sides changed a field, the name is taken, the service
 * refuses it, or nobody can tell whether it got through already.
 */
const stop = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('conflict'), fields: z.array(conflictField), fresh: identified }),
  z.object({ kind: z.literal('named'), ids: z.array(z.number()) }),
  z.object({ kind: z.literal('refused'), refusal: refusalFacts }),
  z.object({ kind: z.literal('doubt') }),
])

export type Stop = z.infer<typeof stop>

const body = z.object({
  collection: z.enum(collectionNames),
  language: z.string(),
  title: z.string(),
  opened: z.nullable(identified),
  changes: z.record(z.string(), z.unknown()),
  evenIfNamed: z.boolean(),
  deletes: z.boolean(),
  sentAt: z.nullable(z.number()),
  underWay: z.optional(z.number()),
  others: z.optional(z.readonly(z.array(z.number()))),
  stop: z.nullable(stop),
  /** how often the service failed over it, one time after the other */
  failures: z.number(),
  /** names the form it was saved from, as long as that is open */
  form: z.optional(z.string()),
  /** when what it says was put there, in place of what it said before, perhaps: instant, ISO 8601 in UTC */
  saidAt: z.optional(z.string()),
  /** what earlier ones of the same record have left in its fields since they went out */
  own: z.optional(z.record(z.string(), z.unknown())),
  marks: z.optional(z.custom<Marks>(isObject)),
  draft: z.optional(z.custom<Draft>(isObject)),
})

type Body = z.infer<typeof body>

/** A write that waits on this device. */
export interface QueuedWrite extends Body {
  readonly key: string
  /** when it was put there: instant, ISO 8601 in UTC */
  readonly at: string
}

function queuedIn({ key, at, body: kept }: Kept): QueuedWrite | null {
  const read = body.safeParse(kept)
  return read.success ? { ...read.data, key, at } : null
}

/** What waits for one account of one site, the oldest first. Throws where the device is closed to us. */
export async function readQueue(owner: string): Promise<QueuedWrite[]> {
  return (await readKept('queue', owner)).flatMap((kept) => queuedIn(kept) ?? [])
}

/** The same; nothing where the device is closed to us. */
export async function queueOf(owner: string): Promise<QueuedWrite[]> {
  try {
    return await readQueue(owner)
  } catch {
    return []
  }
}

function keptAs(owner: string, { key, at, ...item }: QueuedWrite): Kept {
  return { key, owner, at, body: item }
}

const identical = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

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

/**
 * Puts a write at the end of the queue; over an earlier one of the same form, in its place.
 * @param form names the form it comes from, when more can come from that
 * @returns false when the device did not take it
 */
export async function enqueue(service: Service, write: HeldWrite, form?: string): Promise<boolean> {
  const owner = ownerOf(service)
  const isOutdated = isOutdatedBy(write, form)
  const earlier = (await queueOf(owner)).find(isOutdated)
  if (earlier === undefined) return await keepNew(owner, { ...write, form })
  const { key, at } = earlier
  const saidAt = nextInstant()
  const came = await amendThere('queue', key, (before) => {
    const item = queuedIn(before)
    return item !== null && isOutdated(item)
      ? keptAs(owner, { ...write, form, key, at, saidAt, own: item.own, stop: null, failures: 0 })
      : null
  })
  // Removed, or sent, since it was looked for: then this one is another.
  return came === 'gone' ? await keepNew(owner, { ...write, form }) : came === 'kept'
}

function keepNew(owner: string, write: HeldWrite & Pick<Body, 'form'>): Promise<boolean> {
  const at = nextInstant()
  const key = `${at} ${unique()}`
  return keep('queue', keptAs(owner, { ...write, key, at, saidAt: at, stop: null, failures: 0 }))
}

/**
 * Puts writes at the end of the queue that say only a part of what is meant of a record, each beside those that wait.
 * False when the device did not take all of them.
 */
export async function enqueueBeside(
  service: Service,
  writes: readonly HeldWrite[],
): Promise<boolean> {
  const owner = ownerOf(service)
  for (const write of writes) if (!(await keepNew(owner, write))) return false
  return true
}

/** Notes something about one that waits; `gone` when somebody removed it meanwhile. */
export function noteQueued(
  owner: string,
  item: QueuedWrite,
  facts: Partial<Omit<Body, 'collection' | 'language'>>,
): Promise<Amended> {
  return amendThere('queue', item.key, (before) => {
    const there = queuedIn(before)
    return there && keptAs(owner, { ...there, ...facts })
  })
}

/** Notes that one goes out as it was read; `gone` when it was removed meanwhile, or something else is meant by now. */
export function noteSending(owner: string, item: QueuedWrite, sentAt: number): Promise<Amended> {
  const next = keptAs(owner, { ...item, sentAt, underWay: Date.now() })
  return amendThere('queue', item.key, (before) =>
    identical(queuedIn(before), item) ? next : null,
  )
}

export function removeQueued({ key }: Pick<QueuedWrite, 'key'>): Promise<boolean> {
  return forget('queue', [key])
}

/** Puts back what was removed, where it was. */
export function returnQueued(owner: string, item: QueuedWrite): Promise<boolean> {
  return keep('queue', keptAs(owner, item))
}

function recordOf({ collection, opened }: QueuedWrite): string | null {
  return opened === null ? null : `${collection} ${opened.id}`
}

/** The one to send now: the oldest that nothing stops, unless an earlier one of the same record is stopped. */
export function firstReady(
  items: readonly QueuedWrite[],
  done: ReadonlySet<string>,
): QueuedWrite | undefined {
  const held = new Set<string>()
  for (const item of items) {
    const record = recordOf(item)
    if (done.has(item.key)) continue
    if (item.stop === null && (record === null || !held.has(record))) return item
    if (record !== null) held.add(record)
  }
  return undefined
}
