import { forget, keep } from '../../platform/entries.ts'
import { draftOperation } from '../../platform/moveToOperations.ts'
import { ownerNamed } from '../query/owner.ts'
import type { Draft, Operation } from './operation.ts'
import { indexed, operationAt } from './operationStore.ts'
import type { QueuedWrite } from './queue/queued.ts'

/** A draft, by its form. */
export interface StoredDraft {
  /** names the form */
  readonly key: string
  /** a site and an account */
  readonly owner: string
  /** instant, ISO 8601 in UTC, by this device's clock */
  readonly at: string
  readonly body: Draft
}

function draftIn(operation: Operation): readonly StoredDraft[] {
  const { key, at, site, account, collection, language, draft, changes, of } = operation
  if (operation.state !== 'draft' || !draft || collection === 'media') return []
  const id = operation.operation === 'create' ? null : operation.id
  const body = { ...draft, language, collection, id, boxes: changes, of }
  return [{ key, owner: ownerNamed(site, account), at, body }]
}

/** Stores it in place of what its form held before. False when the device is full or closed to us. */
export function putDraft(draft: StoredDraft): Promise<boolean> {
  const { key, owner, at } = draft
  return keep('operations', { key, owner, at, body: draftOperation(draft) }, 'drafts')
}

/** It is saved, or not wanted. False when the device did not let us. */
export function removeDrafts(keys: readonly string[]): Promise<boolean> {
  return forget('operations', keys, 'drafts')
}

/** The draft of a form. */
export async function draftAt(key: string): Promise<StoredDraft | undefined> {
  const operation = await operationAt(key)
  return operation && draftIn(operation)[0]
}

/** The drafts of an owner; none where the device is closed to us. */
export async function draftsOf(owner: string): Promise<readonly StoredDraft[]> {
  const drafts = await indexed('state', IDBKeyRange.only(['draft', owner])).catch(() => [])
  return drafts.flatMap(draftIn)
}

type Sent = Pick<QueuedWrite, 'saidAt' | 'form' | 'changes'>

/** Forgets the draft of a form of which all was sent by way of the queue; not what was typed there since. */
export async function forgetSentDraft({ form, saidAt, changes }: Sent): Promise<void> {
  if (form === undefined) return
  const draft = await draftAt(form)
  if (!draft || draft.at > saidAt) return
  const isSent = Object.keys(draft.body.boxes).every((name) => Object.hasOwn(changes, name))
  if (isSent) await removeDrafts([draft.key])
}

/** Whether all that one that waits says is in the draft of its form, too. */
export async function hasDraft({ form, changes }: Pick<Sent, 'form' | 'changes'>) {
  const draft = form === undefined ? undefined : await draftAt(form)
  return Object.keys(changes).every((name) => Object.hasOwn(draft?.body.boxes ?? {}, name))
}
