import { queryOptions } from '@tanstack/react-query'
import type { Service } from '../../api/service.ts'
import { keyOf } from '../query/keys.ts'
import { ownerNamed, ownerOf } from '../query/owner.ts'
import type { WritableName } from '../resource/collection.ts'
import { type Operation, operationIn } from './operation.ts'
import { type Amended, amendThere } from '../../platform/amend.ts'
import { changed, database, forget, keep, entryAt, readEntries } from '../../platform/entries.ts'
import { whenErased } from '../../ui/whenErased.ts'

/** One that waited was begun before others that were done first. */
const byTime = (one: Operation, other: Operation) => (one.at < other.at ? -1 : 1)

const ownerOfOperation = ({ site, account }: Operation) => ownerNamed(site, account)

/**
 * Puts it in place of what is known of that operation.
 * @param isNews a page shows it: not that something is on its way, or when it is looked at again
 * @returns whether the device has it
 */
export function putOperation(operation: Operation, isNews = true): Promise<boolean> {
  const { key, at } = operation
  const entry = { key, owner: ownerOfOperation(operation), at, body: operation }
  return keep('operations', entry, isNews ? 'operations' : null)
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
  const wasSent = ({ state, waiting }: Operation) => state !== 'draft' && waiting?.sentAt !== null
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
  waiting === undefined && state !== 'sending' && state !== 'draft'

interface History {
  /** what is over, with what this page alone remembers */
  readonly operations: readonly Operation[]
  /** how many entries are no operations: another version, or another program, put them there */
  readonly foreign: number
}

export const noHistory: History = { operations: [], foreign: 0 }

async function readHistory(owner: string): Promise<History> {
  const read = (await readEntries('operations', owner)).map(operationIn)
  const over = read.flat().filter(isOver).toSorted(byTime)
  const foreign = read.filter(({ length }) => length === 0).length
  return { operations: [...over, ...unstoredOperations(owner)], foreign }
}

/**
 * What an owner wrote from this browser, oldest first, with what this page alone remembers last.
 * @throws where the device is closed to us
 */
export async function readOperations(owner: string): Promise<readonly Operation[]> {
  return (await readHistory(owner)).operations
}

/** One operation by its key, where it is remembered. */
export async function operationAt(key: string): Promise<Operation | undefined> {
  const kept = await entryAt('operations', key)
  const [stored] = kept ? operationIn(kept) : []
  return stored ?? unstored.find((operation) => operation.key === key)
}

type Index = 'due' | 'record' | 'waiting' | 'of' | 'state'

/** Operations by an index of their store. @throws where the device is closed to us */
export async function indexed(index: Index, range: IDBKeyRange, most?: number) {
  const store = (await database()).transaction('operations').store
  return (await store.index(index).getAll(range, most)).flatMap(operationIn)
}

/** Every entry of an index whose key begins with the owner. */
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []])

/** What waits for an owner, in the order in which it was put there. @throws where the device is closed to us */
export async function readWaiting(owner: string): Promise<readonly Operation[]> {
  const waiting = await indexed('waiting', allOf(owner))
  return waiting.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

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

/** Changes an operation that waits; it is left alone for null, and `gone` where it waits no more. */
export function amendWaiting(
  key: string,
  made: (before: Operation) => Operation | null,
): Promise<Amended> {
  return amendThere('operations', key, (kept) => {
    const [before] = operationIn(kept)
    const after = before?.waiting ? made(before) : null
    return after && { ...kept, body: after }
  })
}

/** Forgets an operation that waits: what was done meanwhile stays. False when the device did not let us. */
export function removeWaiting(key: string): Promise<boolean> {
  return changed('operations', async ({ store, done }) => {
    const kept = await store.get(key)
    if (kept && operationIn(kept).some(({ waiting }) => waiting)) await store.delete(key)
    await done
  })
}

/**
 * Every write of this account that this browser remembers, newest first; an error where the device is closed to us, and
 * this page remembers none by itself.
 */
export function historyOptions(service: Service) {
  const owner = ownerOf(service)
  return queryOptions({
    queryKey: keyOf(service, 'history', 'list'),
    queryFn: async () => {
      const unstored = { ...noHistory, operations: unstoredOperations(owner) }
      const read = readHistory(owner)
      const known = await (unstored.operations.length > 0 ? read.catch(() => unstored) : read)
      return { ...known, operations: known.operations.toReversed() }
    },
    // Thousands of records are neither compared with what was read before, nor kept when nobody looks.
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
  })
}
