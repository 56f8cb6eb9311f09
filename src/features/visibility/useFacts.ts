import { useQueries, useQuery } from '@tanstack/react-query'
import { categories, type TermRecord } from '../../resources/categories/categories.ts'
import { allPagesOptions, type AllPages } from '../../core/query/allPages.ts'
import { inTrash } from '../../core/query/statuses.ts'
import { useMayWrite, useStatusReach } from '../../core/views/list/statusReach.ts'
import { recordOptions } from '../../core/query/readOptions.ts'
import { events, everyDate, type EventRecord } from '../../resources/events/events.ts'
import { asNobody, type Service } from '../../api/service.ts'
import { ApiError } from '../../api/apiError.ts'
import { type Facts, type Answer, type CategoryFact, type Own, isOutsideUsual } from './facts.ts'
import { clockOfSite } from './reasons.ts'
import { recordLanguage } from '../../core/views/form/recordLanguage.ts'

/** One reading, as far as it has come. */
interface Reading<D> {
  readonly data?: D | undefined
  readonly error: Error | null
}

/** What was asked about the events of one language. */
interface Readings {
  /** the listing as the account sees it, and what of the trash it may see */
  readonly own: Reading<AllPages<EventRecord>>
  readonly trash: Reading<AllPages<EventRecord>>
  /** by id, for what no listing shows the account */
  readonly alone: ReadonlyMap<number, Reading<EventRecord>>
  readonly usual: Reading<AllPages<EventRecord>>
  readonly anyDate: Reading<AllPages<EventRecord>>
  /** by id, the usual listing by the title alone, of what it showed by its number against its dates */
  readonly plain: ReadonlyMap<number, Reading<AllPages<EventRecord>>>
  /** by id as nobody, for what no listing shows to nobody */
  readonly page: ReadonlyMap<number, Reading<EventRecord>>
  readonly categories: ReadonlyMap<number, Reading<TermRecord>>
}

const kindOf = (error: Error | null) => (error instanceof ApiError ? error.kind : null)

function listed({ data }: Reading<AllPages<EventRecord>>, id: number): EventRecord | undefined {
  return data?.records.find((record) => record.id === id)
}

function isListed(reading: Reading<AllPages<EventRecord>>, id: number): Answer {
  if (listed(reading, id)) return 'yes'
  return reading.data?.isWhole ? 'no' : 'unknown'
}

function ownOf({ own, trash, alone }: Readings, id: number): Own {
  const reading = alone.get(id)
  // What is read by itself is newer than what a listing said; a trashed one may be shown by its listing only.
  const record = reading?.data ?? listed(own, id) ?? listed(trash, id)
  if (record) return { kind: 'here', record }
  const refused = kindOf(reading?.error ?? null)
  if (refused === 'password') return { kind: 'protected' }
  if (refused === 'missing') return { kind: trash.error ? 'unknown' : 'gone' }
  return { kind: refused === 'forbidden' ? 'forbidden' : 'unknown' }
}

function pageOf({ anyDate, page }: Readings, id: number): Facts['page'] {
  const inListing = listed(anyDate, id)
  if (inListing) return inListing.withheld ? 'password' : 'yes'
  const reading = page.get(id)
  if (reading?.data) return reading.data.withheld ? 'password' : 'yes'
  const refused = kindOf(reading?.error ?? null)
  if (refused === 'password') return 'password'
  return refused === 'forbidden' || refused === 'missing' ? 'no' : 'unknown'
}

function stateOf({ data, error }: Reading<TermRecord>): CategoryFact['state'] {
  if (data) return data.count === 0 ? 'empty' : 'shown'
  const refused = kindOf(error)
  return refused === 'missing' || refused === 'forbidden' ? 'missing' : 'unknown'
}

function categoriesOf(readings: Readings, own: Own): readonly CategoryFact[] {
  if (own.kind !== 'here') return []
  return own.record.categories.map(({ id, name }) => ({
    id,
    name,
    state: stateOf(readings.categories.get(id) ?? { error: null }),
  }))
}

/** What the answers say of one event. */
function factsOf(readings: Readings, service: Service, id: number): Facts {
  const own = ownOf(readings, id)
  const url = own.kind === 'here' ? own.record.url : ''
  return {
    id,
    language: service.language,
    own,
    page: pageOf(readings, id),
    usual: isListed(readings.plain.get(id) ?? readings.usual, id),
    anyDate: isListed(readings.anyDate, id),
    categories: categoriesOf(readings, own),
    addressLanguage: recordLanguage(url, service.configuration),
  }
}

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
