import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import type { Identified } from '../../resource/collection.ts'
import {
  type Outcome,
  performed,
  type Reason,
  unfailing,
  withheldOutcome,
} from '../../write/performed.ts'
import { type Task, updateTo } from '../../write/task.ts'
import type { Writable } from '../../write/writing.ts'
import { type ItemResult, notingJournal } from './createItem.ts'
import type { UpdateTask, WriteItem } from './writePlan.ts'

/** The whole record as it was when its change was confirmed. */
export async function fullRecordOf({ whole }: Pick<UpdateTask, 'whole'>): Promise<Identified> {
  // Sound because what lies there was a record.
  return JSON.parse(await whole.text()) as Identified
}

interface Updating {
  readonly task: UpdateTask
  readonly collection: Writable<Identified>
  /** as the last attempt found it, where somebody else had changed it: a person goes over that */
  readonly fresh: Identified | null
}

/** What is to be written to one record. */
export async function updateMeant({
  task,
  collection,
  fresh,
}: Updating): Promise<Task<Identified>> {
  const opened = fresh ?? (await fullRecordOf(task))
  const step = updateTo(collection.fields, opened, task.values)
  return { opened, step: step.kind === 'update' ? step : { kind: 'update', changes: {} } }
}

interface Writing extends Updating {
  /** the key of the operation that went out for it before */
  readonly sentAs: string | undefined
  /** told just before it goes out */
  readonly onSend: (item: WriteItem) => Promise<void>
  readonly service: Service
  /** what all of the job is called in the history */
  readonly series: string
  readonly reasonsAgainst?: ((meant: Task<Identified>) => Promise<readonly Reason[]>) | undefined
}

/** Changes one record, by the only way records are changed; what an earlier page wrote is found so. Never rejects. */
export async function updateItem(writing: Writing): Promise<ItemResult> {
  const { service, collection, series, reasonsAgainst } = writing
  let key = writing.sentAs
  const journal = notingJournal('update', async (entry) => {
    key = entry.key
    await writing.onSend({ state: 'sending', sentAt: Date.now(), key })
  })
  const outcome = await unfailing<Identified>(async () => {
    const meant = await updateMeant(writing)
    const reasons = (await reasonsAgainst?.(meant)) ?? []
    if (reasons.length > 0) return withheldOutcome(reasons)
    return performed({ service, collection, journal, operation: { series } }, meant)
  })
  const item = { ...itemAfter(outcome), ...(key === undefined ? {} : { key }) }
  if (outcome.kind === 'refused') return { item, outcome, refusal: outcome.refusal }
  // Of thousands that are written none is held.
  return { item, outcome: outcome.kind === 'saved' ? { ...outcome, record: null } : outcome }
}

/** What of an outcome outlasts the page. */
export function itemAfter(outcome: Outcome<Identified>): WriteItem {
  const { kind } = outcome
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

/** How one stands that was taken back; null where it could not be, and stays as it was written. */
export function itemUndone({ kind, ...outcome }: Outcome<Identified>): WriteItem | null {
  if (kind === 'saved' || kind === 'unchanged') return { state: 'undone' }
  return 'fields' in outcome && kind === 'differs'
    ? { state: 'undone', fields: [...outcome.fields] }
    : null
}

/** What was noted of a change, to be said in the words of any change of many; nothing where there is no more to say. */
export function outcomeIn(
  record: Identified,
  { state, why, reasons, fields = [], crossed }: WriteItem,
): Outcome<Identified> | undefined {
  if (state === 'differs' || (state === 'undone' && fields.length > 0))
    return { kind: 'differs', record, fields }
  if (state === 'conflict') return { kind: state, fresh: record, fields, crossed }
  if (state !== 'refused' || why === undefined) return undefined
  return { kind: state, refusal: new ApiError(why), ...(reasons ? { reasons } : {}) }
}
