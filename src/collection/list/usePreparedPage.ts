import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Service } from '../../service/service.ts'
import { whenIdle } from '../../ui/whenIdle.ts'
import type { Identified } from '../collection.ts'
import { listOptions } from '../readOptions.ts'
import type { Listed } from './useListing.ts'

/** Milliseconds of rest before the next page is fetched, where a browser cannot say that it is idle. */
const rest = 500

/** Reads the page that will be wanted next while nothing else is to be done; null for none. */
export function usePreparedPage<R extends Identified, Filters>(
  service: Service,
  collection: Listed<R, Filters>,
  filters: Filters | null,
  /** changes when another page is on the screen */
  shown: string,
): void {
  const client = useQueryClient()
  const prepare = useEffectEvent(() => {
    if (filters) void client.prefetchQuery(listOptions(service, collection, filters))
  })
  useEffect(() => {
    if (shown === '') return undefined
    return whenIdle(() => prepare(), { most: 4 * rest, blindly: rest })
  }, [shown])
}
