import * as z from 'zod/mini'
import { collectionNames } from '../../../collection/collection.ts'
import { refusalKinds } from '../../../service/refusal.ts'
import { unmadeRow } from './unmadeRow.ts'

const collection = z.enum(collectionNames)

/** A record that is to be made, with those that have to be there before it. */
const task = z.object({
  of: collection,
  title: z.string(),
  /** the row of the file; null of what its rows only name */
  place: z.nullable(z.number()),
  values: z.record(z.string(), z.unknown()),
  /** by the field, ids of what it names */
  links: z.record(z.string(), z.array(z.number())),
  /** by the field, places in the plan of what is made before it and named by it */
  needs: z.record(z.string(), z.array(z.number())),
  /** made although a record of its name is there: a person chose so */
  evenIfNamed: z.boolean(),
  /** what names it in a calendar file */
  uid: z.optional(z.string()),
})

const plan = z.object({
  of: collection,
  language: z.string(),
  /** name of the file */
  file: z.string(),
  tasks: z.array(task),
  /** the other rows of the file, of which nothing is to be made; absent in plans that were kept without them */
  unmade: z.optional(z.array(unmadeRow)),
  /** ids of records that were there before: none of them is one of these */
  known: z.array(z.number()),
})

/** Why something was refused, as far as that outlasts the page. */
export const refusedFor = z.object({
  kind: z.enum(refusalKinds),
  code: z.string(),
  params: z.record(z.string(), z.string()),
})

/**
 * Why what was to be taken back is there all the same: changed by somebody since, refused, or forgotten by the history,
 * which has what it takes, or cannot be read now.
 */
const stays = z.enum(['changed', 'refused', 'forgotten', 'unread'])
export type Stays = z.infer<typeof stays>

/**
 * `begun`: asked for, and no answer yet; `unknown`: the answer was lost, and nothing was found out; `named`: others of its
 * name are there; `undone`: made, and taken back.
 */
const progress = z.object({
  state: z.enum(['waiting', 'begun', 'made', 'refused', 'named', 'unknown', 'undone', 'left']),
  /** of what was refused */
  why: z.optional(refusedFor),
  stays: z.optional(stays),
  /** when it went out, milliseconds of this device's clock: it is looked for before it goes out again */
  sentAt: z.optional(z.number()),
  /** its connection came to an end by itself: the service is not at it any more */
  isOver: z.optional(z.literal(true)),
  /** of what was made, or is taken in its place */
  id: z.optional(z.number()),
  /** of its entry in the history; nothing of what was there already */
  key: z.optional(z.string()),
  /** fields of which the service made something else */
  differs: z.optional(z.array(z.string())),
  /** ids of others of its name */
  others: z.optional(z.array(z.number())),
  /** a person wants another one beside those */
  isAgreed: z.optional(z.boolean()),
  /** the name it went out under, where others have its own */
  sentAs: z.optional(z.string()),
})

export type ImportTask = z.infer<typeof task>

/** What an import comes to, as it was confirmed: nothing of it changes any more. */
export type ImportPlan = z.infer<typeof plan>

/** How far one task is. */
export type Progress = z.infer<typeof progress>

export const waiting: Progress = { state: 'waiting' }

/** What is known of a task however its answer was lost. */
export const outlasting = ({ isAgreed, sentAs }: Progress = waiting): Partial<Progress> => ({
  ...(isAgreed === true ? { isAgreed } : {}),
  ...(sentAs === undefined ? {} : { sentAs }),
})

/** @returns null for what is no plan */
export function planOf(body: unknown): ImportPlan | null {
  return plan.safeParse(body).data ?? null
}

/** @returns null for what is none */
export function progressOf(body: unknown): Progress | null {
  return progress.safeParse(body).data ?? null
}

/** Ended, whatever came of it. */
const settled: ReadonlySet<Progress['state']> = new Set(['made', 'undone', 'left'])

export const isSettled = ({ state }: Progress) => settled.has(state)

/** Places of the tasks in one of these states. */
export function placesIn(
  all: readonly Progress[],
  ...states: readonly Progress['state'][]
): readonly number[] {
  return all.flatMap(({ state }, at) => (states.includes(state) ? [at] : []))
}

const isOpen = ({ state }: Progress) => !settled.has(state)

/** Places of what was made for others and is taken back, though some that need it are still to be made. */
export function neededAnew(
  tasks: readonly ImportTask[],
  all: readonly Progress[],
): readonly number[] {
  const needed = new Set<number>()
  const look = (at: number) => {
    for (const before of Object.values(tasks[at]?.needs ?? {}).flat()) {
      if (all[before]?.state !== 'undone' || needed.has(before)) continue
      needed.add(before)
      look(before)
    }
  }
  for (const [at, one] of all.entries()) if (isOpen(one)) look(at)
  return [...needed]
}

/** What a task holds once what it needs is made; null before. */
export function valuesOf(
  { values, links, needs }: ImportTask,
  all: readonly Progress[],
): Readonly<Record<string, unknown>> | null {
  const named: Record<string, unknown> = {}
  for (const field of new Set([...Object.keys(links), ...Object.keys(needs)])) {
    const before = (needs[field] ?? []).map((at) => all[at] ?? waiting)
    if (before.some(({ state }) => state !== 'made' && state !== 'left')) return null
    const made = before.flatMap(({ state, id }) =>
      state === 'made' && id !== undefined ? [id] : [],
    )
    const ids = [...new Set([...(links[field] ?? []), ...made])]
    if (ids.length > 0) named[field] = field === 'parent' ? ids[0] : ids
  }
  return { ...values, ...named }
}
