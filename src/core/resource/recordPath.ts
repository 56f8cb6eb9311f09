import type { CollectionName } from './collection.ts'

export function idPath(collection: CollectionName, id: number): string {
  return `${collection}/${id}`
}

/** A slug that is percent-encoded already goes as it is: encoded once (contract.md §7.9). */
export function slugPath(collection: CollectionName, slug: string): string {
  const segment = /%[\da-f]{2}/i.test(slug) ? slug : encodeURIComponent(slug)
  return `${collection}/by-slug/${segment}`
}
