import type { EventFilters } from '../../../resources/events/events.ts'
import type { PairedCollection } from '../pairing/listing.ts'
import type { GroupIndex } from '../state/groupIndex.ts'

const linked = [
  ['venue', 'venues'],
  ['organizer', 'organizers'],
  ['categories', 'categories'],
  ['tags', 'tags'],
  ['include', 'events'],
] as const satisfies readonly (readonly [keyof EventFilters, PairedCollection])[]

/**
 * The filters of the content language as another language has to be asked them: numbers are each language's own.
 * Null where it has no version of anything that a filter names, and so nothing that the filters would list. Slugs go
 * out as they are: versions often share them. A parent's number means nothing elsewhere.
 */
export function mappedFilters(
  filters: EventFilters,
  from: string,
  to: string,
  index: GroupIndex,
): EventFilters | null {
  if (from === to) return filters
  if (filters.post_parent !== undefined) return null
  const mapped: Record<string, readonly (number | string)[]> = {}
  for (const [name, collection] of linked) {
    const asked: readonly (number | string)[] | undefined = filters[name]
    if (asked === undefined) continue
    const versionOf = (id: number) =>
      index.counterpart(collection, { language: from, id }, to) ?? []
    const found = asked.flatMap<number | string>((one) =>
      typeof one === 'number' ? versionOf(one) : one,
    )
    if (found.length === 0) return null
    mapped[name] = found
  }
  return { ...filters, ...mapped }
}
