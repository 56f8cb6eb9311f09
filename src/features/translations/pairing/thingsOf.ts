import type { Matched } from './pairKind.ts'
import { absent } from './decisionsByRow.ts'
import type { LinkedCollection } from './listing.ts'

/** The number of what a linked record is a version of, by language and id; what has no version elsewhere is not there. */
export type Things = Readonly<
  Record<LinkedCollection, ReadonlyMap<string, ReadonlyMap<number, number>>>
>

/** Things are numbered by their first record: they keep their numbers when others come, and events need not be compared anew. */
function thingsIn({ table, rows }: Matched): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const { languages, ids } = table
  const found = languages.map(() => new Map<number, number>())
  for (const group of rows) {
    const present = [...group.keys()].filter((at) => group[at] !== absent)
    const [first = 0] = present
    const thing = (ids[first]?.[group[first] ?? 0] ?? 0) * languages.length + first
    if (present.length > 1)
      for (const at of present) found[at]?.set(ids[at]?.[group[at] ?? 0] ?? 0, thing)
  }
  return new Map(languages.map((language, at) => [language, found[at] ?? new Map()]))
}

/** The versions of linked records, as one thing each. */
export const thingsOf = (matched: Readonly<Record<LinkedCollection, Matched>>): Things => ({
  venues: thingsIn(matched.venues),
  organizers: thingsIn(matched.organizers),
  categories: thingsIn(matched.categories),
  tags: thingsIn(matched.tags),
})
