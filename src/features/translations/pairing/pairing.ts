import type { PairedCollection, Versions } from './listing.ts'

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
