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
import type { Writable } from '../../write/writing.ts'
import type { CreationItem } from './creationPlan.ts'

/** One record to be made, and where: all of a job are one series of the history. */
export interface Creating {
  readonly service: Service
  readonly collection: Writable<Identified>
  readonly series: string
  /** what it is made for, the same at every attempt */
  readonly of: string
  readonly values: Readonly<Record<string, unknown>>
  /** how far it is: what went out before is looked for first */
  readonly item: CreationItem
  /** ids of records that are known to be others */
  readonly others: readonly number[]
  /** told just before it goes out */
  readonly onSend: (item: CreationItem) => Promise<void>
}

/** How far it is now, and why it was refused. */
export interface Created {
  readonly item: CreationItem
  readonly refusal?: ApiError
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

/** The journal that has it noted before it goes out: a page that is gone a moment later leaves a trace of it. */
function noting(creating: Creating, note: (sent: CreationItem) => void): Journal {
  const { collection, item, values, onSend } = creating
  const name = String(meant({ collection }, values)[collection.merging ?? ''])
  const sending = ({ key, changes }: Operation): CreationItem => {
    const sentAs = String(changes[collection.merging ?? ''])
    const { isAgreed } = item
    return {
      state: 'sending',
      sentAt: Date.now(),
      key,
      ...(isAgreed === undefined ? {} : { isAgreed }),
      ...(sentAs === name ? {} : { sentAs }),
    }
  }
  return {
    ...pageJournal,
    async begin(entry) {
      if (entry.operation === 'create') {
        const sent = sending(entry)
        note(sent)
        await onSend(sent)
      }
      await pageJournal.begin(entry)
    },
  }
}

/** @param sent as it went out now; nothing where it did not */
function afterError(error: unknown, before: CreationItem, sent: CreationItem | null): Created {
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
export async function createItem(creating: Creating): Promise<Created> {
  const { service, collection, series, values, item, others } = creating
  let sent: CreationItem | null = null
  const journal = noting(creating, (now) => (sent = now))
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
