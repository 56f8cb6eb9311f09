import type { Marks, Operation, Waiting } from '../operation.ts'
import { readWaiting } from '../operationStore.ts'

/** An operation that waits on this device. */
export interface QueuedWrite extends Waiting {
  readonly key: string
  readonly collection: Operation['collection']
  readonly language: string
  /** nothing is changed: the record is deleted */
  readonly deletes: boolean
  readonly marks: Marks
  readonly operation: Operation & { readonly waiting: Waiting }
}

export function queuedIn(operation: Operation): readonly QueuedWrite[] {
  const { key, collection, language, waiting, series, said, undoes } = operation
  if (!waiting) return []
  const deletes = operation.operation === 'delete'
  const marks = { series, said, undoes }
  return [
    { ...waiting, key, collection, language, deletes, marks, operation: { ...operation, waiting } },
  ]
}

/** What waits for one account of one site, the oldest first; nothing where the device is closed to us. */
export async function queueOf(owner: string): Promise<QueuedWrite[]> {
  const waiting = await readWaiting(owner).catch(() => [])
  return waiting.flatMap(queuedIn)
}

function recordOf({ collection, opened }: QueuedWrite): string | null {
  return opened === null ? null : `${collection} ${opened.id}`
}

/** The one to send now: the oldest that nothing stops, unless an earlier one of the same record is stopped. */
export function firstReady(
  items: readonly QueuedWrite[],
  done: ReadonlySet<string>,
): QueuedWrite | undefined {
  const held = new Set<string>()
  for (const item of items) {
    const record = recordOf(item)
    if (done.has(item.key)) continue
    if (item.stop === null && (record === null || !held.has(record))) return item
    if (record !== null) held.add(record)
  }
  return undefined
}
