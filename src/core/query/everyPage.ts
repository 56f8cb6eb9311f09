import { queryOptions } from '@tanstack/react-query'
import type { Query } from '../../api/address.ts'
import type { InFlight } from '../../api/inFlight.ts'
import type { Service } from '../../api/service.ts'
import { fewAtOnce } from '../job/fewAtOnce.ts'
import type { Collection, Identified } from '../resource/collection.ts'
import { decoded } from '../resource/decoded.ts'
import { pageOf } from '../resource/envelope.ts'
import { keyOf } from './keys.ts'

/** What several listings show, page after page. */
export interface EveryPage<R> {
  /** each record once */
  readonly records: readonly R[]
  /** false where there are more pages than are read, or a record that could not be read */
  readonly isWhole: boolean
  /** how many requests it took */
  readonly pages: number
}

/** Records of a page, as they are asked for: as many as live services give at once (contract.md §3.8). */
export const recordsOfPage = 50

/** As many pages as are read of one listing, unless told otherwise. */
const usuallyMost = 40

/** How a reading of many pages goes about it. */
interface Reading {
  readonly mostPages?: number
  /** shared with other readings, so that all of them together ask for few pages at once */
  readonly atOnce?: InFlight
  /** pages that are read, of those known so far */
  readonly onPage?: (done: number, known: number) => void
}

type Readable<R extends Identified> = Pick<Collection<R, never, never, never>, 'name' | 'read'>

/** The whole of several listings, a few requests at once. */
export function everyPageOptions<R extends Identified, Filters>(
  service: Service,
  collection: Readable<R> & { query(filters: Filters): Query },
  listings: readonly Filters[],
  { mostPages = usuallyMost, atOnce, onPage }: Reading = {},
) {
  const queries = listings.map((filters) => ({
    per_page: recordsOfPage,
    ...collection.query(filters),
  }))
  const { name } = collection
  return queryOptions({
    // A reading that stops at some page must not pass for the whole.
    queryKey: keyOf(service, name, 'everyPage', queries, mostPages),
    queryFn: async ({ signal }): Promise<EveryPage<R>> => {
      let done = 0
      let known = queries.length
      onPage?.(done, known)
      const pageAt = async ({ query, page }: { query: Query; page: number }) => {
        const asked = { method: 'GET', path: name, query: { ...query, page }, signal } as const
        const ask = () => service.request(asked)
        const read = (wire: unknown) => collection.read(wire)
        const body = await (atOnce === undefined ? ask() : atOnce.run(ask, signal))
        done += 1
        onPage?.(done, known)
        return decoded((wire) => pageOf(wire, name, page, read), body)
      }
      const first = await fewAtOnce(queries, (query) => pageAt({ query, page: 1 }))
      const others = first.flatMap(({ pages }, at) =>
        Array.from({ length: Math.max(0, Math.min(pages, mostPages) - 1) }, (_, more) => ({
          query: queries[at] ?? {},
          page: more + 2,
        })),
      )
      known += others.length
      onPage?.(done, known)
      const pages = [...first, ...(await fewAtOnce(others, pageAt))]
      const records = pages.flatMap(({ items }) => items)
      return {
        records: [...new Map(records.map((record) => [record.id, record])).values()],
        isWhole: pages.every((page) => page.pages <= mostPages && page.unreadable === 0),
        pages: pages.length,
      }
    },
  })
}
