import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useService } from '../../service/useService.ts'
import { useStatusReach } from '../list/statusReach.ts'
import { useNarrowReach } from '../list/useRecordList.ts'
import { pictureOptions } from './pictureOptions.ts'
import { usedPictures, type Pictured } from './pictureUses.ts'

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
