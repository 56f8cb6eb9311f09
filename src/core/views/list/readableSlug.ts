/** Slugs of other scripts travel percent-encoded (contract.md §1.1). */
export function readableSlug(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
