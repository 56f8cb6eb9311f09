import * as z from 'zod/mini'
import { collectionNames, type Identified } from '../../../../core/resource/collection.ts'
import { jobItem } from '../../../../core/job/jobItem.ts'
import type { Outcome } from '../../../../core/write/performed.ts'
import { ApiError } from '../../../../api/apiError.ts'
import type { Values } from '../../../../core/write/merge.ts'
import { type Aside, asideOf, fullRecordOf } from '../aside.ts'
import { changeProblems, rowProblems } from '../rowProblems.ts'

const cell = z.object({
  field: z.string(),
  problem: z.enum(changeProblems),
  shown: z.optional(z.string()),
})

/** A row that is to be written, over the record as it was when that was confirmed; so it is kept. */
const row = z.object({
  place: z.number(),
  record: z.looseObject({ id: z.number() }),
  values: z.record(z.string(), z.unknown()),
})

/** A row of which nothing can be taken. */
const wrongRow = z.object({
  kind: z.literal('problem'),
  place: z.number(),
  problem: z.enum(rowProblems),
  wrong: z.array(cell),
})

/** A row that nobody ticked. */
const untickedRow = z.object({
  kind: z.literal('unticked'),
  place: z.number(),
  id: z.number(),
  title: z.string(),
  /** what the calendar has otherwise since the file was written */
  since: z.array(z.string()),
})

/** Changes of a file, as they were confirmed: nothing of it changes any more. */
const plan = z.object({
  kind: z.literal('changes'),
  of: z.enum(collectionNames),
  /** name of the file */
  file: z.string(),
  rows: z.array(row),
  untaken: z.array(z.discriminatedUnion('kind', [wrongRow, untickedRow])),
})

/** What would have ended before it starts, so that it is said so of it and not that somebody else changed it. */
const crossing = z.object({
  field: z.string(),
  opened: z.unknown(),
  theirs: z.unknown(),
  mine: z.unknown(),
  beside: z.optional(z.object({ field: z.string(), value: z.unknown() })),
})

/** What came of a row; that it waits for the network the queue alone knows, and it is not stored here. */
const progress = z.object({
  ...jobItem.shape,
  /** kept back here, by what the site asks of such a record */
  reasons: z.optional(z.array(z.object({ words: z.string(), field: z.nullable(z.string()) }))),
  /** found so in the history: no page that wrote it has told of those fields */
  isFound: z.optional(z.literal(true)),
  crossed: z.optional(crossing),
})

type KeptPlan = z.infer<typeof plan>

/** The same as a page holds it. */
export interface PlannedRow extends Aside {
  readonly place: number
  readonly values: Values
}

export type ChangePlan = Omit<KeptPlan, 'rows'> & { readonly rows: readonly PlannedRow[] }
export type UntakenRow = ChangePlan['untaken'][number]
export type UntickedRow = z.infer<typeof untickedRow>
export type RowProgress = z.infer<typeof progress>

export const waitingRow: RowProgress = { state: 'waiting' }

/** @returns null for what is no plan of changes */
export function changePlanOf(body: unknown): ChangePlan | null {
  const { data } = plan.safeParse(body)
  if (data === undefined) return null
  const rows = data.rows.map(({ place, record, values }) => {
    return { place, values, ...asideOf(data.of, record, Object.keys(values)) }
  })
  return { ...data, rows }
}

/** As it is kept, each record whole: without it nothing could be gone on with. */
export async function storedPlanOf({ rows, ...facts }: ChangePlan): Promise<unknown> {
  const whole = rows.map(async ({ place, values, ...aside }) => {
    return { place, values, record: await fullRecordOf(aside) }
  })
  return { ...facts, rows: await Promise.all(whole) }
}

export function rowProgressOf(body: unknown): RowProgress {
  return progress.safeParse(body).data ?? waitingRow
}

/** What of an outcome outlasts the page. */
export function progressAfter(outcome: Outcome<Identified>, isUndo: boolean): RowProgress | null {
  const { kind } = outcome
  // What could not be taken back stays as it was written.
  if (isUndo && (kind === 'saved' || kind === 'unchanged')) return { state: 'undone' }
  if (isUndo) return kind === 'differs' ? { state: 'undone', fields: [...outcome.fields] } : null
  if (kind === 'differs') return { state: kind, fields: [...outcome.fields] }
  if (kind === 'conflict') {
    const { fields, crossed } = outcome
    return { state: kind, fields: [...fields], ...(crossed ? { crossed } : {}) }
  }
  if (kind !== 'refused') return { state: kind }
  const { kind: why, code, params } = outcome.refusal
  const reasons = outcome.reasons ? { reasons: [...outcome.reasons] } : {}
  return { state: kind, why: { kind: why, code, params }, ...reasons }
}

/** The same, to be said in the words of any change of many; nothing where there is no more to say. */
export function outcomeOf(
  record: Identified,
  { state, why, reasons, fields = [], crossed }: RowProgress,
): Outcome<Identified> | undefined {
  if (state === 'differs' || (state === 'undone' && fields.length > 0))
    return { kind: 'differs', record, fields }
  if (state === 'conflict') return { kind: state, fresh: record, fields, crossed }
  if (state !== 'refused' || why === undefined) return undefined
  return { kind: state, refusal: new ApiError(why), ...(reasons ? { reasons } : {}) }
}
