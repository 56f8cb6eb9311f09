import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { Query } from '../../../api/address.ts'
import { InFlight } from '../../../api/inFlight.ts'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import type { Collection, Identified } from '../../resource/collection.ts'
import { everyPageOptions } from '../everyPage.ts'
import type { ProgressBoard } from './progress.ts'

/** Draws again after each write: what is not read again by itself hears of none. */
function useWritten(client: QueryClient): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'invalidate') drawAgain()
      }),
    [client],
  )
}

/** Of all that the board reads: a service of this kind shares its machine with the website. */
const atOnce = new InFlight(4)

/** What one language lists of one collection. */
export interface FullListing<R> {
  readonly language: Language
  /** nothing until all of it is read */
  readonly records: readonly R[] | undefined
  readonly error: Error | null
  readonly isReading: boolean
  /** something was written since it was read, by which it may have become another */
  readonly isStale: boolean
  /** some of its records could not be read */
  readonly hasGaps: boolean
  /** milliseconds since 1970; 0 for not yet */
  readonly readAt: number
  readonly read: () => void
  readonly stop: () => void
}

interface Asked<R extends Identified, Filters> {
  readonly service: Service
  readonly collection: Pick<Collection<R, never, never, never>, 'name' | 'read'> & {
    query(filters: Filters): Query
  }
  /** what is asked of a language, in one listing or in several; none where it is not to be asked */
  readonly asked: readonly {
    readonly language: Language
    readonly listings: readonly Filters[]
  }[]
  readonly progress: ProgressBoard
}

/**
 * All pages of a collection in several languages. Six hundred pages are not read again after every save: what is here
 * stays, with what was written since put into it, until somebody asks for it.
 */
export function useFullListing<R extends Identified, Filters>(
  asking: Asked<R, Filters>,
): readonly FullListing<R>[] {
  const { service, collection, progress } = asking
  const client = useQueryClient()
  useWritten(client)
  const wanted = asking.asked.flatMap(({ language, listings }) => {
    const reading = `${collection.name} ${language} ${JSON.stringify(listings)}`
    const onPage = (done: number, known: number) => progress.note(reading, { done, known })
    const how = { mostPages: Infinity, atOnce, onPage }
    return listings.length === 0
      ? []
      : [{ language, options: everyPageOptions(service.in(language), collection, listings, how) }]
  })
  const results = useQueries({
    queries: wanted.map(({ options }) => ({
      ...options,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      // Comparing ten thousand records one by one would stop the page for longer than it may.
      structuralSharing: false,
      enabled: (query: { state: { data: unknown } }) => query.state.data === undefined,
    })),
  })
  return wanted.map(({ language, options }, at) => {
    const result = results[at]
    const { data, error = null, isFetching = false, dataUpdatedAt = 0 } = result ?? {}
    return {
      language,
      records: data?.records,
      error,
      isReading: isFetching,
      isStale: data !== undefined && client.getQueryState(options.queryKey)?.isInvalidated === true,
      hasGaps: data?.isWhole === false,
      readAt: dataUpdatedAt,
      read: () => void result?.refetch(),
      stop: () => void client.cancelQueries({ queryKey: options.queryKey }),
    }
  })
}
