import type { ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { eventKind, type LinkedCollection, type ThingOf } from './eventKind.ts'
import { organizerKind, termKind, venueKind, type UsesOf } from './linkedKinds.ts'
import type { Listing, PairedCollection, Versions } from './listing.ts'
import { pairKind, type KindPairing } from './pairKind.ts'
import type { SaidOf } from './saidByRow.ts'
import type { Listed } from './table.ts'
/** In falling order: said by an editor; right in 199 of 200; worth a look. */
export type Certainty = 'confirmed' | 'almostCertain' | 'possible'

/** What was compared. */
export type Clue =
  | 'confirmed'
  | 'sameId'
  | 'slug'
  | 'slugStem'
  | 'instants'
  | 'start'
  | 'day'
  | 'week'
  | 'venue'
  | 'organizer'
  | 'category'
  | 'tag'
  | 'picture'
  | 'price'
  | 'website'
  | 'title'
  | 'name'
  | 'position'
  | 'address'
  | 'phone'
  | 'email'
  | 'events'
  | 'parent'

/** One thing that speaks for two records being versions of each other, or against it; words are in `locales`. */
export interface Evidence {
  readonly kind: Clue
  /** natural logarithm of the odds: above 0 for, below against */
  readonly weight: number
}

/** A record of another language that may be the version there. */
export interface Proposal {
  /** its id */
  readonly other: number
  /** probability, 0 to 1 */
  readonly score: number
  readonly certainty: Certainty
  /** strongest first */
  readonly evidence: readonly Evidence[]
}

/** How two versions in a group were found to belong together. */
export interface Link {
  readonly languages: readonly [string, string]
  readonly score: number
  readonly certainty: Certainty
}

/** The versions of one thing; a record without others is a group of its own. */
export interface Group {
  readonly versions: Versions
  /** one for each two of its languages */
  readonly links: readonly Link[]
}

/** A record by the language it is listed in. */
export interface Place {
  readonly language: string
  readonly id: number
}

export interface Pairing {
  /** every record of every listing, each once */
  readonly groups: Readonly<Record<PairedCollection, readonly Group[]>>
  /** The three best in another language, best first; the chosen one is in the record's group, and here if it has a score. */
  proposalsFor(collection: PairedCollection, record: Place, language: string): readonly Proposal[]
}

/** Records in an order of their own: what is found does not depend on the listing's. */
function listed<R extends { readonly id: number }>(
  listings: readonly Listing[],
  recordsOf: (listing: Listing) => readonly R[],
): Listed<R>[] {
  return listings.map((listing) => ({
    language: listing.language,
    records: recordsOf(listing).toSorted((one, other) => one.id - other.id),
  }))
}

const fields = {
  venues: 'venue',
  organizers: 'organizer',
  categories: 'categories',
  tags: 'tags',
} as const

const linkedCollections = ['venues', 'organizers', 'categories', 'tags'] as const

const noTimes: readonly string[] = []

/** When the events of a listing are. */
function timesOf({ events }: Listing): readonly string[] {
  return events.map(({ start_date, end_date }) => `${start_date} ${end_date}`)
}

/** When the events are that name a record. */
function usesOf(
  listings: readonly Listing[],
  times: readonly (readonly string[])[],
  collection: LinkedCollection,
): UsesOf {
  const uses = new Map<string, Map<number, string[]>>()
  for (const [place, { language, events }] of listings.entries()) {
    const byId = new Map<number, string[]>()
    uses.set(language, byId)
    for (const [at, event] of events.entries()) {
      const time = times[place]?.[at] ?? ''
      for (const { id } of event[fields[collection]]) {
        const known = byId.get(id)
        if (known === undefined) byId.set(id, [time])
        else known.push(time)
      }
    }
  }
  return (language, id) => uses.get(language)?.get(id) ?? noTimes
}

/** The versions of linked records, named by the first of them. */
function thingsOf(
  languages: readonly string[],
  pairings: Readonly<Record<LinkedCollection, KindPairing>>,
): ThingOf {
  const empty = () => new Map(languages.map((language) => [language, new Map<number, string>()]))
  const names = { venues: empty(), organizers: empty(), categories: empty(), tags: empty() }
  for (const collection of linkedCollections) {
    for (const { versions } of pairings[collection].groups) {
      const all = Object.entries(versions)
      const name = all.map((version) => version.join(' '))[0] ?? ''
      if (all.length > 1)
        for (const [language, id] of all) names[collection].get(language)?.set(id, name)
    }
  }
  return (collection, language, id) => names[collection].get(language)?.get(id) ?? ''
}

function saidOf({ together, apart }: ConfirmedPairs, collection: PairedCollection): SaidOf {
  const those = (said: ConfirmedPairs['together']): Versions[] =>
    said.filter((one) => one.collection === collection).map(({ versions }) => versions)
  return { together: those(together), apart: those(apart) }
}

/** Pairs of each collection and each two languages; linked records first, since they tell of the events. */
export function pairListings(
  unordered: readonly Listing[],
  confirmed: ConfirmedPairs,
  progress: (done: number, of: number) => void = () => undefined,
): Pairing {
  const listings = unordered.toSorted((one, other) => (one.language < other.language ? -1 : 1))
  const languages = listings.map(({ language }) => language)
  const times = listings.map(timesOf)
  const of = listings.reduce(
    (sum, { events, venues, organizers, categories, tags }) =>
      sum + events.length + venues.length + organizers.length + categories.length + tags.length,
    0,
  )
  let done = 0
  const step = (records: number) => {
    done += records / Math.max(1, listings.length - 1)
    progress(Math.round(done), of)
  }
  const named = ['name', 'slug']
  const terms = (collection: 'categories' | 'tags') =>
    pairKind(
      termKind(languages, usesOf(listings, times, collection)),
      listed(listings, (listing) => listing[collection]),
      saidOf(confirmed, collection),
      named,
      step,
    )
  const linked = {
    venues: pairKind(
      venueKind(languages, usesOf(listings, times, 'venues')),
      listed(listings, ({ venues }) => venues),
      saidOf(confirmed, 'venues'),
      named,
      step,
    ),
    organizers: pairKind(
      organizerKind(languages, usesOf(listings, times, 'organizers')),
      listed(listings, ({ organizers }) => organizers),
      saidOf(confirmed, 'organizers'),
      named,
      step,
    ),
    categories: terms('categories'),
    tags: terms('tags'),
  }
  const events = pairKind(
    eventKind(languages, thingsOf(languages, linked)),
    listed(listings, ({ events }) => events),
    saidOf(confirmed, 'events'),
    ['instants', 'slug'],
    step,
  )
  const all = { events, ...linked }
  return {
    groups: {
      events: events.groups,
      venues: linked.venues.groups,
      organizers: linked.organizers.groups,
      categories: linked.categories.groups,
      tags: linked.tags.groups,
    },
    proposalsFor: (collection, record, language) => all[collection].proposalsFor(record, language),
  }
}
