import type { Identified } from '../../../core/resource/collection.ts'
import { modifiedUtc } from '../../../core/resource/modifiedUtc.ts'
import type { Image, Post } from '../../../core/resource/post.ts'
import type { Listing, PairedCollection } from '../pairing/listing.ts'
import { sameTexts, type Texts } from './texts.ts'
import type { TermRecord } from '../../../resources/categories/categories.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import type { OrganizerRecord } from '../../../resources/organizers/organizers.ts'
import type { VenueRecord } from '../../../resources/venues/venues.ts'

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

/** What the board knows of a record, of whichever collection. */
export interface Version {
  readonly language: string
  readonly id: number
  readonly slug: string
  /** null for terms, which have none */
  readonly status: string | null
  /** publication date, wall time of the site; `''` for terms and where there is none */
  readonly date: string
  /** when it was last changed, as the service dates it in UTC; `''` for terms */
  readonly modified: string
  /** of an event, wall time of its zone; `''` of anything else */
  readonly start_date: string
  /** the service kept the content back: nothing of it can be compared */
  readonly withheld: boolean
  readonly texts: Texts
  /** in the form in which two languages say the same in the same way */
  readonly facts: Readonly<Partial<Record<Fact, string>>>
  /** ids in the version's own language */
  readonly links: Readonly<Partial<Record<LinkFact, readonly number[]>>>
}

const trimmed = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** Sites with a media library per language keep one file under several numbers. */
export function pictureOf(image: Image | null): string {
  const file = image?.url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  return file || String(image?.id ?? '')
}

/** The numbers in a price: the words around them are each language's own, and free is no number. */
export function priceOf(cost: string): string {
  if (cost.trim() === '') return ''
  const numbers = Array.from(cost.matchAll(/\d+(?:[.,]\d+)?/g), ([found]) =>
    Number(found.replace(',', '.')),
  )
  return numbers.some((number) => number > 0) ? numbers.join(' ') : 'free'
}

const idsOf = (records: readonly { readonly id: number }[]) => records.map(({ id }) => id)

function ofPost(language: string, record: Post, title: string) {
  const { id, slug, status, date, withheld, description, excerpt } = record
  const texts = { title, description, excerpt }
  const modified = modifiedUtc(record)
  return { language, id, slug, status, date, modified, withheld, texts, start_date: '', links: {} }
}

/** @param siteZone of events that name no zone */
export function eventVersion(language: string, event: EventRecord, siteZone: string): Version {
  return {
    ...ofPost(language, event, event.title),
    start_date: event.start_date,
    facts: {
      start_date: event.start_date,
      end_date: event.end_date,
      timezone: event.timezone || siteZone,
      all_day: String(event.all_day),
      image: pictureOf(event.image),
      cost: priceOf(event.cost),
      website: trimmed(event.website),
      show_map: String(event.show_map),
      show_map_link: String(event.show_map_link),
      hide_from_listings: String(event.hide_from_listings),
      sticky: String(event.sticky),
      featured: String(event.featured),
    },
    links: {
      venue: idsOf(event.venue),
      organizer: idsOf(event.organizer),
      categories: idsOf(event.categories),
      tags: idsOf(event.tags),
    },
  }
}

/** Countries, provinces and towns have names of their own in each language: they are no facts here. */
function venueVersion(language: string, venue: VenueRecord): Version {
  return {
    ...ofPost(language, venue, venue.venue),
    facts: {
      address: trimmed(venue.address),
      zip: trimmed(venue.zip),
      phone: trimmed(venue.phone),
      website: trimmed(venue.website),
      image: pictureOf(venue.image),
      show_map: String(venue.show_map),
      show_map_link: String(venue.show_map_link),
    },
  }
}

function organizerVersion(language: string, organizer: OrganizerRecord): Version {
  return {
    ...ofPost(language, organizer, organizer.organizer),
    facts: {
      phone: trimmed(organizer.phone),
      website: trimmed(organizer.website),
      email: trimmed(organizer.email),
      image: pictureOf(organizer.image),
    },
  }
}

function termVersion(language: string, term: TermRecord): Version {
  const { id, slug, name, description, parent } = term
  return {
    language,
    id,
    slug,
    status: null,
    date: '',
    modified: '',
    start_date: '',
    withheld: false,
    texts: { title: name, description, excerpt: '' },
    facts: {},
    links: { parent: parent === 0 ? [] : [parent] },
  }
}

/** A record of a collection, as the board knows it. */
export function versionOf(
  collection: PairedCollection,
  language: string,
  record: Identified,
  siteZone: string,
): Version {
  // Sound because a collection's name stands for its records.
  if (collection === 'events') return eventVersion(language, record as EventRecord, siteZone)
  if (collection === 'venues') return venueVersion(language, record as VenueRecord)
  if (collection === 'organizers') return organizerVersion(language, record as OrganizerRecord)
  return termVersion(language, record as TermRecord)
}

/** The records of one collection in a language, as the board knows them. */
export function versionsIn(
  listing: Listing,
  collection: PairedCollection,
  siteZone: string,
): readonly Version[] {
  const { language, [collection]: records } = listing
  return records.map((record) => versionOf(collection, language, record, siteZone))
}

export type VersionsByNumber = ReadonlyMap<string, ReadonlyMap<number, Version>>

/**
 * The records of one collection as the board knows them, by language and id.
 * @param siteZone of events that name no zone
 */
export function versionsByNumber(
  listings: readonly Listing[],
  of: PairedCollection,
  siteZone: string,
): VersionsByNumber {
  return new Map(
    listings.map((listing) => {
      const all = versionsIn(listing, of, siteZone).map((version) => [version.id, version] as const)
      return [listing.language, new Map(all)] as const
    }),
  )
}

/**
 * Whether two languages list one record: the same id, and the same said under it. There is nothing to translate in
 * that then, and what is written in one language is written in the other.
 * Interface silent: whether an id names the same record in every language is not specified. It does where the texts are
 * the same, because a service that stores its languages separately may number each from 1.
 */
export function isOneRecord(
  one: Pick<Version, 'id' | 'texts'>,
  other: Pick<Version, 'id' | 'texts'>,
): boolean {
  return one.id === other.id && sameTexts(one.texts, other.texts)
}
