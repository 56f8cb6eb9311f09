import type { QueryClient } from '@tanstack/react-query'
import type { Service } from '../../api/service.ts'
import type { Identified } from '../resource/collection.ts'
import type { Page } from '../resource/envelope.ts'
import type { Listed } from '../views/list/useListing.ts'
import { listOptions } from './readOptions.ts'

/** What is here of a listing, without asking for it. */
export function knownPage<R extends Identified, Filters>(
  client: QueryClient,
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters,
): Page<R> | undefined {
  return client.getQueryData(listOptions(service, collection, filters).queryKey)
}
