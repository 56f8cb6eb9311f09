import * as z from 'zod/mini'
import { createPlan, isUpdate, type WritePlan } from '../../../core/job/writes/writePlan.ts'
import { fullRecordOf } from '../../../core/job/writes/updateItem.ts'
import { collectionNames } from '../../../core/resource/collection.ts'
import { titleOfRecord } from '../../../resources/records.ts'
import { asideOf } from '../in/aside.ts'
import { changeProblems, rowProblems } from '../in/rowProblems.ts'
import { unmadeRow, type UnmadeRow } from './unmadeRow.ts'

/** A row of which nothing can be taken. */
const wrongRow = z.object({
  kind: z.literal('problem'),
  place: z.number(),
  problem: z.enum(rowProblems),
  wrong: z.array(
    z.object({ field: z.string(), problem: z.enum(changeProblems), shown: z.optional(z.string()) }),
  ),
})

/** A change that nobody ticked. */
const untickedRow = z.object({
  kind: z.literal('unticked'),
  place: z.number(),
  id: z.number(),
  title: z.string(),
  /** what the calendar has otherwise since the file was written */
  since: z.array(z.string()),
})

const untakenRow = z.discriminatedUnion('kind', [wrongRow, untickedRow])

/** New records of a file, as they are stored. */
const newRecords = z.object({
  ...createPlan.shape,
  file: z.string(),
  /** absent in plans that were stored without them */
  unmade: z.optional(z.array(unmadeRow)),
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
  untaken: z.array(untakenRow),
})

export type UntakenRow = z.infer<typeof untakenRow>

/** What is to be written of a file. */
export interface ImportPlan extends WritePlan {
  readonly language?: string
  /** its name */
  readonly file: string
  /** the other rows of the file, of which nothing is to be written */
  readonly unmade?: readonly (UnmadeRow | UntakenRow)[] | undefined
}

/** Something of that row cannot be read: nobody chose that nothing is written of it. */
export const isWrong = (row: UnmadeRow | UntakenRow) =>
  'wrong' in row && (row.wrong.length > 0 || 'kind' in row)

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
