import { queryOptions } from '@tanstack/react-query'
import type { Query } from '../service/address.ts'
import type { Service } from '../service/service.ts'
import { fewAtOnce } from './bulk/fewAtOnce.ts'
import type { Collection, Identified } from './collection.ts'
import { decoded } from './decoded.ts'
import { pageOf } from './envelope.ts'
import { keyOf } from './keys.ts'

/** What several listings show, page after page. */
export interface EveryPage<R> {
  /** each record once */
  readonly records: readonly R[]
  /** false where there are more pages than are read, or a record that could not be read */
  readonly isWhole: boolean
}

/** As many pages as are read of one listing. */
const mostPages = 40

/** The whole of several listings, a few requests at once. */
export function everyPageOptions<R extends Identified, Filters>(
  service: Service,
  collection: Pick<Collection<R, never, never, never>, 'name' | 'read'> & {
    query(filters: Filters): Query
  },
  listings: readonly Filters[],
) {
  const queries = listings.map((filters) => ({ per_page: 50, ...collection.query(filters) }))
  const { name } = collection
  return queryOptions({
    queryKey: keyOf(service, name, 'everyPage', queries),
    queryFn: async ({ signal }): Promise<EveryPage<R>> => {
      const pageAt = async ({ query, page }: { query: Query; page: number }) => {
        const asked = { method: 'GET', path: name, query: { ...query, page }, signal } as const
        const read = (wire: unknown) => collection.read(wire)
        return decoded((body) => pageOf(body, name, page, read), await service.request(asked))
      }
      const first = await fewAtOnce(queries, (query) => pageAt({ query, page: 1 }))
      const others = first.flatMap(({ pages }, at) =>
        Array.from({ length: Math.max(0, Math.min(pages, mostPages) - 1) }, (_, more) => ({
          query: queries[at] ?? {},
          page: more + 2,
        })),
      )
      const pages = [...first, ...(await fewAtOnce(others, pageAt))]
      const records = pages.flatMap(({ items }) => items)
      return {
        records: [...new Map(records.map((record) => [record.id, record])).values()],
        isWhole: pages.every((page) => page.pages <= mostPages && page.unreadable === 0),
      }
    },
  })
}
