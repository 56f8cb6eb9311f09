import { useQueries, useQuery } from '@tanstack/react-query'
import { categories } from '../../resources/categories/categories.ts'
import { allPagesOptions } from '../../core/query/allPages.ts'
import { inTrash } from '../../core/query/statuses.ts'
import { useMayWrite, useStatusReach } from '../../core/views/list/statusReach.ts'
import { recordOptions } from '../../core/query/readOptions.ts'
import { events, everyDate, type EventRecord } from '../../resources/events/events.ts'
import { asNobody, type Service } from '../../api/service.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Facts } from './facts.ts'
import { clockOfSite } from './clockOfSite.ts'
import { factsOf, type Readings } from './factsOf.ts'
import { isOutsideUsual } from './listingWindow.ts'

/** What is known so far of events of one language. */
export interface KnownFacts {
  /** null until all that is asked of it has come to something */
  of(id: number): Facts | null
  readonly isReading: boolean
  /** from when the oldest of it is, milliseconds since 1970; 0 for not yet */
  readonly readAt: number
  /** asks all of it anew */
  readonly read: () => void
  /** why a question has no answer; being refused one record is an answer */
  readonly refusal: ApiError | null
}

/** Readings by the ids they were asked for. */
function byId<D>(ids: readonly number[], all: readonly D[]): ReadonlyMap<number, D> {
  return new Map(ids.flatMap((id, at) => (all[at] === undefined ? [] : [[id, all[at]]])))
}

/** Errors that are what was asked for: what nobody may see, or is not there. */
const answers: ReadonlySet<string> = new Set(['forbidden', 'missing', 'password'])

function firstApiError(errors: readonly (Error | null)[]): ApiError | null {
  for (const error of errors)
    if (error instanceof ApiError && !answers.has(error.kind)) return error
  return null
}

/** The listings, all of them for all events at once: as the account sees them, and as nobody does. */
function useListings(service: Service, ids: readonly number[]) {
  const nobody = asNobody(service)
  const status = [...useStatusReach(service)]
  const mayWrite = useMayWrite(service)
  const include = [...ids]
  const enabled = ids.length > 0
  const everywhere = { ...everyDate, include }
  return {
    own: useQuery({ ...allPagesOptions(service, events, [{ ...everywhere, status }]), enabled }),
    trash: useQuery({
      ...allPagesOptions(service, events, [{ ...everywhere, ...inTrash }]),
      enabled: enabled && mayWrite,
    }),
    usual: useQuery({ ...allPagesOptions(nobody, events, [{ include }]), enabled }),
    anyDate: useQuery({ ...allPagesOptions(nobody, events, [everywhere]), enabled }),
  }
}

/** What of these a listing that has come leaves out; what was refused leaves out all. */
function leftOut(
  ids: readonly number[],
  ...listings: readonly ReturnType<typeof useListings>['own'][]
): readonly number[] {
  if (listings.some(({ isLoading }) => isLoading)) return []
  const here = new Set(listings.flatMap(({ data }) => data?.records.map(({ id }) => id) ?? []))
  return ids.filter((id) => !here.has(id))
}

/**
 * Of these, what the listing shows by its number although its dates are outside of it.
 * Interface silent: whether `include` switches off the default dates of a listing is not specified. An event that is
 * listed by its id but lies outside those dates is looked up by its title as well.
 */
function doubtful(
  ids: readonly number[],
  { usual, anyDate }: ReturnType<typeof useListings>,
  service: Service,
): readonly EventRecord[] {
  const { today } = clockOfSite(service)
  const shown = new Set(usual.data?.records.map(({ id }) => id))
  const asked = anyDate.data?.records.filter(({ id }) => ids.includes(id) && shown.has(id)) ?? []
  return asked.filter((record) => isOutsideUsual(record, today))
}

/**
 * Asks about events of one language as the account sees them, and as anybody does. What is written meanwhile is asked
 * about anew.
 */
export function useFacts(service: Service, ids: readonly number[]): KnownFacts {
  const nobody = asNobody(service)
  const listings = useListings(service, ids)
  const aloneIds = leftOut(ids, listings.own, listings.trash)
  const alone = useQueries({ queries: aloneIds.map((id) => recordOptions(service, events, id)) })
  const pageIds = leftOut(ids, listings.anyDate)
  const page = useQueries({ queries: pageIds.map((id) => recordOptions(nobody, events, id)) })
  const records = [
    ...(listings.own.data?.records ?? []),
    ...(listings.trash.data?.records ?? []),
    ...alone.flatMap(({ data }) => data ?? []),
  ]
  const termIds = [...new Set(records.flatMap((record) => record.categories.map(({ id }) => id)))]
  const terms = useQueries({ queries: termIds.map((id) => recordOptions(nobody, categories, id)) })
  const doubted = doubtful(ids, listings, service)
  const plain = useQueries({
    queries: doubted.map(({ title }) => allPagesOptions(nobody, events, [{ search: title }])),
  })
  const readings: Readings = {
    ...listings,
    plain: new Map(doubted.map(({ id }, at) => [id, plain[at] ?? { error: null }])),
    alone: byId(aloneIds, alone),
    page: byId(pageIds, page),
    categories: byId(termIds, terms),
  }
  const all = [...Object.values(listings), ...alone, ...page, ...terms, ...plain]
  const isFirst = all.some(({ isLoading }) => isLoading)
  const times = all.flatMap(({ dataUpdatedAt }) => dataUpdatedAt || [])
  return {
    of: (id) => (isFirst ? null : factsOf(readings, service, id)),
    refusal: firstApiError(all.map(({ error }) => error)),
    isReading: all.some(({ isFetching }) => isFetching),
    readAt: isFirst || times.length === 0 ? 0 : Math.min(...times),
    read() {
      for (const { refetch } of all) void refetch()
    },
  }
}
