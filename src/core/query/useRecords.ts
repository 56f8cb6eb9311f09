import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Query } from '../../api/address.ts'
import type { Service } from '../../api/service.ts'
import { useService } from '../../api/useService.ts'
import type { Collection, Identified } from '../resource/collection.ts'
import {
  listOptions,
  placeholderFromLists,
  recordBySlugOptions,
  recordOptions,
  type RecordAsked,
} from './readOptions.ts'

type Readable<R extends Identified> = Pick<Collection<R, never, never, never>, 'name' | 'read'>

/** One page of a listing. */
export function useRecords<R extends Identified, Filters>(
  resource: Readable<R> & { query(filters: Filters): Query },
  filters: Filters,
) {
  return useQuery(listOptions(useService(), resource, filters))
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
  asked?: RecordAsked,
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
