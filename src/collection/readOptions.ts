import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Query } from '../service/address.ts'
import type { Service } from '../service/service.ts'
import type { Collection, Identified } from './collection.ts'
import { decoded } from './decoded.ts'
import { pageOf, type Page } from './envelope.ts'
import { keyOf } from './keys.ts'
import { passwordToken } from './passwordToken.ts'
import { idPath, slugPath } from './recordPath.ts'
import { answered } from './writing.ts'

/** What reading needs to know of a collection. */
type Readable<R extends Identified> = Pick<Collection<R, never, never, never>, 'name' | 'read'>

/** One page of a listing; `per_page` is the configuration's unless the filters say it. */
export function listOptions<R extends Identified, Filters>(
  service: Service,
  collection: Readable<R> & { query(filters: Filters): Query },
  filters: Filters,
) {
  const query: Query = {
    per_page: service.configuration.service.perPage,
    ...collection.query(filters),
  }
  return queryOptions({
    queryKey: keyOf(service, collection.name, 'list', query),
    queryFn: async ({ signal }): Promise<Page<R>> => {
      const body = await service.request({ method: 'GET', path: collection.name, query, signal })
      const read = (wire: unknown) => collection.read(wire)
      const page = Number(query.page ?? 1)
      return decoded((answer) => pageOf(answer, collection.name, page, read), body)
    },
  })
}

export interface RecordAsked {
  /** of a protected event: it travels in the query, and stands in no key (product.md §4) */
  readonly password?: string | undefined
}

export function recordOptions<R extends Identified>(
  service: Service,
  collection: Readable<R>,
  id: number,
  { password }: RecordAsked = {},
) {
  const token = password === undefined ? [] : [passwordToken(password)]
  return queryOptions({
    queryKey: keyOf(service, collection.name, 'record', id, ...token),
    queryFn: async ({ signal }): Promise<R> => {
      const path = idPath(collection.name, id)
      const body = await service.request({ method: 'GET', path, query: { password }, signal })
      return answered({ collection }, body, id)
    },
  })
}

export function recordBySlugOptions<R extends Identified>(
  service: Service,
  collection: Readable<R>,
  slug: string,
) {
  return queryOptions({
    queryKey: keyOf(service, collection.name, 'bySlug', slug),
    queryFn: async ({ signal }): Promise<R> => {
      const path = slugPath(collection.name, slug)
      const body = await service.request({ method: 'GET', path, signal })
      return decoded((wire) => collection.read(wire), body)
    },
  })
}

/** What a listing already knows of a record, so that its form paints at once. */
export function placeholderFromLists<R extends Identified>(
  client: QueryClient,
  service: Service,
  collection: Pick<Readable<R>, 'name'>,
  matches: (record: R) => boolean,
): R | undefined {
  const pages = client.getQueriesData<Page<R>>({
    queryKey: keyOf(service, collection.name, 'list'),
  })
  for (const [, page] of pages) {
    const found = page?.items.find(matches)
    if (found !== undefined) return found
  }
  return undefined
}
