import type { QueryClient } from '@tanstack/react-query'
import type { Service } from '../../../api/service.ts'
import type { Collection, Identified } from '../../resource/collection.ts'
import { recordOptions } from '../readOptions.ts'

/** Lays a record, as a write left it, over the listings that were read before: those are not read again for it. */
export function putWritten<R extends Identified>(
  client: QueryClient,
  service: Service,
  collection: Pick<Collection<R, never, never, never>, 'name' | 'read'>,
  record: R,
): void {
  client.setQueryData<R>(recordOptions(service, collection, record.id).queryKey, record)
}
