import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Query } from '../../api/outgoing.ts'
import type { Service } from '../../api/service.ts'
import { useService } from '../../api/useService.ts'
import type { Collection, Identified } from '../resource/collection.ts'
import type { Page } from '../resource/envelope.ts'
import {
  listOptions,
  placeholderFromLists,
  recordBySlugOptions,
  recordOptions,
  type RecordQuery,
} from './readOptions.ts'

type Readable<R extends Identified> = Pick<Collection<R, never, never, never>, 'name' | 'read'>

interface ListQuery<R> {
  readonly queryKey: readonly unknown[]
  readonly state: { readonly data: Page<R> | undefined }
}

/** Site, account, resource, language and operation: rows of another language or account never stay. */
function isSameListing<R>(
  before: ListQuery<R> | undefined,
  { queryKey }: Pick<ListQuery<R>, 'queryKey'>,
): boolean {
  return before?.queryKey.slice(0, 5).every((part, at) => part === queryKey[at]) ?? false
}

export interface ListParameters {
  readonly enabled?: boolean
  /** while another page or other filters load, what was shown stays */
  readonly keeps?: boolean
}

/** One page of a listing. */
export function useRecords<R extends Identified, Filters>(
  resource: Readable<R> & { query(filters: Filters): Query },
  filters: Filters,
  { enabled = true, keeps = false }: ListParameters = {},
) {
  const options = listOptions(useService(), resource, filters)
  const placeholderData = (before: Page<R> | undefined, query: ListQuery<R> | undefined) =>
    keeps && isSameListing(query, options) ? before : undefined
  return useQuery({ ...options, enabled, placeholderData })
}

/** What a listing knows of a record, as placeholder data: of the library's type, for a record is no function. */
function listed<R extends Identified>(
  client: QueryClient,
  service: Service,
  resource: Readable<R>,
  matches: (record: R) => boolean,
) {
  return (() => placeholderFromLists(client, service, resource, matches)) as () => never
}

/** A record; what a listing knows of it is shown until it is read. */
export function useRecord<R extends Identified>(
  resource: Readable<R>,
  id: number,
  asked?: RecordQuery,
) {
  const service = useService()
  const client = useQueryClient()
  return useQuery({
    ...recordOptions(service, resource, id, asked),
    placeholderData: listed(client, service, resource, (record) => record.id === id),
  })
}

/** The same by its slug. */
export function useRecordBySlug<R extends Identified & { readonly slug: string }>(
  resource: Readable<R>,
  slug: string,
) {
  const service = useService()
  const client = useQueryClient()
  return useQuery({
    ...recordBySlugOptions(service, resource, slug),
    placeholderData: listed(client, service, resource, (record) => record.slug === slug),
  })
}
