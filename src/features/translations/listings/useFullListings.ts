import { useState } from 'react'
import { categories, type CategoryFilters } from '../../../resources/categories/categories.ts'
import {
  type ProgressBoard,
  useFullListing,
  type FullListing,
} from '../../../core/query/useFullListing.ts'
import { events, type EventFilters } from '../../../resources/events/events.ts'
import { organizers, type OrganizerFilters } from '../../../resources/organizers/organizers.ts'
import { todayIn } from '../../../time/wallTime.ts'
import { type Language, languagesOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { tags, type TagFilters } from '../../../resources/tags/tags.ts'
import { venues, type VenueFilters } from '../../../resources/venues/venues.ts'
import { listingOf } from './listingOf.ts'
import { type Listing, pairedCollections, type PairedCollection } from '../pairing/listing.ts'

interface FiltersIn {
  events: EventFilters
  venues: VenueFilters
  organizers: OrganizerFilters
  categories: CategoryFilters
  tags: TagFilters
}

/** What each language is asked of each collection; nothing, or null, where it is not asked. */
export type Wanted = {
  readonly [Name in PairedCollection]?: (language: Language) => FiltersIn[Name] | null
}

/** The same; what one request cannot ask is asked in several listings. */
type WantedInParts = {
  readonly [Name in PairedCollection]?: (language: Language) => InParts<FiltersIn[Name]>
}

type InParts<Filters> = Filters | readonly Filters[] | null

/** One language as far as it was read. */
export interface LanguageReading {
  readonly language: Language
  /** nothing until all that was asked of it is read; what was not asked is empty */
  readonly listing: Listing | undefined
  readonly error: Error | null
  readonly isReading: boolean
  /** something was written since it was read */
  readonly isStale: boolean
  /** some of its records could not be read */
  readonly hasGaps: boolean
  /** milliseconds since 1970; 0 for not yet, or for nothing asked */
  readonly readAt: number
  /** whether `of` everything, or only of what is not here yet */
  readonly read: (of: 'all' | 'missing') => void
  readonly stop: () => void
}

type Wholes = { readonly [Name in PairedCollection]: readonly FullListing<Listing[Name][number]>[] }

const empty: readonly never[] = []

/**
 * What every language lists, read side by side: one that does not answer keeps none of the others. Events bring along
 * what they name. The listing of a language is the same object as long as what it holds is the same.
 */
export function useFullListings(
  service: Service,
  wanted: WantedInParts,
  progress: ProgressBoard,
): readonly LanguageReading[] {
  const languages = languagesOf(service.configuration)
  const [unchanged] = useState(listingKeeper)
  const today = todayIn(service.configuration.timezone)
  const how = { service, progress, isShown: () => true }
  const asked = <Filters>(filtersIn: ((language: Language) => InParts<Filters>) | undefined) =>
    languages.map((language) => ({ language, listings: partsOf(filtersIn?.(language) ?? null) }))
  const wholes: Wholes = {
    events: useFullListing({
      ...how,
      collection: events,
      asked: asked(wanted.events),
      isShown: ({ start_date }) => start_date >= today,
    }),
    venues: useFullListing({ ...how, collection: venues, asked: asked(wanted.venues) }),
    organizers: useFullListing({ ...how, collection: organizers, asked: asked(wanted.organizers) }),
    categories: useFullListing({ ...how, collection: categories, asked: asked(wanted.categories) }),
    tags: useFullListing({ ...how, collection: tags, asked: asked(wanted.tags) }),
  }
  return languages.map((language) => readingOf(language, wholes, unchanged))
}

function partsOf<Filters>(asked: InParts<Filters>): readonly Filters[] {
  if (asked === null) return []
  return isInParts(asked) ? asked : [asked]
}

const isInParts = <Filters>(asked: Filters | readonly Filters[]): asked is readonly Filters[] =>
  Array.isArray(asked)

function readingOf(
  language: Language,
  wholes: Wholes,
  unchanged: (listing: Listing) => Listing,
): LanguageReading {
  const of = <R>(all: readonly FullListing<R>[]) => all.find((one) => one.language === language)
  const asked = pairedCollections.flatMap((name) => of<unknown>(wholes[name]) ?? [])
  const missing = asked.filter(({ records }) => records === undefined)
  const events = of(wholes.events)?.records
  const listing = events
    ? listingOf(language, events)
    : {
        language,
        events: empty,
        venues: of(wholes.venues)?.records ?? empty,
        organizers: of(wholes.organizers)?.records ?? empty,
        categories: of(wholes.categories)?.records ?? empty,
        tags: of(wholes.tags)?.records ?? empty,
      }
  return {
    language,
    listing: missing.length > 0 ? undefined : unchanged(listing),
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    isReading: asked.some(({ isReading }) => isReading),
    isStale: asked.some(({ isStale }) => isStale),
    hasGaps: asked.some(({ hasGaps }) => hasGaps),
    readAt: asked.length > 0 ? Math.min(...asked.map(({ readAt }) => readAt)) : 0,
    read: (wanted) => {
      for (const one of wanted === 'all' ? asked : missing) if (!one.isReading) one.read()
    },
    stop: () => {
      for (const one of asked) if (one.isReading) one.stop()
    },
  }
}

/** Gives the former listing of a language as long as the next one holds the same arrays. */
function listingKeeper(): (listing: Listing) => Listing {
  const before = new Map<string, Listing>()
  return (listing) => {
    const known = before.get(listing.language)
    const isSame = pairedCollections.every((name) => known?.[name] === listing[name])
    if (known && isSame) return known
    before.set(listing.language, listing)
    return listing
  }
}
