import type { WritableName } from '../resource/collection.ts'
import { ownerNamed } from '../query/owner.ts'
import type { Operation } from './operation.ts'
import { allOf, byTime, indexed, isOver, unstoredOperations } from './operationStore.ts'

/** Operations of an owner that are to be looked at by now, those that wait longest first. @param now instant, ms */
export function dueOperations(owner: string, now: number): Promise<readonly Operation[]> {
  const range = IDBKeyRange.bound([owner], [owner, new Date(now).toISOString()])
  return indexed('due', range, 200)
}

/** Operations of an owner whose outcome is not known yet, oldest first; none where the device is closed to us. */
export async function sendingOperations(owner: string): Promise<readonly Operation[]> {
  const due = await indexed('due', allOf(owner)).catch(() => [])
  return due.filter(({ state }) => state === 'sending').toSorted(byTime)
}

/** Ids of what an owner made from here, as far as that is known; none where the device is closed to us. */
export async function idsMadeHere(
  owner: string,
  collection: WritableName,
): Promise<ReadonlySet<number>> {
  const range = IDBKeyRange.bound([owner, collection], [owner, collection, []])
  const stored = await indexed('record', range).catch(() => [])
  const all = [...stored, ...unstoredOperations(owner)]
  const isMade = (one: Operation) => one.operation === 'create' && one.collection === collection
  return new Set(all.filter((one) => isMade(one) && isOver(one)).map(({ id }) => id))
}

/** Every operation of an owner on one record, oldest first. */
export async function operationsOn({
  site,
  account,
  collection,
  id,
}: Pick<Operation, 'site' | 'account' | 'collection' | 'id'>): Promise<readonly Operation[]> {
  const range = IDBKeyRange.only([ownerNamed(site, account), collection, id])
  return (await indexed('record', range)).toSorted(byTime)
}
