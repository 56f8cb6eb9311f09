import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import type { Listing } from '../pairing/listing.ts'

/** As many as one request can name in its address. */
const most = 300

/**
 * The events that were confirmed as versions of listed ones and are not listed themselves, by language, in as many parts
 * as requests have to name them: in one language a date may have been moved by a year.
 */
export function otherHalves(
  { together }: ConfirmedPairs,
  listings: readonly Listing[],
): ReadonlyMap<string, readonly (readonly number[])[]> {
  const listed = new Map(
    listings.map(({ language, events }) => [language, new Set(events.map(({ id }) => id))]),
  )
  const halves = new Map<string, Set<number>>()
  for (const { collection, versions } of together) {
    if (collection !== 'events') continue
    const places = Object.entries(versions).filter(([language]) => listed.has(language))
    const lost = places.filter(([language, id]) => listed.get(language)?.has(id) !== true)
    if (lost.length === places.length) continue
    for (const [language, id] of lost)
      halves.set(language, (halves.get(language) ?? new Set()).add(id))
  }
  return new Map([...halves].map(([language, ids]) => [language, inParts([...ids].sort(byId))]))
}

const byId = (one: number, other: number) => one - other

function inParts(ids: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
    ids.slice(at * most, (at + 1) * most),
  )
}
