/** A title as a slug: plain lower-case letters, digits and hyphens; other scripts percent-encoded. */
export const slugOf = (title: string): string => {
  const words = title
    .replaceAll(/<[^<>]*>/g, '')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’·]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return encodeURIComponent(words).toLowerCase().slice(0, 180)
}

/** Hands out slugs that are unique in a language, as the service does: `fira`, `fira-2`, `fira-3`. */
export const makeSlugBook = (): ((language: string, wanted: string) => string) => {
  const last = new Map<string, number>()
  const taken = new Set<string>()
  return (language, wanted) => {
    const key = `${language}/${wanted}`
    let number = last.get(key) ?? 0
    let slug = wanted
    do {
      number += 1
      slug = number === 1 ? wanted : `${wanted}-${number}`
    } while (taken.has(`${language}/${slug}`))
    last.set(key, number)
    taken.add(`${language}/${slug}`)
    return slug
  }
}
