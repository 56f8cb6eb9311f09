import { ownerNamed } from '../query/owner.ts'
import { database, forget, keep, keptAt, readKept } from '../../platform/kept.ts'
import { whenErased } from '../../ui/whenErased.ts'
import { type Operation, operationIn } from './operation.ts'

/** One that waited was begun before others that were done first. */
export const byTime = (one: Operation, other: Operation) => (one.at < other.at ? -1 : 1)

const ownerOfOperation = ({ site, account }: Operation) => ownerNamed(site, account)

/**
 * Puts it in place of what is known of that operation.
 * @param isNews a page shows it: not that something is on its way, or when it is looked at again
 * @returns whether the device has it
 */
export function putOperation(operation: Operation, isNews = true): Promise<boolean> {
  const { key, at } = operation
  const entry = { key, owner: ownerOfOperation(operation), at, body: operation }
  return keep('operations', entry, isNews)
}

let unstored: readonly Operation[] = []

/** Done operations that the device had no room for: this page alone remembers them, oldest first. */
export function unstoredOperations(owner?: string): readonly Operation[] {
  return unstoredOf(owner).filter(isOver)
}

function unstoredOf(owner?: string): readonly Operation[] {
  return unstored.filter((one) => owner === undefined || ownerOfOperation(one) === owner)
}

/** What went out to make the same record before, and was not seen to end; oldest first. */
export async function attemptsOf(owner: string, of: string): Promise<readonly Operation[]> {
  const stored = await indexed('of', IDBKeyRange.only([owner, of])).catch(() => [])
  const wasSent = ({ waiting }: Operation) => waiting === undefined || waiting.sentAt !== null
  const all = [...stored, ...unstoredOf(owner).filter((one) => one.of === of)]
  return all.filter(wasSent).toSorted(byTime)
}

/** The device had no room for it. */
export function rememberUnstored(operation: Operation): void {
  forgetUnstored(operation.key)
  unstored = [...unstored, operation].slice(-500)
}

/** Forgets one of them, or all. */
export function forgetUnstored(key?: string): void {
  unstored = key === undefined ? [] : unstored.filter((operation) => operation.key !== key)
}
whenErased(() => forgetUnstored())

/** @param now instant, milliseconds @returns instant, ISO 8601 in UTC */
export function instantAfter(now: number, milliseconds: number): string {
  return new Date(now + milliseconds).toISOString()
}

/** Forgets operations for good. False when the device did not let us. */
export function removeOperations(keys: readonly string[]): Promise<boolean> {
  return forget('operations', keys)
}

/** It is known what came of it, or that nobody can know: it is in the history. */
export const isOver = ({ state, waiting }: Pick<Operation, 'state' | 'waiting'>) =>
  waiting === undefined && state !== 'sending'

/**
 * What an owner wrote from this browser, oldest first, with what this page alone remembers last.
 * @throws where the device is closed to us
 */
export async function readOperations(owner: string): Promise<readonly Operation[]> {
  const kept = await readKept('operations', owner)
  const over = kept.flatMap(operationIn).filter(isOver)
  return [...over.toSorted(byTime), ...unstoredOperations(owner)]
}

/** The same; what this page remembers where the device is closed to us. */
export function operationsOf(owner: string): Promise<readonly Operation[]> {
  return readOperations(owner).catch(() => unstoredOperations(owner))
}

/** One operation by its key, where it is remembered. */
export async function operationAt(key: string): Promise<Operation | undefined> {
  const kept = await keptAt('operations', key)
  const [stored] = kept ? operationIn(kept) : []
  return stored ?? unstored.find((operation) => operation.key === key)
}

type Index = 'due' | 'record' | 'waiting' | 'of'

/** Operations by an index of their store. @throws where the device is closed to us */
export async function indexed(index: Index, range: IDBKeyRange, most?: number) {
  const store = (await database()).transaction('operations').store
  return (await store.index(index).getAll(range, most)).flatMap(operationIn)
}

/** Every entry of an index whose key begins with the owner. */
export const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []])

/** What waits for an owner, in the order in which it was put there. @throws where the device is closed to us */
export async function readWaiting(owner: string): Promise<readonly Operation[]> {
  const waiting = await indexed('waiting', allOf(owner))
  return waiting.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}
