import type { Operation } from '../../write/operation.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import type { Identified } from '../../resource/collection.ts'
import { PerhapsMade, SameName, existingTerm } from '../../write/saved.ts'
import { type Journal, pageJournal } from '../../write/journal.ts'
import { endedByItself } from '../../write/lostAnswer.ts'
import { safeCreation } from '../../write/safeCreation.ts'
import type { Outcome } from '../../write/performed.ts'
import type { Writable } from '../../write/writing.ts'
import type { WriteItem } from './writePlan.ts'

/** One record to be made, and where: all of a job are one series of the history. */
export interface Creating {
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
export function notingJournal(
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
