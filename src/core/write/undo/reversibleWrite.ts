import type { QueryClient } from '@tanstack/react-query'
import type { Service } from '../../../api/service.ts'
import { type Undoable, undoing } from './undoing.ts'
import type { Identified } from '../../resource/collection.ts'
import type { Operation } from '../operation.ts'
import { operationAt } from '../operationStore.ts'
import { Conflict, type Saved } from '../saved.ts'
import { type Updatable, updateOptions } from '../writeOptions.ts'
import { writeOf } from './undoEntry.ts'

/** A change of a record. */
export interface ReversibleWrite<R, Update> {
  /** in the language of the record */
  readonly service: Service
  /** the record as it was when the change was asked for */
  readonly opened: R
  readonly changes: Update
  /** key of the write that this one takes back */
  readonly undoes?: string | undefined
}

/** What came of it, and the change that takes it back; null where nothing was written. */
export interface Reversible<R, Update> extends Saved<R> {
  readonly back: ReversibleWrite<R, Update> | null
}

/**
 * Changes a record through the safe writer. Taking it back is reckoned from what this write left there, so that what
 * somebody else has changed since is a conflict, and never written over.
 * @throws Conflict, ApiError
 */
export async function reversibleWrite<R extends Identified, Update extends object>(
  client: QueryClient,
  collection: Updatable<R, Update>,
  write: ReversibleWrite<R, Update>,
): Promise<Reversible<R, Update>> {
  const { service, opened, changes, undoes } = write
  const options = updateOptions(service, collection)
  const updating = client.getMutationCache().build(client, options)
  try {
    const saved = await updating.execute({ id: opened.id, opened, changes, undoes })
    const entry = saved.key === undefined ? undefined : await operationAt(saved.key)
    return { ...saved, back: backFrom(service, collection, entry) }
  } catch (error) {
    // Where somebody else was first, what is shown is old.
    if (error instanceof Conflict) void client.invalidateQueries()
    throw error
  }
}

function backFrom<R extends Identified, Update extends object>(
  service: Service,
  { fields }: Updatable<R, Update>,
  entry: Operation | undefined,
): ReversibleWrite<R, Update> | null {
  if (!entry) return null
  // Sound because it is the operation of this write.
  const done = writeOf(entry) as Undoable<R>
  const [task] = undoing<R>(fields, [done])
  if (task?.step.kind !== 'update') return null
  // Sound because what is undone is made of the fields that the update was made of.
  const changes = task.step.changes as Update
  return { service, opened: task.opened, changes, undoes: entry.key }
}
