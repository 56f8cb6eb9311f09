import type { PairedCollection, Versions } from '../pairing/listing.ts'

/** What an editor said of versions: that they are of one thing, or (of two languages) that they are not. */
export interface Said {
  readonly collection: PairedCollection
  readonly versions: Versions
}

/** All that editors said of one site. */
export interface ConfirmedPairs {
  /** a record is in one of them at most, and none is alone in one */
  readonly together: readonly Said[]
  /** each of two languages */
  readonly apart: readonly Said[]
}

export const nothingConfirmed: ConfirmedPairs = { together: [], apart: [] }

/** Whether two name a record in common. */
function meet(one: Said, other: Said): boolean {
  if (one.collection !== other.collection) return false
  return Object.entries(one.versions).some(([language, id]) => other.versions[language] === id)
}

/** Whether all that one says is said by the other. */
export function isWithin({ collection, versions }: Said, other: Said): boolean {
  if (collection !== other.collection) return false
  return Object.entries(versions).every(([language, id]) => other.versions[language] === id)
}

/** What is left without the records of another; null for one record or none. */
function without({ collection, versions }: Said, gone: Said): Said | null {
  const left = Object.entries(versions).filter(([language, id]) => gone.versions[language] !== id)
  return left.length > 1 ? { collection, versions: Object.fromEntries(left) } : null
}

/** The versions that groups have in languages of which nothing was said now, where they agree on one. */
function kept(said: Said, groups: readonly Said[]): Versions {
  const found = new Map<string, Set<number>>()
  for (const { versions } of groups)
    for (const [language, id] of Object.entries(versions)) {
      if (language in said.versions) continue
      found.set(language, (found.get(language) ?? new Set()).add(id))
    }
  const agreed = [...found].flatMap(([language, ids]) =>
    ids.size === 1 ? [...ids].map((id) => [language, id] as const) : [],
  )
  return Object.fromEntries(agreed)
}

/**
 * With these versions together: they leave the groups they were in, and bring along what those had in other
 * languages, unless these differ. What was said against it is forgotten.
 */
export function confirmed({ together, apart }: ConfirmedPairs, said: Said): ConfirmedPairs {
  const met = together.filter((group) => meet(group, said))
  const group: Said = {
    collection: said.collection,
    versions: { ...kept(said, met), ...said.versions },
  }
  const left = together.flatMap((other) => {
    if (!meet(other, group)) return [other]
    return without(other, group) ?? []
  })
  return {
    together: [...left, group],
    apart: apart.filter((one) => !isWithin(one, group)),
  }
}

/** With these two apart: where they were together, the one of `leaving` leaves, and the others stay together. */
export function separated(
  { together, apart }: ConfirmedPairs,
  said: Said,
  leaving: string,
): ConfirmedPairs {
  const gone: Said = {
    collection: said.collection,
    versions: Object.fromEntries(
      Object.entries(said.versions).filter(([language]) => language === leaving),
    ),
  }
  return {
    together: together.flatMap((group) =>
      isWithin(said, group) ? (without(group, gone) ?? []) : [group],
    ),
    apart: apart.some((one) => isWithin(said, one)) ? apart : [...apart, said],
  }
}
