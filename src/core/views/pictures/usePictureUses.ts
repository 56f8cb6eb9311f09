import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useService } from '../../../api/useService.ts'
import { useStatusReach } from '../list/statusReach.ts'
import { useNarrowReach } from '../list/useRecordList.ts'
import { type Pictured, picturedOf, type PicturedRecord, usedPictures } from './pictureUses.ts'
import type { Query } from '../../../api/outgoing.ts'
import type { Service } from '../../../api/service.ts'
import { decoded } from '../../resource/decoded.ts'
import { type Page, pageOf } from '../../resource/envelope.ts'
import { keyOf } from '../../query/keys.ts'

interface PicturesAsked {
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
function pictureOptions(service: Service, collection: Pictured, asked: PicturesAsked) {
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

/** Pictures that are looked for, and records looked through, before anybody asks for more. */
const enough = { pictures: 24, records: 300 }

/** The pages of one collection read so far; of events, the latest first. */
function usePicturedPages(collection: Pictured, search: string) {
  const service = useService()
  const statuses = useStatusReach(service)
  const { data, error, ...query } = useInfiniteQuery(
    pictureOptions(service, collection, { search, statuses }),
  )
  useNarrowReach(service, true, error)
  const [first, ...later] = data?.pages ?? []
  const pages = collection === 'events' ? [...later, first] : [first, ...later]
  const records = pages.flatMap((page) => page?.items ?? [])
  return { ...query, error, records, isBegun: collection !== 'events' || later.length > 0 }
}

/** Pictures in use in the agenda, collected from its listings page by page. */
export function usePictureUses(search: string) {
  const all = [
    usePicturedPages('events', search),
    usePicturedPages('venues', search),
    usePicturedPages('organizers', search),
  ]
  const records = all.flatMap((pages) => pages.records)
  const used = usedPictures(records)
  const isFetching = all.some((pages) => pages.isFetching)
  const error = all.find((pages) => pages.error !== null)?.error ?? null
  const further = all.filter((pages) => pages.hasNextPage)
  const isFew = used.length < enough.pictures && records.length < enough.records
  const goesOn = further.filter(({ isBegun }) => isFew || !isBegun)
  useEffect(() => {
    if (!isFetching && error === null) for (const pages of goesOn) void pages.fetchNextPage()
  })
  return {
    used,
    records: records.length,
    isFetching,
    error,
    hasMore: further.length > 0,
    lookFurther: () => further.forEach((pages) => void pages.fetchNextPage()),
    retry: () => all.filter((pages) => pages.error).forEach((pages) => void pages.refetch()),
  }
}
