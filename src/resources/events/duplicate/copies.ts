import * as z from 'zod/mini'
import { createPlan } from '../../../core/job/writes/writePlan.ts'
import type { WriteKind } from '../../../core/job/writes/writeRun.ts'
import { type WriteJob, writeStore } from '../../../core/job/writes/writeStore.ts'
import { events } from '../events.ts'

const copyPlan = z.object({
  ...createPlan.shape,
  /** id and title of the event that is copied */
  original: z.number(),
  title: z.string(),
})

export type CopyPlan = z.infer<typeof copyPlan>
export type CopyJob = WriteJob<CopyPlan>

/** Copies of events, as this device has them. */
export const copies = writeStore<CopyPlan>({
  mark: ' copies',
  planOf: (body) => copyPlan.safeParse(body).data ?? null,
})

export const copyKind: WriteKind<CopyPlan> = {
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
