import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Query } from '../../service/address.ts'
import type { Service } from '../../service/service.ts'
import { decoded } from '../decoded.ts'
import { pageOf, type Page } from '../envelope.ts'
import { keyOf } from '../keys.ts'
import { picturedOf, type Pictured, type PicturedRecord } from './pictureUses.ts'

export interface PicturesAsked {
  /** words of the titles, `''` for all */
  readonly search: string
  readonly statuses: readonly string[]
}

function queryOf(service: Service, collection: Pictured, asked: PicturesAsked): Query {
  return {
    per_page: service.configuration.service.perPage,
    status: asked.statuses,
    // An empty search is refused, and a listing of events begins today (contract.md §3.2, §3.6).
    ...(asked.search === '' ? {} : { search: asked.search }),
    ...(collection === 'events' ? { starts_after: '1900-01-01' } : {}),
  }
}

/** Events come oldest first: after the first page, which counts them, they are read from the end. */
function pageAfter(collection: Pictured, { page, pages }: Page<PicturedRecord>) {
  if (collection !== 'events') return page < pages ? page + 1 : undefined
  if (page === 1) return pages > 1 ? pages : undefined
  return page > 2 ? page - 1 : undefined
}

/** The pictures of one collection, a page of its listing at a time. */
export function pictureOptions(service: Service, collection: Pictured, asked: PicturesAsked) {
  const query = queryOf(service, collection, asked)
  return infiniteQueryOptions({
    queryKey: keyOf(service, collection, 'pictures', query),
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam: page }) => {
      const call = { method: 'GET', path: collection, query: { ...query, page }, signal } as const
      const body = await service.request(call)
      const read = (wire: unknown) => picturedOf(collection, wire)
      return decoded((answer) => pageOf(answer, collection, page, read), body)
    },
    getNextPageParam: (last) => pageAfter(collection, last),
  })
}
