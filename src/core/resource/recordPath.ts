import type { WritableName } from './collection.ts'

export function idPath(collection: WritableName, id: number): string {
  return `${collection === 'media' ? mediaPath : collection}/${id}`
}

/** Below the site's REST root, not below the interface's. */
export const mediaPath = 'wp/v2/media'

/** A slug that is percent-encoded already goes as it is: encoded once (contract.md §7.9). */
export function slugPath(collection: WritableName, slug: string): string {
  const segment = /%[\da-f]{2}/i.test(slug) ? slug : encodeURIComponent(slug)
  return `${collection}/by-slug/${segment}`
}
