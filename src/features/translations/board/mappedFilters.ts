import type { PairedCollection } from '../pairing/listing.ts'
import type { GroupIndex } from '../state/groupIndex.ts'

/** What filters name records of, by numbers of which every language has its own; null for those of the list itself. */
const named = {
  venue: 'venues',
  organizer: 'organizers',
  categories: 'categories',
  tags: 'tags',
  include: null,
  exclude: null,
  parent: null,
} as const satisfies Readonly<Record<string, PairedCollection | null>>

/** They name an event or another piece of content, which boards do not read by these. */
const unread = ['post_parent', 'event', 'post'] as const

interface Way {
  /** what is listed */
  readonly of: PairedCollection
  /** the language that the filters are of, and the one that is asked */
  readonly from: string
  readonly to: string
  readonly index: GroupIndex
}

/**
 * The filters of the content language as another language has to be asked them. Null where it has no version of anything
 * that a filter names, and so nothing that the filters would list: rows are found by the content language then, with all
 * their versions. Slugs go out as they are: versions often share them.
 */
export function mappedFilters<Filters extends object>(
  filters: Filters,
  { of, from, to, index }: Way,
): Filters | null {
  if (from === to) return filters
  const asked: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(filters))
  if (unread.some((name) => asked[name] !== undefined)) return null
  const mapped: Record<string, unknown> = {}
  for (const [name, collection] of Object.entries(named)) {
    const value = asked[name]
    if (value === undefined) continue
    const versionOf = (id: number) =>
      index.counterpart(collection ?? of, { language: from, id }, to) ?? []
    const found = [value]
      .flat()
      .flatMap((one: unknown) => (typeof one === 'number' ? versionOf(one) : one))
    if (found.length === 0 && name !== 'exclude') return null
    mapped[name] = Array.isArray(value) && found.length > 0 ? found : found[0]
  }
  return { ...filters, ...mapped }
}
