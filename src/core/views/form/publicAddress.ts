/**
 * The public address of a record after its slug changes, where the slug is the last part of its path; null where it
 * is not, and nobody can tell but the site.
 */
export function addressWithSlug(url: string, slug: string, next: string): string | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null
  const address = new URL(url)
  const parts = address.pathname.split('/')
  const last = parts.findLastIndex((part) => part !== '')
  if (parts[last]?.toLowerCase() !== slug.toLowerCase()) return null
  address.pathname = parts.with(last, encodeURIComponent(next)).join('/')
  return address.href
}

/** The page of a record that everyone sees by now; undefined where nobody does, or there is none. */
export function publicPage(record: {
  readonly status?: string | undefined
  readonly url?: string
}): string | undefined {
  const { status, url = '' } = record
  return status === 'publish' && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}
