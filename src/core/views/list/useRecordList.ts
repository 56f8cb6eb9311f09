import { useEffect, useEffectEvent } from 'react'
import type { Service } from '../../../api/service.ts'
import { useService } from '../../../api/useService.ts'
import type { Identified } from '../../resource/collection.ts'
import { isStatusRefused } from '../../query/readErrors.ts'
import type { ListFilters, ListAddress, Changes } from './recordList.ts'
import { narrowReach, useStatusReach } from './statusReach.ts'
import { type InOrder, useSteadyRows } from './useSteadyRows.ts'
import { useQueryClient, usePrefetchQuery, type UseQueryResult } from '@tanstack/react-query'
import { whenIdle } from '../../../ui/whenIdle.ts'
import { type Listed, listOptions } from '../../query/readOptions.ts'
import type { ListParameters } from '../../query/useRecords.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Page } from '../../resource/envelope.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  type FiltersOf,
  type FilterTable,
  readFilters,
  writeFilters,
} from '../../resource/filters.ts'

type Search = Readonly<Record<string, unknown>>

/**
 * The filters of a list, which live in the address and nowhere else, each by the interface's own name.
 * @param others names an address may have that are no filters, such as `view`: they stay what they are
 */
export function useListAddress<const Table extends FilterTable>(
  table: Table,
  others: readonly string[],
): ListAddress<FiltersOf<Table>> {
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const { filters, mistakes } = readFilters(table, search)
  const strange = Object.entries(search).flatMap(([name, value]) =>
    Object.hasOwn(table, name) || others.includes(name) ? [] : [{ name, text: String(value) }],
  )
  const keptOf = (from: Search) =>
    Object.fromEntries(others.flatMap((name) => (name in from ? [[name, String(from[name])]] : [])))
  const searchFrom = (from: Search, next: FiltersOf<Table>) => ({
    ...keptOf(from),
    ...writeFilters(table, next),
  })
  // Keys come faster than pages are drawn: each change is of the address as it is, not as it was drawn.
  const go = (changes: Changes<FiltersOf<Table>>, replace: boolean) => {
    const searchOfNow = (from: Search) => {
      const now = readFilters(table, from).filters
      const given = typeof changes === 'function' ? changes(now) : changes
      return searchFrom(from, { ...now, page: undefined, ...given })
    }
    void navigate({ to: '.', search: searchOfNow, replace, resetScroll: false })
  }
  return {
    table,
    filters,
    mistakes: [...mistakes, ...strange],
    searchOf: (next) => searchFrom(search, next),
    change: (changes, { replace = false } = {}) => go(changes, replace),
    turnTo: (page) => go((now) => ({ ...now, page }), true),
  }
}

/** One page of a listing, such as `useEvents`. */
export type UseMany<R, Filters> = (
  filters: Filters,
  asked: ListParameters,
) => UseQueryResult<Page<R>>

interface Paged {
  readonly page?: number | undefined
}

interface Asked<R extends Identified, Filters extends Paged> {
  service: Service
  collection: Listed<R, Filters>
  /** the hook of the resource that reads one page */
  useMany: UseMany<R, Filters>
  filters: Filters
  /** without a page in the filters, the last one comes first */
  isBackwards: boolean
}

/**
 * One page of a listing. A page past the end becomes the last one, whether the service refuses it or answers
 * with nothing (contract.md §3.8); the page in the result says which one it is. While another page or other
 * filters load, what was shown stays.
 */
function useListing<R extends Identified, Filters extends Paged>({
  service,
  collection,
  useMany,
  filters,
  isBackwards,
}: Asked<R, Filters>): UseQueryResult<Page<R>> {
  const optionsOf = (page: number | undefined) =>
    listOptions(service, collection, { ...filters, page })
  const startsAtEnd = isBackwards && filters.page === undefined
  // Asked for while the page around it is drawn, not after.
  usePrefetchQuery(optionsOf(startsAtEnd ? 1 : filters.page))
  const asked = useMany(filters, { keeps: true, enabled: !startsAtEnd })
  const needsLast = startsAtEnd || isPastEnd(asked)
  const first = useMany({ ...filters, page: 1 }, { enabled: needsLast })
  const last = first.data?.pages
  const hasMore = last !== undefined && last > 1
  const end = useMany({ ...filters, page: last }, { keeps: true, enabled: needsLast && hasMore })
  if (!needsLast) return asked
  return first.error || (last !== undefined && !hasMore) ? first : end
}

function isPastEnd<R>({ error, data, isPlaceholderData }: UseQueryResult<Page<R>>): boolean {
  if (error) return error instanceof ApiError && error.kind === 'pastEnd'
  if (!data || isPlaceholderData) return false
  return data.items.length === 0 && data.unreadable === 0 && data.page > 1
}

/** Milliseconds of rest before the next page is fetched, where a browser cannot say that it is idle. */
const rest = 500

/** Reads the page that will be wanted next while nothing else is to be done; null for none. */
function usePreparedPage<R extends Identified, Filters>(
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters | null,
  /** changes when another page is on the screen */
  shown: string,
): void {
  const client = useQueryClient()
  const prepare = useEffectEvent(() => {
    if (filters) void client.prefetchQuery(listOptions(service, collection, filters, 'background'))
  })
  useEffect(() => {
    if (shown === '') return undefined
    return whenIdle(() => prepare(), { most: 4 * rest, blindly: rest })
  }, [shown])
}

interface Asking<R extends Identified, Filters> {
  address: ListAddress<Filters>
  collection: Listed<R, Filters>
  useMany: UseMany<R, Filters>
  /** what the service is asked, and whether its last page comes first */
  ask: (reach: readonly string[]) => { asked: Filters; isBackwards?: boolean }
  /** puts what is answered in another order, of what this device has */
  useOrder?: UseOrder<R, Filters>
}

/** Another order of a listing, such as `useAlphabetical`. */
export type UseOrder<R, Filters> = (
  service: Service,
  asked: Filters,
  answered: UseQueryResult<Page<R>>,
) => UseQueryResult<Page<R>> & InOrder

const asListed = <R>(_: Service, _asked: unknown, answered: UseQueryResult<Page<R>>) => answered

/** The list that an address asks for: its page, the next one prepared, an address that says what is shown. */
export function useRecordList<R extends Identified, Filters extends ListFilters>({
  address,
  collection,
  useMany,
  ask,
  useOrder = asListed,
}: Asking<R, Filters>) {
  const service = useService()
  const { filters } = address
  const reach = useStatusReach(service)
  const { asked, isBackwards = false } = ask(reach)
  const answered = useListing({ service, collection, useMany, filters: asked, isBackwards })
  const result = useSteadyRows({
    service,
    collection,
    filters: asked,
    isBackwards,
    result: useOrder(service, asked, answered),
  })
  const page = result.isPlaceholderData ? undefined : result.data
  useNarrowReach(service, filters.status === undefined, result.error)
  useTrueAddress(filters.page, page?.page, address.turnTo)
  const next = page ? page.page + (isBackwards ? -1 : 1) : 0
  const hasNext = page !== undefined && next >= 1 && next <= page.pages
  usePreparedPage(
    service,
    collection,
    hasNext ? { ...asked, page: next } : null,
    page ? `${result.dataUpdatedAt} ${page.page}` : '',
  )
  return { ...address, service, collection, reach, asked, isBackwards, result }
}

/** An account that may not list every status is asked for fewer from then on. */
export function useNarrowReach(service: Service, askedForAll: boolean, error: Error | null) {
  const reach = useStatusReach(service)
  useEffect(() => {
    if (askedForAll && isStatusRefused(error)) narrowReach(service, reach)
  })
}

/** A page past the end was answered with the last one: the address then says that one. */
function useTrueAddress(
  asked: number | undefined,
  shown: number | undefined,
  correct: (page: number | undefined) => void,
) {
  const mend = useEffectEvent(correct)
  useEffect(() => {
    if (asked !== undefined && shown !== undefined && asked > shown)
      mend(shown > 1 ? shown : undefined)
  }, [asked, shown])
}
