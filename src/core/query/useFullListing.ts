import { pageStore } from '../../platform/pageStore.ts'
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { Language } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import { mirroredOptions, type MirroredPages } from '../mirror/mirror.ts'
import type { Identified } from '../resource/collection.ts'
import type { Listed } from './readOptions.ts'

/** Pages read, of those known so far. */
export interface Progress {
  readonly done: number
  readonly known: number
}

/** Pages of several readings, told apart from what is drawn with every record. */
export interface ProgressBoard {
  note(reading: string, progress: Progress): void
  total(): Progress
  subscribe(listener: () => void): () => void
}

export function createProgress(): ProgressBoard {
  const readings = new Map<string, Progress>()
  const { get: total, set, subscribe } = pageStore<Progress>({ done: 0, known: 0 })
  return {
    note(reading, progress) {
      // What comes after everything was read is another errand, counted from its beginning.
      const isOver = [...readings.values()].every(({ done, known }) => done === known)
      if (isOver && !readings.has(reading)) readings.clear()
      readings.set(reading, progress)
      const all = [...readings.values()]
      set({
        done: all.reduce((sum, { done }) => sum + done, 0),
        known: all.reduce((sum, { known }) => sum + known, 0),
      })
    },
    total,
    subscribe,
  }
}

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
  readonly collection: Listed<R, Filters>
  /** what is asked of a language, in one listing or in several; none where it is not to be asked */
  readonly asked: readonly {
    readonly language: Language
    readonly listings: readonly Filters[]
  }[]
  readonly progress: ProgressBoard
  /** what of it is on screen first */
  readonly isShown: (record: R) => boolean
}

/**
 * All pages of a collection in several languages. Six hundred pages are not read again after every save: what is here
 * stays, with what was written since put into it, until somebody asks for it. What is mirrored comes from this device.
 */
export function useFullListing<R extends Identified, Filters>(
  asking: Asked<R, Filters>,
): readonly FullListing<R>[] {
  const { service, collection, progress, isShown } = asking
  const client = useQueryClient()
  useWritten(client)
  const wanted = asking.asked.flatMap(({ language, listings }) => {
    const reading = `${collection.name} ${language} ${JSON.stringify(listings)}`
    const onPage = (done: number, known: number) => progress.note(reading, { done, known })
    const asked = { client, service: service.in(language), collection, listings, onPage, isShown }
    return listings.length === 0 ? [] : [{ language, ...mirroredOptions(asked) }]
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
  useQueries({
    queries: wanted.flatMap(({ compare }, at) =>
      compare ? [{ ...compare, enabled: results[at]?.data !== undefined }] : [],
    ),
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
      readAt: (data as Partial<MirroredPages<R>> | undefined)?.readAt ?? dataUpdatedAt,
      read: () => void result?.refetch(),
      stop: () => void client.cancelQueries({ queryKey: options.queryKey }),
    }
  })
}
