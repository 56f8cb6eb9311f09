/** How an event can be named by somebody who has no list to choose it from. */
export type NamedEvent = { kind: 'id'; id: string } | { kind: 'slug'; slug: string }

/** The last part of a path that has any, as a slug. */
function slugOf(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? ''
}

function inAddress(address: URL): NamedEvent | null {
  // Drafts have an address with their number in it (contract.md §1.1).
  const id = address.searchParams.get('p') ?? address.searchParams.get('post') ?? ''
  if (/^[1-9]\d*$/.test(id)) return { kind: 'id', id }
  const slug = slugOf(address.pathname)
  return slug ? { kind: 'slug', slug } : null
}

/** Reads a number, a slug or a public address; null for what is none of them. */
export function namedEvent(text: string): NamedEvent | null {
  const typed = text.trim()
  if (/^#?[1-9]\d{0,14}$/.test(typed)) return { kind: 'id', id: typed.replace('#', '') }
  if (/^https?:\/\//i.test(typed)) return URL.canParse(typed) ? inAddress(new URL(typed)) : null
  return typed !== '' && !/^\d+$|[\s/?#]/.test(typed) ? { kind: 'slug', slug: typed } : null
}
