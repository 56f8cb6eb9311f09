import * as z from 'zod/mini'
import { creationPlan } from '../../../core/job/creations/creationPlan.ts'
import type { CreationKind } from '../../../core/job/creations/creationRun.ts'
import { type CreationJob, creationStore } from '../../../core/job/creations/creationStore.ts'
import { isSettled } from '../../../core/job/jobItem.ts'
import type { Whose } from '../../../core/job/jobStore.ts'
import { events } from '../events.ts'

const copyPlan = z.object({
  ...creationPlan.shape,
  /** id and title of the event that is copied */
  original: z.number(),
  title: z.string(),
})

export type CopyPlan = z.infer<typeof copyPlan>
export type CopyJob = CreationJob<CopyPlan>

/** Copies of events, as this device has them. */
export const copies = creationStore(' copies', copyPlan)

export const copyKind: CreationKind<CopyPlan> = {
  store: copies,
  writables: { events },
}

/** One copy, as a record to be made. */
export function copyTask(copy: Readonly<Record<'title' | 'start_date' | 'end_date', string>>) {
  const { title, start_date, end_date } = copy
  const values = { title, start_date, end_date }
  return {
    of: 'events',
    title,
    place: null,
    values,
    links: {},
    needs: {},
    evenIfNamed: true,
  } as const
}

/** As pages list them: those that are over are in the history, and nothing is left to be said of them here. */
export const leftCopies = {
  async all(service: Whose): Promise<readonly CopyJob[]> {
    const all = await copies.all(service)
    return all.filter(({ items }) => !items.every(isSettled))
  },
  async settle(service: Whose, _: readonly CopyJob[], isWanted: () => boolean): Promise<void> {
    const all = await copies.all(service)
    await copies.settle(service, all, isWanted)
    const over = all.filter(({ items }) => items.every(isSettled))
    if (isWanted()) await Promise.all(over.map(copies.forget))
  },
}
