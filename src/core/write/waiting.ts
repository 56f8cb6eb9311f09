import * as z from 'zod/mini'
import type { Identified } from '../resource/collection.ts'
import type { Draft } from '../views/form/drafts/draft.ts'
import type { RefusalFacts } from '../../api/refusal.ts'

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

/** Why one that waits cannot go on by itself. */
export type Stop = z.infer<typeof stop>

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
