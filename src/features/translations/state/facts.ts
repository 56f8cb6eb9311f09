import type { PairedCollection } from '../pairing/listing.ts'

/** What versions have in common, by the interface's names, in the order in which a difference is told. */
export const facts = [
  'start_date',
  'end_date',
  'all_day',
  'timezone',
  'venue',
  'organizer',
  'cost',
  'image',
  'categories',
  'tags',
  'parent',
  'address',
  'zip',
  'phone',
  'email',
  'website',
  'featured',
  'sticky',
  'hide_from_listings',
  'show_map',
  'show_map_link',
] as const

export type Fact = (typeof facts)[number]

/** Facts that are records of another collection, or of the same: each language has its own. */
export const linkedCollections = {
  venue: 'venues',
  organizer: 'organizers',
  categories: 'categories',
  tags: 'tags',
  parent: 'categories',
} as const satisfies Partial<Record<Fact, PairedCollection>>

export type LinkFact = keyof typeof linkedCollections

export function isLinkFact(fact: Fact): fact is LinkFact {
  return Object.hasOwn(linkedCollections, fact)
}
