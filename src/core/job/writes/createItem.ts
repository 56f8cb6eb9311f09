import { type Operation, unmade } from '../../write/operation.ts'
import { attemptsOf, putOperation, rememberUnstored } from '../../write/operationStore.ts'
import { accountName } from '../../../api/account.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import type { Identified } from '../../resource/collection.ts'
import { PerhapsMade, SameName, existingTerm } from '../../write/saved.ts'
import { type Journal, pagePath, pageJournal } from '../../write/journal.ts'
import { endedByItself } from '../../write/lostAnswer.ts'
import { meant, safeCreation } from '../../write/safeCreation.ts'
import { ownerOf } from '../../query/owner.ts'
import { unique } from '../../resource/unique.ts'
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

/**
 * What went out before is among the operations, where the safe writer looks for it; but for what another version sent, or
 * a page that was gone a moment later.
 */
async function storeAttempt({ service, collection, item, values, of }: Creating): Promise<void> {
  const { sentAt, sentAs, isOver } = item
  if (sentAt === undefined || (await attemptsOf(ownerOf(service), of)).length > 0) return
  const { merging = '', name } = collection
  const wanted = meant({ collection }, values)
  const at = new Date(sentAt).toISOString()
  const attempt: Operation = {
    key: `${at} ${unique()}`,
    at,
    of,
    isDisconnected: isOver,
    state: 'sending',
    site: service.site,
    account: accountName(service.account),
    language: service.language,
    collection: name,
    operation: 'create',
    id: unmade,
    before: null,
    after: null,
    changes: sentAs === undefined ? wanted : { ...wanted, [merging]: sentAs },
    from: pagePath(),
    ...(sentAs === undefined ? {} : { named: String(wanted[merging]) }),
  }
  if (!(await putOperation(attempt))) rememberUnstored(attempt)
}

/** The journal that has an item noted before it goes out: a page that is gone a moment later leaves a trace of it. */
export function notingJournal(
  operation: Operation['operation'],
  onSend: (entry: Operation) => Promise<void>,
): Journal {
  return {
    ...pageJournal,
    async begin(entry) {
      if (entry.operation === operation) await onSend(entry)
      await pageJournal.begin(entry)
    },
  }
}

/** As it goes out: under another name, perhaps, where others have its own. */
function sending({ collection, values, item }: Creating, { key, changes }: Operation): WriteItem {
  const { isAgreed } = item
  const name = String(meant({ collection }, values)[collection.merging ?? ''])
  const sentAs = String(changes[collection.merging ?? ''])
  return {
    state: 'sending',
    sentAt: Date.now(),
    key,
    ...(isAgreed === undefined ? {} : { isAgreed }),
    ...(sentAs === name ? {} : { sentAs }),
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
  const journal = notingJournal('create', async (entry) => {
    sent = sending(creating, entry)
    await creating.onSend(sent)
  })
  const { isAgreed: evenIfNamed } = item
  const evenIfMade = evenIfNamed === true && item.sentAt === undefined
  const creation = { values, evenIfNamed, evenIfMade, others, of: creating.of }
  try {
    await storeAttempt(creating)
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
