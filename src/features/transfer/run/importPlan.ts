import * as z from 'zod/mini'
import { createPlan, isUpdate, type WritePlan } from '../../../core/job/writes/writePlan.ts'
import { fullRecordOf } from '../../../core/job/writes/updateItem.ts'
import { collectionNames } from '../../../core/resource/collection.ts'
import { titleOfRecord } from '../../../resources/records.ts'
import { asideOf } from '../in/aside.ts'

/** A row of the file of which nothing is to be written. */
const leftRow = z.object({
  /** which it is and why, for a `Sentence`, as it was said when the others were confirmed */
  words: z.string(),
  /** something of it cannot be read: nobody chose that nothing is written of it */
  isWrong: z.boolean(),
  /** what it would change, or seems to be already */
  record: z.optional(z.object({ id: z.number(), name: z.string(), language: z.string() })),
})

export type LeftRow = z.infer<typeof leftRow>

/** Versions before this one stored them otherwise: of what those left, the rows that are written count alone. */
// oxlint-disable-next-line promise/valid-params -- `catch` is zod's here
const leftRows = z.catch(z.array(leftRow), [])

/** New records of a file, as they are stored. */
const newRecords = z.object({
  ...createPlan.shape,
  file: z.string(),
  unmade: leftRows,
})

/** Changes of a file, as they are stored: each record whole, for without it nothing could be gone on with. */
const changes = z.object({
  kind: z.literal('changes'),
  of: z.enum(collectionNames),
  file: z.string(),
  rows: z.array(
    z.object({
      place: z.number(),
      record: z.looseObject({ id: z.number() }),
      values: z.record(z.string(), z.unknown()),
    }),
  ),
  untaken: leftRows,
})

/** What is to be written of a file. */
export interface ImportPlan extends WritePlan {
  readonly language?: string
  /** its name */
  readonly file: string
  /** the other rows of the file, of which nothing is to be written */
  readonly unmade: readonly LeftRow[]
}

/** @returns null for what is no such plan */
export function importPlanOf(body: unknown): ImportPlan | null {
  const { data } = changes.safeParse(body)
  if (data === undefined) return newRecords.safeParse(body).data ?? null
  const { of, file, rows, untaken } = data
  const tasks = rows.map(({ place, record: stored, values }) => {
    const { record, whole } = asideOf(of, stored, Object.keys(values))
    return { of, place, title: titleOfRecord(of, stored), values, record, whole }
  })
  return { of, file, tasks, known: [], unmade: untaken }
}

/** As it is stored. */
export async function storedPlanOf(plan: ImportPlan): Promise<unknown> {
  const updates = plan.tasks.filter(isUpdate)
  if (updates.length === 0) return plan
  const { of, file, unmade: untaken } = plan
  const rows = updates.map(async ({ place, values, whole }) => {
    return { place, values, record: await fullRecordOf({ whole }) }
  })
  return { kind: 'changes', of, file, untaken, rows: await Promise.all(rows) }
}
