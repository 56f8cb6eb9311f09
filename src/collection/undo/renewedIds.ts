import type { CollectionName } from '../collection.ts'
import { type LostLink, type Operation, unmade } from '../../core/write/operation.ts'

/** Under which ids records are to be found that were deleted for good and made again, by those they had. */
export type RenewedIds = Map<string, number>

const keyOf = (collection: CollectionName, id: number) => `${collection} ${id}`

/** Remembers one that was made again by taking its deletion back. */
export function noteRenewed(
  ids: RenewedIds,
  { collection, id }: Pick<Operation, 'collection' | 'id'>,
  now: number,
): void {
  if (now !== unmade && now !== id) ids.set(keyOf(collection, id), now)
}

type Made = Pick<Operation, 'key' | 'collection' | 'operation' | 'id' | 'undoes'>

/** All that a history tells of. @param entries oldest first */
export function renewedIn(entries: readonly Made[]): RenewedIds {
  const deletions = new Map(
    entries.flatMap((entry) => (entry.operation === 'delete' ? [[entry.key, entry]] : [])),
  )
  const ids: RenewedIds = new Map()
  for (const { operation, undoes, id } of entries) {
    const deletion = operation === 'create' && undoes !== undefined && deletions.get(undoes)
    if (deletion) noteRenewed(ids, deletion, id)
  }
  return ids
}

/** What a record is to be found under. */
export function idNow(ids: RenewedIds, collection: CollectionName, id: number): number {
  const now = ids.get(keyOf(collection, id))
  return now === undefined ? id : idNow(ids, collection, now)
}

/** Terms as an event has them. */
function termsNow(ids: RenewedIds, collection: 'categories' | 'tags', terms: unknown): unknown {
  if (!Array.isArray(terms)) return terms
  return terms.map((term: { readonly id: number }) => {
    return { ...term, id: idNow(ids, collection, term.id) }
  })
}

function recordNow(ids: RenewedIds, collection: CollectionName, record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record
  // Sound because the safe writer records what its collection read.
  const old = record as Readonly<Record<string, unknown>> & { readonly id: number }
  const now = { ...old, id: idNow(ids, collection, old.id) }
  if (collection === 'events')
    return {
      ...now,
      categories: termsNow(ids, 'categories', old.categories),
      tags: termsNow(ids, 'tags', old.tags),
    }
  const { parent } = old
  return typeof parent === 'number' && collection === 'categories'
    ? { ...now, parent: idNow(ids, collection, parent) }
    : now
}

/** A link to a deleted record of this collection, which it may be inside of or have beside others of it. */
function linkNow(ids: RenewedIds, to: CollectionName, link: LostLink): LostLink {
  const now = (value: unknown) => (typeof value === 'number' ? idNow(ids, to, value) : value)
  const value: unknown = Array.isArray(link.value) ? link.value.map(now) : now(link.value)
  return { ...link, id: idNow(ids, link.collection, link.id), value }
}

/** A write as it would read had its records always had the ids they have now. */
export function withNewIds(entry: Operation, ids: RenewedIds): Operation {
  if (ids.size === 0) return entry
  const { collection, links } = entry
  return {
    ...entry,
    id: idNow(ids, collection, entry.id),
    before: recordNow(ids, collection, entry.before),
    after: recordNow(ids, collection, entry.after),
    ...(links ? { links: links.map((link) => linkNow(ids, collection, link)) } : {}),
    ...(entry.left === undefined ? {} : { left: recordNow(ids, collection, entry.left) }),
  }
}
