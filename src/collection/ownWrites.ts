import type { Service } from '../service/service.ts'
import type { Collection, Identified } from './collection.ts'
import type { Values } from './merge.ts'
import { modifiedUtc } from './modifiedUtc.ts'
import { ownerOf } from './owner.ts'
import type { Difference } from './saved.ts'

/** A write of this page, field by field. */
interface OwnWrite {
  /** as the service dates it, `''` where it does not: a reading from before says nothing of what came after */
  readonly modified: string
  readonly was: Values
  readonly is: Values
}

/** As many as are remembered, of one record the last. */
const most = 500

const writes = new Map<string, OwnWrite>()

type Place<R extends Identified> = Pick<Collection<R, never, never, never>, 'name' | 'fields'>

/** Of the account too: whoever signs in after somebody else has written nothing yet. */
const keyOf = (service: Service, name: string, id: number) => `${ownerOf(service)} ${name} ${id}`

/** Keeps in mind what a write made of the fields that it was to change. */
export function noteOwnWrite<R extends Identified>(
  service: Service,
  { name, fields }: Place<R>,
  before: R,
  after: R,
  changes: Values,
): void {
  const names = Object.keys(changes).filter((field) => fields[field] !== undefined)
  const valuesIn = (record: R) =>
    Object.fromEntries(names.map((field) => [field, fields[field]?.of(record)]))
  const key = keyOf(service, name, after.id)
  writes.delete(key)
  writes.set(key, { modified: modifiedUtc(after), was: valuesIn(before), is: valuesIn(after) })
  const [oldest] = writes.keys()
  if (writes.size > most && oldest !== undefined) writes.delete(oldest)
}

/** It is known, or not wanted: nothing is said of the last write of this record any more. */
export function forgetOwnWrite(service: Service, name: string, id: number): void {
  writes.delete(keyOf(service, name, id))
}

/**
 * Fields that are again as they were before this page's last write. No service tells of a write that lands between
 * another's reading and its write: that one repeats what it had read, and this is how it looks from here.
 */
export function setBackIn<R extends Identified>(
  service: Service,
  { name, fields }: Place<R>,
  record: R,
): readonly Difference[] {
  const write = writes.get(keyOf(service, name, record.id))
  if (write === undefined || write.modified === '' || modifiedUtc(record) < write.modified)
    return []
  return Object.entries(write.is).flatMap(([field, intended]): Difference[] => {
    const { of, same } = fields[field] ?? {}
    if (of === undefined || same === undefined) return []
    const found = of(record)
    const isBack = !same(intended, found) && same(write.was[field], found)
    return isBack ? [{ field, intended, found, sent: true }] : []
  })
}
