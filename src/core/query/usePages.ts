import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { Language } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import type { Identified } from '../resource/collection.ts'
import type { Page } from '../resource/envelope.ts'
import { eachOnce, numbered } from './allPages.ts'
import { isPastEnd } from './readErrors.ts'
import { type Listed, listOptions, recordsOfPage } from './readOptions.ts'

/** No calendar lists more at once: a service that counts more pages than this counts wrongly. */
const mostPages = 400

/** Milliseconds after which pages are worth reading again when somebody comes back to them. */
const freshFor = 300_000

/** The pages of one listing, as far as they are here. */
export interface Pages<R> {
  readonly language: Language
  /** each once, in the order of the pages */
  readonly records: readonly R[]
  /** as the service counts them; undefined until the first page is here */
  readonly total: number | undefined
  readonly isReading: boolean
  /** every page is here */
  readonly isWhole: boolean
  /** why pages are missing, one for each */
  readonly failures: readonly Error[]
  /** records that could not be read */
  readonly unreadable: number
  /** records that could not be read, or slipped from page to page while these were read */
  readonly gaps: number
  /** of the oldest page that is here, milliseconds since 1970; 0 for not yet */
  readonly readAt: number
  /** reads everything again */
  readonly read: () => void
  /** reads only what failed */
  readonly retry: () => void
}

interface Listing<Filters> {
  readonly language: Language
  readonly filters: Filters
}

interface Asked<R extends Identified, Filters> {
  readonly service: Service
  readonly collection: Listed<R, Filters>
  readonly listings: readonly Listing<Filters>[]
}

/** One page, as it is read and kept: again after a write, or when somebody comes back to it after a while. */
export function pageOptions<R extends Identified, Filters>(
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters,
  page: number,
) {
  const asked = { per_page: recordsOfPage, ...filters, page: page === 1 ? undefined : page }
  return {
    // The first is the list's own.
    ...listOptions(service, collection, asked, 'pages'),
    staleTime: freshFor,
    // Comparing thousands of records one by one would stop the page for longer than it may.
    structuralSharing: false,
  }
}

/**
 * Every page of listings in several languages, each as it arrives, kept, and retried by itself.
 * Going back to what was read a moment ago asks nothing.
 */
export function usePages<R extends Identified, Filters>(
  asking: Asked<R, Filters>,
): readonly Pages<R>[] {
  const { service, collection, listings } = asking
  const optionsOf = ({ language, filters }: Listing<Filters>, page: number) =>
    pageOptions(service.in(language), collection, filters, page)
  const first = useQueries({ queries: listings.map((listing) => optionsOf(listing, 1)) })
  const places = listings.flatMap((listing, at) =>
    numbered(Math.min(first[at]?.data?.pages ?? 1, mostPages)).map((page) => ({ listing, page })),
  )
  const others = useQueries({
    queries: places.map(({ listing, page }) => optionsOf(listing, page)),
  })
  return listings.map((listing, at) => {
    const beside = others.filter((_, place) => places[place]?.listing === listing)
    const head = first[at]
    return pagesOf(listing.language, head ? [head, ...beside] : beside)
  })
}

/** The same of one listing, which is not read unless it is wanted. */
export function useAllPages<R extends Identified, Filters>(
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters,
  isWanted = true,
): Pages<R> {
  const { language } = service
  const listings = isWanted ? [{ language, filters }] : []
  const [pages] = usePages({ service, collection, listings })
  return pages ?? pagesOf(language, [])
}

/** A page past the end has gone since the first was read, and is here with nothing in it. */
function hasGone({ error, isFetching }: UseQueryResult): boolean {
  return !isFetching && isPastEnd(error)
}

function isFailure(result: UseQueryResult): boolean {
  return result.error !== null && !result.isFetching && !hasGone(result)
}

function pagesOf<R extends Identified>(
  language: Language,
  results: readonly UseQueryResult<Page<R>>[],
): Pages<R> {
  const pages = results.flatMap(({ data }) => data ?? [])
  const failed = results.filter(isFailure)
  const records = joined(pages)
  const isReading = results.some(({ isFetching }) => isFetching)
  const isHere = (result: UseQueryResult<Page<R>>) => result.data !== undefined || hasGone(result)
  const isWhole = results.length > 0 && results.every(isHere)
  const total = pages[0]?.total
  return {
    language,
    records,
    total,
    isReading,
    isWhole,
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    failures: failed.flatMap(({ error }) => error ?? []),
    gaps: isWhole && !isReading ? Math.max(0, (total ?? 0) - records.length) : 0,
    readAt: oldestOf(results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    read: () => {
      for (const { refetch } of results) void refetch()
    },
    retry: () => {
      for (const { refetch } of failed) void refetch()
    },
  }
}

/** From when the oldest of what is here is: a page that did not come has no time, and takes none from the others. */
function oldestOf(times: readonly number[]): number {
  const known = times.filter((time) => time > 0)
  return known.length > 0 ? Math.min(...known) : 0
}

interface Joined {
  readonly pages: readonly unknown[]
  readonly records: readonly unknown[]
}

const known = new WeakMap<object, Joined>()

/** The records of pages, each once; the same array as long as the pages are the same. */
function joined<R extends Identified>(pages: readonly Page<R>[]): readonly R[] {
  const [first] = pages
  if (!first) return none
  const before = known.get(first)
  const isSame =
    before?.pages.length === pages.length && pages.every((page, at) => page === before.pages[at])
  // Sound because the same pages hold the same records.
  if (before && isSame) return before.records as readonly R[]
  const records = eachOnce(pages.flatMap(({ items }) => items))
  known.set(first, { pages, records })
  return records
}

const none: readonly never[] = []
