import * as z from 'zod/mini'
import { isDone, isSettled, jobItem } from '../jobItem.ts'
import { collectionNames } from '../../resource/collection.ts'

const collection = z.enum(collectionNames)

/** A record that is to be made, with those that have to be there before it. */
const task = z.object({
  of: collection,
  title: z.string(),
  /** the row of the file; null of what its rows only name, and of copies */
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

/** Records that are to be made, as they were confirmed: nothing of it changes any more. Kinds add to it. */
export const creationPlan = z.object({
  of: collection,
  language: z.string(),
  tasks: z.array(task),
  /** what all of them have */
  values: z.optional(z.record(z.string(), z.unknown())),
  /** ids of records that were there before: none of them is one of these */
  known: z.array(z.number()),
  /** what all of it is called in the history, where that is not made of its key */
  series: z.optional(z.string()),
})

const creationItem = z.object({
  ...jobItem.shape,
  /** ids of others of its name */
  others: z.optional(z.array(z.number())),
  /** a person wants another one besides those */
  isAgreed: z.optional(z.boolean()),
  /** the name it went out under, where others have its own */
  sentAs: z.optional(z.string()),
})

export type CreationTask = z.infer<typeof task>
export type CreationPlan = z.infer<typeof creationPlan>

/** How far one record is; `left`: it is there, or nobody wants it. */
export type CreationItem = z.infer<typeof creationItem>

/** As versions before the one job store wrote it. */
const earlier = z.object({
  state: z.enum(['begun', 'made']),
  differs: z.optional(z.array(z.string())),
})

/** @returns null for what is none */
export function creationItemOf(body: unknown): CreationItem | null {
  const { data: before } = earlier.safeParse(body)
  const fields = before?.differs ?? []
  const made = fields.length > 0 ? { state: 'differs', fields } : { state: 'saved' }
  const now = before?.state === 'begun' ? { state: 'sending' } : before && made
  return creationItem.safeParse({ ...Object(body), ...now }).data ?? null
}

/** Places of what was made for others and is taken back, though some that need it are still to be made. */
export function neededAnew(
  tasks: readonly CreationTask[],
  items: readonly CreationItem[],
): readonly number[] {
  const needed = new Set<number>()
  const look = (at: number) => {
    for (const before of Object.values(tasks[at]?.needs ?? {}).flat()) {
      if (items[before]?.state !== 'undone' || needed.has(before)) continue
      needed.add(before)
      look(before)
    }
  }
  for (const [at, item] of items.entries()) if (!isSettled(item)) look(at)
  return [...needed]
}

/** What a record holds once what it needs is made; null before. */
export function valuesAt(
  plan: Pick<CreationPlan, 'tasks' | 'values'>,
  items: readonly CreationItem[],
  at: number,
): Readonly<Record<string, unknown>> | null {
  const task = plan.tasks[at]
  if (!task) return null
  const { values, links, needs } = task
  const named: Record<string, unknown> = {}
  for (const field of new Set([...Object.keys(links), ...Object.keys(needs)])) {
    const before = (needs[field] ?? []).flatMap((place) => items[place] ?? [])
    if (before.some((item) => !isDone(item) && item.state !== 'left')) return null
    const made = before.flatMap((item) => (isDone(item) ? (item.id ?? []) : []))
    const ids = [...new Set([...(links[field] ?? []), ...made])]
    if (ids.length > 0) named[field] = field === 'parent' ? ids[0] : ids
  }
  return { ...plan.values, ...values, ...named }
}
