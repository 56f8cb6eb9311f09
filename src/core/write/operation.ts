import * as z from 'zod/mini'
import {
  type CollectionName,
  type Identified,
  type WritableName,
  writableNames,
} from '../resource/collection.ts'
import type { ApiErrorFacts } from '../../api/apiError.ts'
import { isObject } from '../../api/isObject.ts'
import type { Language } from '../../api/language.ts'
import type { StoredEntry } from '../../platform/entries.ts'

/** A record as it was read when it was put here. */
const identified = z.custom<Identified>((value) => isObject(value))

const conflictField = z.object({
  field: z.string(),
  opened: z.unknown(),
  theirs: z.unknown(),
  mine: z.unknown(),
  beside: z.optional(z.object({ field: z.string(), value: z.unknown() })),
})

const refusalFacts = z.custom<ApiErrorFacts>((value) => isObject(value))

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

/** Why one that waits cannot go on by itself. */
export type Stop = z.infer<typeof stop>

const draftSchema = z.object({
  /** what is typed in the box of its name */
  title: z.string(),
  /** of what is done with the record on a page of its own, and not of its form */
  part: z.optional(z.enum(['copies'])),
  /** the parts of the record that the boxes in `changes` were filled with */
  opened: z.record(z.string(), z.unknown()),
})

/** What somebody typed into a form and has not saved. */
export interface Draft extends z.infer<typeof draftSchema> {
  readonly language: string
  readonly collection: CollectionName
  /** null of a record not made yet */
  readonly id: number | null
  /** the boxes that are not as they were filled; every box of a record not made yet */
  readonly boxes: Readonly<Record<string, unknown>>
  /** of a record not made yet: what it is made for (`Operation.of`), where that is not the key of this draft */
  readonly of?: string | undefined
}

export const waitingSchema = z.object({
  /** when it was put there: instant, ISO 8601 in UTC */
  at: z.string(),
  /** what the record is called, `''` for nothing */
  title: z.string(),
  /** the record the editor began with, null for one to be made */
  opened: z.nullable(identified),
  /** when `opened` was read, where that is later than it was put there: a person has answered since */
  openedAt: z.optional(z.string()),
  /** what the editor changed, or all that a new one is made of */
  changes: z.record(z.string(), z.unknown()),
  /** makes another record although one of this name exists */
  evenIfNamed: z.boolean(),
  /** since when it may have got through, milliseconds since 1970; null for surely not */
  sentAt: z.nullable(z.number()),
  /** when it went out last, milliseconds since 1970, as long as nobody has seen the end of that */
  underWay: z.optional(z.number()),
  /** ids of records of the same name that are known to be others than the one to be made */
  others: z.optional(z.readonly(z.array(z.number()))),
  stop: z.nullable(stop),
  /** how often the service failed over it, one time after the other */
  failures: z.number(),
  /** names the form it was saved from, as long as that is open */
  form: z.optional(z.string()),
  /** when what it says was put there, in place of what it said before, perhaps: instant, ISO 8601 in UTC */
  saidAt: z.string(),
  /** of a new record: what its form held, for whoever has to correct it there */
  draft: z.optional(z.custom<Draft>(isObject)),
})

/** What is needed to send an operation later. */
export type Waiting = z.infer<typeof waitingSchema>

/** A record that named a deleted one, as it was just before. */
export interface LostLink {
  readonly language: Language
  readonly collection: CollectionName
  readonly id: number
  readonly field: string
  /** without the deleted one where a listing keeps back what a protected event names */
  readonly value: unknown
  /** the others in `value` are there since the deletion; absent where the service took them away with it */
  readonly hasOthers?: true
}

/** The id of what a creation may have made, as long as it is not found. */
export const unmade = 0

/**
 * How far a write has come. It is typed into a form and not saved (`draft`); it waits for the network (`queued`); it is on its way and its outcome not yet known
 * (`sending`); it was done (`verified`), or the service made something else of it (`differs`); somebody else was first, or the name is taken (`conflict`); the service refuses
 * it (`refused`); or nobody can find out whether it was done (`unknown`).
 */
export const operationStates = [
  'draft',
  'queued',
  'sending',
  'verified',
  'differs',
  'conflict',
  'refused',
  'unknown',
] as const

/** One intended write of one record, and all that this browser knows of it; nothing secret in it. */
export interface Operation {
  /** its own; later ones sort after earlier ones */
  readonly key: string
  /** instant, ISO 8601 in UTC, by this device's clock */
  readonly at: string
  readonly state: (typeof operationStates)[number]
  /** instant, ISO 8601 in UTC, from which the record is to be read once more; absent where it is not */
  readonly recheckAt?: string | undefined
  /** how often that reading failed, one time after the other */
  readonly failedRechecks?: number | undefined
  readonly site: string
  readonly account: string
  readonly language: Language
  readonly collection: WritableName
  readonly operation: 'create' | 'update' | 'delete'
  /** `unmade` while nobody knows which one a creation made */
  readonly id: number
  readonly before: unknown
  /** null of what was deleted, and as long as it is not known */
  readonly after: unknown
  /** the fields meant to change, with the values an editor sees; of a draft, the boxes of its form that did */
  readonly changes: Readonly<Record<string, unknown>>
  /** of an update: the fields that went out; absent where that is not known */
  readonly sent?: readonly string[]
  /** the fields of which the service made something else than was meant */
  readonly differs?: readonly string[] | undefined
  /** the page it was written from: its path below the application's root, never its query */
  readonly from: string
  /** of a deletion: what named the record; null when that could not be found out */
  readonly links?: readonly LostLink[] | null
  /** the same for writes that belong together */
  readonly series?: string | undefined
  /** what was said in this browser for the sake of its series, and goes with it; read by the room that said it */
  readonly said?: unknown
  /** fields of `changes` that were otherwise when the record was read once more, with their values then */
  readonly overtaken?: Readonly<Record<string, unknown>>
  /** the record as it was found to be so */
  readonly found?: unknown
  /** the record as this write left it, where somebody else's values stood in it when it was read again: in `after` */
  readonly left?: unknown
  /** what became of it could not be looked up: a password, or the rights of others, keep the record back */
  readonly isUnread?: true
  /** key of the operation that this one takes back */
  readonly undoes?: string | undefined
  /**
   * of a creation: what it is made for, the same at every attempt; what one attempt has made, or may have made, is looked
   * for before the next. Where the same may be made again, it is taken away when its maker has seen the end
   */
  readonly of?: string | undefined
  /** of a creation: the name it is to have in the end, where it goes out under one of its own */
  readonly named?: string
  /** of a creation: its connection came to an end by itself, and the service is not at it any more */
  readonly isDisconnected?: true
  /** what is needed to send it later, as long as it waits for the network or for a person */
  readonly waiting?: Waiting | undefined
  /** of a draft: what its form is filled with again */
  readonly draft?: z.infer<typeof draftSchema>
  /** of one that waited: when what it says was put there, instant, ISO 8601 in UTC */
  readonly queuedAt?: string | undefined
}

/** The service took it, whatever it made of it. */
export const isDone = ({ state }: Pick<Operation, 'state'>) =>
  state === 'verified' || state === 'differs'

/** What is known of a write beside what it does: its series, what goes with that, what it takes back. */
export type Marks = Pick<Operation, 'series' | 'said' | 'undoes'>

/** What another version of the application, or another program, left under the same name is not read. */
const schema = z.object({
  state: z.enum(operationStates),
  site: z.string(),
  collection: z.enum(writableNames),
  operation: z.enum(['create', 'update', 'delete']),
  id: z.number(),
  changes: z.record(z.string(), z.unknown()),
  waiting: z.optional(waitingSchema),
  draft: z.optional(draftSchema),
})

/** None of an entry that is no operation. */
export function operationIn({ body }: StoredEntry): readonly Operation[] {
  // Sound because what has these properties was put there by `putOperation`.
  return schema.safeParse(body).success ? [body as Operation] : []
}
