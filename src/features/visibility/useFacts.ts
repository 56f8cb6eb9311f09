import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Identified } from '../../core/resource/collection.ts'
import { categories, type TermRecord } from '../../resources/categories/categories.ts'
import { allPagesOptions, type AllPages } from '../../core/query/allPages.ts'
import { inTrash } from '../../core/query/statuses.ts'
import { useMayWrite, useStatusReach } from '../../core/views/list/statusReach.ts'
import { recordOptions } from '../../core/query/readOptions.ts'
import {
  events,
  everyDate,
  type EventFilters,
  type EventRecord,
} from '../../resources/events/events.ts'
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
  /** the listing as the account sees it, with what of the trash it may see */
  readonly own: Reading<AllPages<EventRecord>>
  /** by id: the one that is asked about, or what no listing shows the account */
  readonly alone: ReadonlyMap<number, Reading<EventRecord>>
  readonly usual: Reading<AllPages<EventRecord>>
  /** of what that leaves out */
  readonly anyDate: Reading<AllPages<EventRecord>>
  /** by id, the usual listing by the title alone, of what it showed by its number against its dates */
  readonly plain: ReadonlyMap<number, Reading<AllPages<EventRecord>>>
  /** by id as nobody, for what no listing shows to nobody */
  readonly page: ReadonlyMap<number, Reading<EventRecord>>
  /** all of them, where some event is not published */
  readonly categories: Reading<AllPages<TermRecord>>
}

const kindOf = (error: Error | null) => (error instanceof ApiError ? error.kind : null)

function listed<R extends Identified>({ data }: Reading<AllPages<R>>, id: number): R | undefined {
  return data?.records.find((record) => record.id === id)
}

function isListed(reading: Reading<AllPages<EventRecord>>, id: number): Answer {
  if (listed(reading, id)) return 'yes'
  return reading.data?.isWhole ? 'no' : 'unknown'
}

function ownOf({ own, alone }: Readings, id: number): Own {
  const reading = alone.get(id)
  // What is read by itself is newer than what a listing said; a trashed one may be shown by its listing only.
  const record = reading?.data ?? listed(own, id)
  if (record) return { kind: 'here', record }
  const refused = kindOf(reading?.error ?? null)
  if (refused === 'password') return { kind: 'protected' }
  if (refused === 'missing') return { kind: own.error ? 'unknown' : 'gone' }
  return { kind: refused === 'forbidden' ? 'forbidden' : 'unknown' }
}

function pageOf({ usual, anyDate, page }: Readings, id: number): Facts['page'] {
  const inListing = listed(usual, id) ?? listed(anyDate, id)
  if (inListing) return inListing.withheld ? 'password' : 'yes'
  const reading = page.get(id)
  if (reading?.data) return reading.data.withheld ? 'password' : 'yes'
  const refused = kindOf(reading?.error ?? null)
  if (refused === 'password') return 'password'
  return refused === 'forbidden' || refused === 'missing' ? 'no' : 'unknown'
}

function stateOf({ categories }: Readings, id: number): CategoryFact['state'] {
  const category = listed(categories, id)
  if (category) return category.count === 0 ? 'empty' : 'shown'
  return categories.data?.isWhole ? 'missing' : 'unknown'
}

/** Nobody sees it, whatever else is asked. A published one fills its categories (contract.md §3.7). */
const isUnpublished = ({ status }: EventRecord) => status !== 'publish'

function categoriesOf(readings: Readings, own: Own): readonly CategoryFact[] {
  if (own.kind !== 'here' || !isUnpublished(own.record)) return []
  return own.record.categories.map(({ id, name }) => ({ id, name, state: stateOf(readings, id) }))
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
    anyDate: listed(readings.usual, id) ? 'yes' : isListed(readings.anyDate, id),
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
function byIds<D>(ids: readonly number[], all: readonly D[]): ReadonlyMap<number, D> {
  return new Map(ids.flatMap((id, at) => (all[at] === undefined ? [] : [[id, all[at]]])))
}

/** Errors that are what was asked for: what nobody may see, or is not there. */
const answers: ReadonlySet<string> = new Set(['forbidden', 'missing', 'password'])

function firstApiError(errors: readonly (Error | null)[]): ApiError | null {
  for (const error of errors)
    if (error instanceof ApiError && !answers.has(error.kind)) return error
  return null
}

/** What of these a listing that has come leaves out; what was refused leaves out all. */
function leftOut(
  ids: readonly number[],
  { data, isLoading }: UseQueryResult<AllPages<EventRecord>>,
): readonly number[] {
  if (isLoading) return []
  const here = new Set(data?.records.map(({ id }) => id))
  return ids.filter((id) => !here.has(id))
}

/**
 * Of these, what the listing shows by its number although its dates are outside of it.
 * Interface silent: whether `include` switches off the default dates of a listing is not specified. An event that is
 * listed by its id but lies outside those dates is looked up by its title as well.
 */
function doubtful({ data }: Readings['usual'], service: Service): readonly EventRecord[] {
  const { today } = clockOfSite(service)
  return data?.records.filter((record) => isOutsideUsual(record, today)) ?? []
}

const nothing: readonly number[] = []

/**
 * Asks about events of one language as the account sees them, and as anybody does: one by itself, as its page has read
 * it already, many by their listing. What is written meanwhile is asked about anew.
 */
export function useFacts(service: Service, ids: readonly number[]): KnownFacts {
  const nobody = asNobody(service)
  const reach = useStatusReach(service)
  const status = useMayWrite(service) ? [...reach, ...inTrash.status] : [...reach]
  const [single, many] = ids.length === 1 ? [ids, nothing] : [nothing, ids]
  const listing = (as: Service, include: readonly number[], filters: EventFilters) =>
    allPagesOptions(as, events, [{ ...filters, include }])
  const byId = (as: Service) => (id: number) => recordOptions(as, events, id)
  const one = useQueries({ queries: single.map(byId(service)) })
  const own = useQuery({
    ...listing(service, ids, { ...everyDate, status }),
    enabled: ids.length > 0 && one.every(({ isError }) => isError),
  })
  const unlistedIds = leftOut(many, own)
  const alone = [...one, ...useQueries({ queries: unlistedIds.map(byId(service)) })]
  const records = [...(own.data?.records ?? []), ...alone.flatMap(({ data }) => data ?? [])]
  const unpublished = records.filter(isUnpublished)
  const usual = useQuery({ ...listing(nobody, ids, {}), enabled: ids.length > 0 })
  const isOwnKnown = ![own, ...alone].some(({ isLoading }) => isLoading)
  const unusualIds = leftOut(isOwnKnown ? ids : nothing, usual).filter(
    (id) => !unpublished.some((record) => record.id === id),
  )
  const anyDate = useQuery({
    ...listing(nobody, unusualIds, everyDate),
    enabled: unusualIds.length > 0,
  })
  const pageIds = leftOut(unusualIds, anyDate)
  const page = useQueries({ queries: pageIds.map(byId(nobody)) })
  const terms = useQuery({
    ...allPagesOptions(nobody, categories, [{}]),
    enabled: unpublished.some((record) => record.categories.length > 0),
  })
  const doubted = doubtful(usual, service)
  const plain = useQueries({
    queries: doubted.map(({ title }) => allPagesOptions(nobody, events, [{ search: title }])),
  })
  const readings: Readings = {
    own,
    usual,
    anyDate,
    alone: byIds([...single, ...unlistedIds], alone),
    plain: byIds(
      doubted.map(({ id }) => id),
      plain,
    ),
    page: byIds(pageIds, page),
    categories: terms,
  }
  const all = [own, usual, anyDate, terms, ...alone, ...page, ...plain]
  const isFirst = all.some(({ isLoading }) => isLoading)
  const times = all.flatMap(({ dataUpdatedAt }) => dataUpdatedAt || [])
  return {
    of: (id) => (isFirst ? null : factsOf(readings, service, id)),
    refusal: firstApiError(all.map(({ error }) => error)),
    isReading: all.some(({ isFetching }) => isFetching),
    readAt: isFirst || times.length === 0 ? 0 : Math.min(...times),
    read() {
      for (const { refetch, isEnabled } of all) if (isEnabled) void refetch()
    },
  }
}
