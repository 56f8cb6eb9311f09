import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import type { WriteItem, UpdateTask } from './writePlan.ts'
import type { Identified, Writable } from '../../resource/collection.ts'
import { pageJournal } from '../../write/journal.ts'
import { endedByItself } from '../../write/lostAnswer.ts'
import type { Operation } from '../../write/operation.ts'
import { performed, unfailing, withheldOutcome } from '../../write/performed.ts'
import { safeCreation } from '../../write/safeCreation.ts'
import {
  PerhapsMade,
  SameName,
  existingTerm,
  type Outcome,
  type Reason,
} from '../../write/saved.ts'
import { type Task, updateTo } from '../../write/task.ts'
import type { Journal } from '../../write/writing.ts'

/** One record to be made, and where: all of a job are one series of the history. */
interface Creating {
  readonly service: Service
  readonly collection: Writable<Identified>
  readonly series: string
  /** what it is made for, the same at every attempt */
  readonly of: string
  readonly values: Readonly<Record<string, unknown>>
  /** how far it is: what went out before is looked for first */
  readonly item: WriteItem
  /** ids of records that are known to be others */
  readonly others: readonly number[]
  /** told just before it goes out */
  readonly onSend: (item: WriteItem) => Promise<void>
}

/** How far an item is now, and why it was refused. */
export interface ItemResult {
  readonly item: WriteItem
  readonly refusal?: ApiError
  /** of a change, as long as the page is open */
  readonly outcome?: Outcome<Identified>
}

/** The journal that has an item noted before it goes out, after its operation: what went out is looked for among those. */
function notingJournal(
  operation: Operation['operation'],
  onSend: (entry: Operation) => Promise<void>,
): Journal {
  return {
    ...pageJournal,
    async begin(entry) {
      await pageJournal.begin(entry)
      if (entry.operation === operation) await onSend(entry)
    },
  }
}

/** @param sent as it went out now; nothing where it did not */
function afterError(error: unknown, before: WriteItem, sent: WriteItem | null): ItemResult {
  const item = sent ?? before
  if (error instanceof SameName || error instanceof PerhapsMade) {
    const others = error.existing.map((record) => (record as Identified).id)
    return { item: { ...item, state: error instanceof SameName ? 'named' : 'unknown', others } }
  }
  const term = existingTerm(error)
  if (term !== null) return { item: { ...item, state: 'named', others: [term] } }
  const refusal = ApiError.from(error)
  const { kind, code, params, afterWrite } = refusal
  const isLost = afterWrite === 'unknown' || !(error instanceof ApiError)
  const over = sent && endedByItself(error) ? { isOver: true as const } : {}
  if (isLost) return { item: { ...item, ...over, state: 'unknown' }, refusal }
  const { isAgreed } = item
  const refused = { state: 'refused' as const, why: { kind, code, params } }
  const went = afterWrite === undefined ? {} : { ...item, ...over }
  return { item: { ...went, ...(isAgreed === undefined ? {} : { isAgreed }), ...refused }, refusal }
}

/** Makes one record, by the only way records are made; what an earlier sending made is found. Never rejects. */
export async function createItem(creating: Creating): Promise<ItemResult> {
  const { service, collection, series, values, item, others } = creating
  let sent: WriteItem | null = null
  const { isAgreed: evenIfNamed } = item
  const journal = notingJournal('create', async ({ key }) => {
    const agreed = evenIfNamed === undefined ? {} : { isAgreed: evenIfNamed }
    sent = { state: 'sending', sentAt: Date.now(), key, ...agreed }
    await creating.onSend(sent)
  })
  const evenIfMade = evenIfNamed === true && item.sentAt === undefined
  const creation = { values, evenIfNamed, evenIfMade, others, of: creating.of }
  try {
    const writing = { service, collection, journal, operation: { series } }
    const made = await safeCreation(writing, creation)
    const fields = made.differences.map(({ field }) => field)
    const state =
      fields.length > 0 ? { state: 'differs' as const, fields } : { state: 'saved' as const }
    const { key = made.key } = sent ?? {}
    return { item: { ...state, id: made.record.id, ...(key ? { key } : {}) } }
  } catch (error) {
    return afterError(error, item, sent)
  }
}

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
