import type { Service } from '../../api/service.ts'
import { ownerOf } from '../query/owner.ts'
import type { Collection, Identified } from '../resource/collection.ts'
import type { Fields } from '../resource/field.ts'
import { modifiedUtc } from '../resource/modifiedUtc.ts'
import { isAsMeant } from './compare.ts'
import type { Operation } from './operation.ts'
import type { Difference } from './saved.ts'

/** A write of this account that somebody has overwritten since, in part. */
export interface Overtaken {
  readonly entry: Operation
  readonly record: Identified
  readonly fields: readonly OvertakenField[]
}

/** As many as are remembered, of one record the last. */
const most = 100

const writes = new Map<string, Operation>()

type Place<R extends Identified> = Pick<Collection<R, never, never, never>, 'name' | 'fields'>

/** Of the account too: whoever signs in after somebody else has written nothing yet. */
const keyOf = (service: Service, name: string, id: number) => `${ownerOf(service)} ${name} ${id}`

/** Keeps in mind what this page wrote last into a record. */
export function noteOwnWrite(service: Service, entry: Operation): void {
  const key = keyOf(service, entry.collection, entry.id)
  writes.delete(key)
  writes.set(key, entry)
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
  if (!write) return []
  // Sound because the safe writer records what its collection read.
  const [before, after] = [write.before as R, write.after as R]
  // A reading from before says nothing of what came after; a service that does not date them tells nothing at all.
  const written = modifiedUtc(after)
  if (written === '' || modifiedUtc(record) < written) return []
  const isBack = ({ field, now }: OvertakenField) =>
    fields[field]?.same(fields[field].of(before), now) === true
  return overtakenIn(fields, write, [], record).filter(isBack).map(differenceOf)
}

const differenceOf = ({ field, saved, now }: OvertakenField): Difference => {
  return { field, intended: saved, found: now, sent: true }
}

type Take = (record: Identified, fields: readonly Difference[]) => void

const forms = new Map<string, Set<Take>>()

/** Hands a form the readings of its record in which something of what was saved is otherwise, and what that is. */
export function watchOwnWrites(service: Service, name: string, id: number, take: Take): () => void {
  const key = keyOf(service, name, id)
  const those = forms.get(key) ?? new Set()
  forms.set(key, those.add(take))
  return () => {
    those.delete(take)
    if (those.size === 0) forms.delete(key)
  }
}

/** Lets the forms of a record tell in their place what is otherwise by now. False when none is open. */
export function notifyForms(service: Service, { entry, record, fields }: Overtaken): boolean {
  const those = forms.get(keyOf(service, entry.collection, record.id))
  for (const take of those ?? []) take(record, fields.map(differenceOf))
  return those !== undefined
}

/** A field that was saved here, and is otherwise since: with the values an editor sees. */
export interface OvertakenField {
  readonly field: string
  readonly saved: unknown
  readonly now: unknown
  /** whoever changed it again from here had read that */
  readonly isSeen: boolean
}

type Write = Pick<Operation, 'before' | 'changes'>

/**
 * Which of the fields that a write meant to change are otherwise in a later reading. A service has no locking
 * (product.md §5): whoever read the record before this write and wrote after it has put them back without knowing.
 * @param later writes of the same record from here, which came after: what those changed is theirs, and what they had
 * read is what had become of this write
 */
export function overtakenIn<R extends Identified>(
  fields: Fields<R>,
  entry: Write & Pick<Operation, 'after'>,
  later: readonly Write[],
  record: R,
): readonly OvertakenField[] {
  // Sound because the safe writer records what its collection read.
  const [before, after] = [entry.before as R | null, entry.after as R | null]
  if (after === null) return []
  return Object.keys(entry.changes).flatMap((name) => {
    const field = fields[name]
    const next = later.find(({ changes }) => Object.hasOwn(changes, name))
    if (!field) return []
    const saved = field.of(after)
    const was = before === null ? saved : field.of(before)
    // Sound because the safe writer records what its collection read.
    const read = (next?.before ?? null) as R | null
    // A write of another tab that read the record before this one landed has the field as it was.
    const knewNothing = read !== null && !field.same(was, saved) && field.same(was, field.of(read))
    const isSeen = next !== undefined && !knewNothing
    const reading = isSeen ? read : record
    if (reading === null) return []
    const now = field.of(reading)
    return isAsMeant(field, was, saved, now) ? [] : [{ field: name, saved, now, isSeen }]
  })
}
