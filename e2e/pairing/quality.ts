import { termOf } from '../../src/core/resource/term.ts'
import { eventOf } from '../../src/resources/events/eventRecord.ts'
import { organizerOf } from '../../src/resources/organizers/organizers.ts'
// Not by the room's door: its hooks start a worker, whose address only a bundler knows, and this runs in plain Node too.
import { nothingConfirmed } from '../../src/features/translations/confirmed/confirmedPairs.ts'
import type { Listing } from '../../src/features/translations/pairing/listing.ts'
import type { Pairing } from '../../src/features/translations/pairing/pairing.ts'
import { venueOf } from '../../src/resources/venues/venues.ts'
import type { HardCase } from './hardCases.ts'
import type { Site, WireListing } from './site.ts'
import { type Collection, type TruePair, collections } from './truth.ts'
import { pairListings } from '../../src/features/translations/pairing/pairingOf.ts'

/** What the matcher has to reach, as shares; and in how many milliseconds, for 10,000 events in three languages. */
export const wanted = { right: 0.995, certain: 0.85, amongThree: 0.95, milliseconds: 2000 } as const

/** How many true pairs there are, and what the matcher said of them. */
export interface Tally {
  /** true pairs */
  pairs: number
  /** true pairs that it calls almost certain */
  certain: number
  /** true mates among the three proposed, asked from either side: two for each pair at most */
  amongThree: number
  /** pairs that it calls almost certain, right ones and wrong ones */
  called: number
}

/** A pair that was called almost certain and is none. */
export interface Wrong {
  readonly collection: Collection
  readonly languages: readonly string[]
  readonly ids: readonly number[]
}

/** `sameId`: a record of all languages is its own version, and no merit of the matcher's. */
export type Row = Collection | 'sameId'

export interface Quality {
  readonly rows: ReadonlyMap<Row, Tally>
  readonly cases: ReadonlyMap<HardCase, Tally>
  readonly wrong: readonly Wrong[]
  /** true pairs whose mate is not among the three from either side */
  readonly unseen: readonly (TruePair & { collection: Collection })[]
  /** by the clock, or of computing where that is less: other work of the machine does not count */
  readonly milliseconds: number
}

export const noTally = (): Tally => ({ pairs: 0, certain: 0, amongThree: 0, called: 0 })

/** One number of a tally made larger. */
function count<Key>(tallies: Map<Key, Tally>, key: Key, what: keyof Tally, by = 1): void {
  const tally = tallies.get(key) ?? noTally()
  tally[what] += by
  tallies.set(key, tally)
}

export const sum = (tallies: Iterable<Tally>): Tally =>
  [...tallies].reduce(
    (all, { pairs, certain, amongThree, called }) => ({
      pairs: all.pairs + pairs,
      certain: all.certain + certain,
      amongThree: all.amongThree + amongThree,
      called: all.called + called,
    }),
    noTally(),
  )

export const sharesOf = ({ pairs, certain, amongThree, called }: Tally) => ({
  right: called === 0 ? Number.NaN : certain / called,
  certain: certain / pairs,
  amongThree: amongThree / (2 * pairs),
})

/** A wire listing as the application reads it. */
export const decoded = (listing: WireListing): Listing => ({
  language: listing.language,
  events: listing.events.map(eventOf),
  venues: listing.venues.map(venueOf),
  organizers: listing.organizers.map(organizerOf),
  categories: listing.categories.map(termOf),
  tags: listing.tags.map(termOf),
})

const keyOf = (languages: readonly string[], ids: readonly number[]): string =>
  languages
    .map((language, at) => `${language} ${ids[at]}`)
    .toSorted()
    .join(' ')

/** The pairs that are called almost certain. */
const calledOf = (pairing: Pairing, collection: Collection): Wrong[] =>
  pairing.groups[collection].flatMap(({ versions, links }) =>
    links
      .filter(({ certainty }) => certainty !== 'possible')
      .map(({ languages }) => ({
        collection,
        languages,
        ids: languages.map((language) => versions[language] ?? 0),
      })),
  )

/** From how many of its two sides a true mate is proposed. */
function sidesProposed(
  pairing: Pairing,
  collection: Collection,
  { languages, ids }: TruePair,
): number {
  const isProposed = (from: 0 | 1, to: 0 | 1): boolean =>
    pairing
      .proposalsFor(collection, { language: languages[from], id: ids[from] }, languages[to])
      .slice(0, 3)
      .some(({ other }) => other === ids[to])
  return Number(isProposed(0, 1)) + Number(isProposed(1, 0))
}

/** Holds what the matcher says of a site against what is true of it. */
export function qualityOf(site: Site): Quality {
  const listings = site.listings.map(decoded)
  const [began, used] = [performance.now(), process.cpuUsage()]
  const pairing = pairListings(listings, nothingConfirmed)
  const milliseconds = Math.min(performance.now() - began, process.cpuUsage(used).user / 1000)
  const rows = new Map<Row, Tally>()
  const cases = new Map<HardCase, Tally>()
  const wrong: Wrong[] = []
  const unseen: (TruePair & { collection: Collection })[] = []
  for (const collection of collections) {
    const called = calledOf(pairing, collection)
    const calledKeys = new Set(called.map(({ languages, ids }) => keyOf(languages, ids)))
    const trueKeys = new Set<string>()
    for (const pair of site.truth[collection]) {
      const key = keyOf(pair.languages, pair.ids)
      trueKeys.add(key)
      const row = pair.ids[0] === pair.ids[1] ? 'sameId' : collection
      const sides = sidesProposed(pairing, collection, pair)
      if (sides === 0) unseen.push({ ...pair, collection })
      const said = { pairs: 1, certain: Number(calledKeys.has(key)), amongThree: sides }
      for (const [what, by] of Object.entries(said) as [keyof typeof said, number][]) {
        count(rows, row, what, by)
        if (row === 'events') for (const hard of pair.hard) count(cases, hard, what, by)
      }
    }
    for (const pair of called) {
      count(rows, pair.ids[0] === pair.ids[1] ? 'sameId' : collection, 'called')
      if (!trueKeys.has(keyOf(pair.languages, pair.ids))) wrong.push(pair)
    }
  }
  return { rows, cases, wrong, unseen, milliseconds }
}
