import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Service } from '../../api/service.ts'
import { keyOf } from './keys.ts'
import { isPastEnd } from './readErrors.ts'
import { type Listed, readPage, recordsOfPage } from './readOptions.ts'
import type { Identified } from '../resource/collection.ts'
import type { Page } from '../resource/envelope.ts'

/** What several listings show, page after page. */
export interface AllPages<R> {
  /** each record once */
  readonly records: readonly R[]
  /** false where there are more pages than are read, or a record that could not be read */
  readonly isWhole: boolean
  /** how many requests it took */
  readonly pages: number
}

/** As many pages as are read of one listing, unless told otherwise. */
const usuallyMost = 40

/** How long an answer serves who looks among all pages, where nothing was written since: milliseconds. */
const freshFor = 60_000

interface Reading {
  readonly mostPages?: number
  /** pages that are read, of those known so far */
  readonly onPage?: ((done: number, known: number) => void) | undefined
}

const pagedQueries = <R extends Identified, Filters>(
  collection: Listed<R, Filters>,
  listings: readonly Filters[],
) => listings.map((filters) => ({ per_page: recordsOfPage, ...collection.query(filters) }))

/** The whole of several listings, as it is at this moment. @throws ApiError of the first page that fails */
export async function readAllPages<R extends Identified, Filters>(
  service: Service,
  collection: Listed<R, Filters>,
  listings: readonly Filters[],
  { mostPages = usuallyMost, onPage, signal }: Reading & { readonly signal: AbortSignal },
): Promise<AllPages<R>> {
  const queries = pagedQueries(collection, listings)
  const failing = new AbortController()
  const how = { signal: AbortSignal.any([signal, failing.signal]), priority: 'pages' } as const
  const share = sharedParts()
  let done = 0
  let known = queries.length
  onPage?.(done, known)
  const pageAt = async (query: (typeof queries)[number], page: number) => {
    const read = await readPage(service, collection, { ...query, page }, how)
    done += 1
    onPage?.(done, known)
    return { ...read, items: read.items.map((record) => share(record)) }
  }
  try {
    const first = await Promise.all(queries.map((query) => pageAt(query, 1)))
    const others = queries.flatMap((query, at) =>
      numbered(Math.min(first[at]?.pages ?? 1, mostPages)).map((page) => ({ query, page })),
    )
    known += others.length
    onPage?.(done, known)
    const rest = await Promise.all(others.map(({ query, page }) => pageAt(query, page)))
    const pages = [...first, ...rest]
    return {
      records: eachOnce(pages.flatMap(({ items }) => items)),
      isWhole: pages.every((page) => page.pages <= mostPages && page.unreadable === 0),
      pages: pages.length,
    }
  } catch (error) {
    failing.abort(error)
    throw error
  }
}

/** The whole of several listings; the first page that fails ends it. */
export function allPagesOptions<R extends Identified, Filters>(
  service: Service,
  collection: Listed<R, Filters>,
  listings: readonly Filters[],
  { mostPages = usuallyMost, onPage }: Reading = {},
) {
  return queryOptions({
    // A reading that stops at some page must not pass for the whole.
    queryKey: keyOf(
      service,
      collection.name,
      'allPages',
      pagedQueries(collection, listings),
      mostPages,
    ),
    queryFn: ({ signal }): Promise<AllPages<R>> =>
      readAllPages(service, collection, listings, { mostPages, onPage, signal }),
  })
}

/** The same, asked for once. @param staleTime milliseconds for which what was read is not read again @throws ApiError */
export function fetchAllPages<R extends Identified, Filters>(
  client: QueryClient,
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters,
  staleTime = freshFor,
): Promise<AllPages<R>> {
  const options = allPagesOptions(service, collection, [filters])
  return client.fetchQuery({ ...options, staleTime })
}

/** The pages after the first. */
export function numbered(pages: number): readonly number[] {
  return Array.from({ length: Math.max(0, pages - 1) }, (_, more) => more + 2)
}

/** Each record once, as it is last: they slip from page to page while these are read. */
export function eachOnce<R extends Identified>(records: readonly R[]): readonly R[] {
  return [...new Map(records.map((record) => [record.id, record])).values()]
}

/** Pages that are asked for before they are wanted. */
const ahead = 4

/**
 * The pages of a listing one after another, in their order. None is kept: what reads ten thousand records holds some
 * hundred of them.
 * @param from the page to begin with, counted from 1
 * @throws ApiError of the first page that could not be read; those before it were handed over
 */
export async function* pagesInOrder<R extends Identified, Filters>(
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<Page<R>> {
  const leaving = new AbortController()
  const how = { signal: AbortSignal.any([signal, leaving.signal]), priority: 'pages' } as const
  const ask = (page: number): Promise<Page<R>> => {
    const query = { per_page: recordsOfPage, ...collection.query(filters), page }
    const reading = readPage(service, collection, query, how)
    // One that is asked for ahead may fail before anybody looks at it.
    reading.catch(() => undefined)
    return reading
  }
  try {
    const first = await ask(from)
    yield first
    const asked: Promise<Page<R>>[] = []
    let last = from
    for (let page = from + 1; page <= first.pages; page += 1) {
      while (asked.length < ahead && last < first.pages) asked.push(ask((last += 1)))
      const next = await asked.shift()
      if (next) yield next
    }
  } catch (error) {
    if (!isPastEnd(error)) throw error
  } finally {
    leaving.abort()
  }
}

/**
 * Makes equal parts of records one and the same: thousands of events name the same few venues, organizers and terms, each
 * spelled out. What is stored of them takes a third of the room, and a fifth of the time to be read again, for a copy
 * keeps one what is one.
 * @returns a record as it was, with parts that others had before
 */
export function sharedParts(): <R extends object>(record: R) => R {
  const known = new Map<string, unknown>()
  const first = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const text = JSON.stringify(value)
    const found = known.get(text) ?? (Array.isArray(value) ? value.map(first) : value)
    known.set(text, found)
    return found
  }
  return <R extends object>(record: R) => {
    const parts = Object.entries(record).filter(([, value]) => typeof value === 'object')
    return { ...record, ...Object.fromEntries(parts.map(([name, part]) => [name, first(part)])) }
  }
}
