import type { PairedEvent, PairedListing, LinkedCollection } from './listing.ts'

const fields = {
  venues: 'venue',
  organizers: 'organizer',
  categories: 'categories',
  tags: 'tags',
} as const

/** The times of the events that name a record, by its id. */
type UsesById = ReadonlyMap<number, readonly number[]>

/** The same by language. */
export type Uses = ReadonlyMap<string, UsesById>

type UsesOfAll = Readonly<Record<LinkedCollection, UsesById>>

function usesIn(events: readonly PairedEvent[], numbers: Map<string, number>): UsesOfAll {
  const times = events.map(({ start_date, end_date }) => {
    const time = `${start_date} ${end_date}`
    const number = numbers.get(time) ?? numbers.size
    if (number === numbers.size) numbers.set(time, number)
    return number
  })
  const ofCollection = (collection: LinkedCollection): UsesById => {
    const byId = new Map<number, number[]>()
    for (const [at, event] of events.entries())
      for (const { id } of event[fields[collection]]) {
        const known = byId.get(id)
        if (known === undefined) byId.set(id, [times[at] ?? 0])
        else known.push(times[at] ?? 0)
      }
    return byId
  }
  return {
    venues: ofCollection('venues'),
    organizers: ofCollection('organizers'),
    categories: ofCollection('categories'),
    tags: ofCollection('tags'),
  }
}

/** When the events are that name a record; times are numbers, the same in all languages. */
export function usesOf(
  listings: readonly PairedListing[],
): Readonly<Record<LinkedCollection, Uses>> {
  const times = new Map<string, number>()
  const all = listings.map(({ language, events }) => [language, usesIn(events, times)] as const)
  const of = (collection: LinkedCollection): Uses =>
    new Map(all.map(([language, known]) => [language, known[collection]]))
  return {
    venues: of('venues'),
    organizers: of('organizers'),
    categories: of('categories'),
    tags: of('tags'),
  }
}
