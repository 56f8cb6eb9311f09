import * as z from 'zod/mini'
import { apiErrorKinds } from '../../api/apiError.ts'

/** What can come of one item of a job, what needs looking at first. */
export const jobOutcomes = [
  'refused',
  'conflict',
  /** others of its name are there: a person chooses */
  'named',
  /** sent, and nobody knows whether it was done */
  'unknown',
  /** done, and the service made something else of it */
  'differs',
  /** not begun, or put off */
  'waiting',
  /** it waits for the network */
  'queued',
  /** it was so already */
  'unchanged',
  'undone',
  /** nothing is to be done of it: a person chose so */
  'left',
  'saved',
] as const
export type JobOutcome = (typeof jobOutcomes)[number]

/** What is stored of every item of a job; kinds add to it. */
export const jobItem = z.object({
  /** `sending`: it goes out, and nobody knows its end */
  state: z.enum(['sending', ...jobOutcomes]),
  /** of what was refused */
  why: z.optional(
    z.object({
      kind: z.enum(apiErrorKinds),
      code: z.string(),
      params: z.record(z.string(), z.string()),
    }),
  ),
  /** of which the service made something else, or which somebody else has changed */
  fields: z.optional(z.array(z.string())),
  /** when it went out, milliseconds of this device's clock: it is looked for before it goes out again */
  sentAt: z.optional(z.number()),
  /** the service is not at it any more */
  isOver: z.optional(z.literal(true)),
  /** of what was made, or is taken in its place */
  id: z.optional(z.number()),
  /** of its operation; nothing of what was there already */
  key: z.optional(z.string()),
})
export type JobItem = z.infer<typeof jobItem>

/** As a page says it: what goes out, without a page that waits for its answer, has an end that nobody knows. */
export const outcomeOf = ({ state }: Pick<JobItem, 'state'>): JobOutcome =>
  state === 'sending' ? 'unknown' : state

const done: ReadonlySet<JobItem['state']> = new Set(['saved', 'differs', 'unchanged'])

/** It is there. */
export const isDone = ({ state }: Pick<JobItem, 'state'>) => done.has(state)

/** Ended, whatever came of it: nothing is left to be done of it from here. */
export const isSettled = (item: Pick<JobItem, 'state'>) =>
  isDone(item) || item.state === 'queued' || item.state === 'undone' || item.state === 'left'
