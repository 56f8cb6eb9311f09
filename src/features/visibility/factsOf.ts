import type { AllPages } from '../../core/query/allPages.ts'
import { recordLanguage } from '../../core/views/form/recordLanguage.ts'
import type { TermRecord } from '../../resources/categories/categories.ts'
import type { EventRecord } from '../../resources/events/events.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Service } from '../../api/service.ts'
import type { Answer, CategoryFact, Facts, Own } from './facts.ts'

/** One reading, as far as it has come. */
export interface Reading<D> {
  readonly data?: D | undefined
  readonly error: Error | null
}

/** What was asked about the events of one language. */
export interface Readings {
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
export function factsOf(readings: Readings, service: Service, id: number): Facts {
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
