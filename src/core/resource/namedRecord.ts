/** How a record can be named by somebody who has no list to choose it from. */
export type NamedRecord = { kind: 'id'; id: string } | { kind: 'slug'; slug: string }

const number = /^[1-9]\d{0,14}$/

/** Where addresses carry the number of a record: those of drafts, and of the site's own administration (contract.md §1.1). */
const parameters = ['p', 'post', 'tag_ID'] as const

/**
 * Interface silent: the address of one occurrence of a series is not specified. It is read as the slug of the series
 * followed by a day.
 */
const day = /^\d{4}-\d\d-\d\d$/

/** The last part of a path that has any, as a slug. */
function slugOf(path: string): string {
  return path.split('/').findLast((part) => part !== '' && !day.test(part)) ?? ''
}

/** The record that a web address names; null for none. */
export function namedInAddress(address: URL): NamedRecord | null {
  const ids = parameters.map((name) => address.searchParams.get(name) ?? '')
  const id = ids.find((text) => number.test(text))
  if (id !== undefined) return { kind: 'id', id }
  const slug = slugOf(address.pathname)
  return slug ? { kind: 'slug', slug } : null
}

/** Reads a number, a slug or a public address; null for what is none of them. */
export function namedRecord(text: string): NamedRecord | null {
  const typed = text.trim()
  const id = typed.replace(/^#/, '')
  if (number.test(id)) return { kind: 'id', id }
  if (/^https?:\/\//i.test(typed))
    return URL.canParse(typed) ? namedInAddress(new URL(typed)) : null
  return typed !== '' && !/^\d+$|[\s/?#]/.test(typed) ? { kind: 'slug', slug: typed } : null
}
