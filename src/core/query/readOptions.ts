import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Query } from '../../api/outgoing.ts'
import type { Priority } from '../../api/requestQueue.ts'
import type { Service } from '../../api/service.ts'
import type { Collection, Identified, Writable } from '../resource/collection.ts'
import { answered, decoded } from '../resource/decoded.ts'
import { type Page, pageOf } from '../resource/envelope.ts'
import { keyOf } from './keys.ts'
import { idPath, slugPath } from '../resource/recordPath.ts'

const tokens = new Map<string, string>()

/** A name for a password that says nothing of it, the same for as long as the page lives. */
function passwordToken(password: string): string {
  const token = tokens.get(password) ?? `password ${tokens.size + 1}`
  tokens.set(password, token)
  return token
}

/** What reading needs to know of a collection. */
type Readable<R extends Identified> = Pick<Writable<R>, 'name' | 'read' | 'outside'>

/** What reading a listing of it needs to know. */
export type Listed<R extends Identified, Filters> = Pick<
  Collection<R, never, never, never>,
  'name' | 'read'
> & { query(filters: Filters): Query }

interface HowRead {
  readonly signal?: AbortSignal
  readonly priority?: Priority
}

/** One page of a listing, as it is at this moment. @throws ApiError, or the reason of the signal */
export async function readPage<R extends Identified>(
  service: Service,
  collection: Pick<Readable<R>, 'name' | 'read'>,
  query: Query,
  how: HowRead = {},
): Promise<Page<R>> {
  const { name } = collection
  const body = await service.request({ method: 'GET', path: name, query, ...how })
  const read = (wire: unknown) => collection.read(wire)
  return decoded((answer) => pageOf(answer, name, Number(query.page ?? 1), read), body)
}

/** Records of a page, as they are asked for: as many as live services give at once (contract.md §3.8). */
export const recordsOfPage = 50

/** What a listing is asked; `per_page` is the configuration's unless the filters say it, and a number in either case. */
export function listQuery<R extends Identified, Filters>(
  { configuration }: Service,
  collection: Listed<R, Filters>,
  filters: Filters,
): Query {
  const query = { per_page: configuration.service.perPage, ...collection.query(filters) }
  return { ...query, per_page: Number(query.per_page) }
}

/** One page of a listing. */
export function listOptions<R extends Identified, Filters>(
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters,
  priority: Priority = 'now',
) {
  const query = listQuery(service, collection, filters)
  return queryOptions({
    queryKey: keyOf(service, collection.name, 'list', query),
    queryFn: ({ signal }) => readPage(service, collection, query, { signal, priority }),
  })
}

export interface RecordQuery {
  /** of a protected event: it travels in the query, and stands in no key (product.md §4) */
  readonly password?: string | undefined
}

export function recordOptions<R extends Identified>(
  service: Service,
  collection: Readable<R>,
  id: number,
  { password }: RecordQuery = {},
) {
  const token = password === undefined ? [] : [passwordToken(password)]
  return queryOptions({
    queryKey: keyOf(service, collection.name, 'record', id, ...token),
    queryFn: async ({ signal }): Promise<R> => {
      const path = idPath(collection.name, id)
      const { outside } = collection
      const call = { method: 'GET', path, outside, query: { password }, signal } as const
      return answered({ collection }, await service.request(call), id)
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

/** What is here of a listing, without asking for it. */
export function knownPage<R extends Identified, Filters>(
  client: QueryClient,
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters,
): Page<R> | undefined {
  return client.getQueryData(listOptions(service, collection, filters).queryKey)
}

/** What is here of the listings of a collection, whatever was asked of them. */
function listedPages<R extends Identified>(
  client: QueryClient,
  service: Service,
  collection: Pick<Readable<R>, 'name'>,
) {
  return client.getQueriesData<Page<R>>({ queryKey: keyOf(service, collection.name, 'list') })
}

/** What a listing already knows of a record, so that its form paints at once. */
export function placeholderFromLists<R extends Identified>(
  client: QueryClient,
  service: Service,
  collection: Pick<Readable<R>, 'name'>,
  matches: (record: R) => boolean,
): R | undefined {
  for (const [, page] of listedPages(client, service, collection)) {
    const found = page?.items.find(matches)
    if (found !== undefined) return found
  }
  return undefined
}

/** When a listing brought this very reading of a record, milliseconds since 1970; 0 for never. */
export function readInLists<R extends Identified>(
  client: QueryClient,
  service: Service,
  collection: Pick<Readable<R>, 'name'>,
  record: R | undefined,
): number {
  const times = listedPages(client, service, collection)
    .filter(([, page]) => record !== undefined && page?.items.includes(record))
    .map(([key]) => client.getQueryState(key)?.dataUpdatedAt ?? 0)
  return Math.max(0, ...times)
}
