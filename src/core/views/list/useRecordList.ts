import { useEffect, useEffectEvent } from 'react'
import type { Service } from '../../../api/service.ts'
import { useService } from '../../../api/useService.ts'
import type { Identified } from '../../resource/collection.ts'
import { isStatusRefused } from '../../query/readErrors.ts'
import type { ListFilters } from './recordList.ts'
import { narrowReach, useStatusReach } from './statusReach.ts'
import type { ListAddress } from './useListAddress.ts'
import { type UseMany, useListing } from './useListing.ts'
import { useQueryClient } from '@tanstack/react-query'
import { whenIdle } from '../../../ui/whenIdle.ts'
import { type Listed, listOptions } from '../../query/readOptions.ts'

/** Milliseconds of rest before the next page is fetched, where a browser cannot say that it is idle. */
const rest = 500

/** Reads the page that will be wanted next while nothing else is to be done; null for none. */
function usePreparedPage<R extends Identified, Filters>(
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters | null,
  /** changes when another page is on the screen */
  shown: string,
): void {
  const client = useQueryClient()
  const prepare = useEffectEvent(() => {
    if (filters) void client.prefetchQuery(listOptions(service, collection, filters, 'background'))
  })
  useEffect(() => {
    if (shown === '') return undefined
    return whenIdle(() => prepare(), { most: 4 * rest, blindly: rest })
  }, [shown])
}

interface Asking<R extends Identified, Filters> {
  address: ListAddress<Filters>
  collection: Listed<R, Filters>
  useMany: UseMany<R, Filters>
  /** what the service is asked, and whether its last page comes first */
  ask: (reach: readonly string[]) => { asked: Filters; isBackwards?: boolean }
}

/** The list that an address asks for: its page, the next one prepared, an address that says what is shown. */
export function useRecordList<R extends Identified, Filters extends ListFilters>({
  address,
  collection,
  useMany,
  ask,
}: Asking<R, Filters>) {
  const service = useService()
  const { filters } = address
  const reach = useStatusReach(service)
  const { asked, isBackwards = false } = ask(reach)
  const result = useListing({ service, collection, useMany, filters: asked, isBackwards })
  const page = result.isPlaceholderData ? undefined : result.data
  useNarrowReach(service, filters.status === undefined, result.error)
  useTrueAddress(filters.page, page?.page, address.turnTo)
  const next = page ? page.page + (isBackwards ? -1 : 1) : 0
  const hasNext = page !== undefined && next >= 1 && next <= page.pages
  usePreparedPage(
    service,
    collection,
    hasNext ? { ...asked, page: next } : null,
    page ? `${result.dataUpdatedAt} ${page.page}` : '',
  )
  return { ...address, service, collection, reach, asked, isBackwards, result }
}

/** An account that may not list every status is asked for fewer from then on. */
export function useNarrowReach(service: Service, askedForAll: boolean, error: Error | null) {
  const reach = useStatusReach(service)
  useEffect(() => {
    if (askedForAll && isStatusRefused(error)) narrowReach(service, reach)
  })
}

/** A page past the end was answered with the last one: the address then says that one. */
function useTrueAddress(
  asked: number | undefined,
  shown: number | undefined,
  correct: (page: number | undefined) => void,
) {
  const mend = useEffectEvent(correct)
  useEffect(() => {
    if (asked !== undefined && shown !== undefined && asked > shown)
      mend(shown > 1 ? shown : undefined)
  }, [asked, shown])
}
