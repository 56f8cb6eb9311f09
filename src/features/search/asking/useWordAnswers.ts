import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { knownPage, listOptions } from '../../../core/query/readOptions.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { useNarrowReach } from '../../../core/views/list/useRecordList.ts'
import type { Page } from '../../../core/resource/envelope.ts'
import { isStatusRefused } from '../../../core/query/readErrors.ts'
import type { Language } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { hitOf, type Found, type Source, type Telling } from '../hits/source.ts'
import {
  categoriesSought,
  eventsSought,
  organizersSought,
  tagsSought,
  venuesSought,
} from '../hits/sources.ts'
import { useStored } from '../../../core/mirror/useStored.ts'
import { inPlace, matchesText, withoutRepeats } from '../hits/ranked.ts'
import type { Answer } from './answer.ts'

/** Words to look for; `''` asks nothing. */
export interface TextQuery {
  readonly service: Service
  readonly languages: readonly Language[]
  readonly words: string
  /** those of the question before, whose answers stay until the next ones are here */
  readonly before: string
  /** in the box by now: what this device has of it is shown before the service is asked */
  readonly typed: string
  readonly telling: Telling
}

/** One listing in each language: one request each, called off when other words are asked for. */
function useListed<R extends Found, Filters>(
  source: Source<R, Filters>,
  asked: TextQuery,
): readonly Answer[] {
  const { service, languages, words, before, typed, telling } = asked
  const client = useQueryClient()
  const status = useStatusReach(service)
  const { collection } = source
  const readings = useQueries({
    queries: languages.map((language) => {
      const there = service.in(language)
      return {
        ...listOptions(there, collection, source.withWords(words, status)),
        enabled: words !== '',
        placeholderData: () =>
          before === ''
            ? undefined
            : knownPage(client, there, collection, source.withWords(before, status)),
      }
    }),
  })
  const coming = useComing(source, asked, (at) => isLong(readings[at]))
  const stored = useStoredHits(source, asked)
  const tooWide = readings.find(({ error }) => isStatusRefused(error))
  useNarrowReach(service, true, tooWide?.error ?? null)
  return languages.flatMap((language, at) => {
    const reading = readings[at]
    const known = stored[at] ?? []
    if (reading === undefined || (words === '' && known.length === 0)) return []
    const { data, error, isFetching, isPlaceholderData, refetch } = reading
    const found = [...(coming[at]?.data?.items ?? []), ...(data?.items ?? [])]
    const isAnswered =
      words === typed && data && !isPlaceholderData && coming[at]?.isFetching !== true
    const among = [...inPlace(known, found, !isAnswered), ...found]
    const hits = among.map((record) => hitOf(source, { record, among, language }, telling))
    return {
      collection: collection.name,
      language,
      hits: withoutRepeats(hits),
      total: data?.total ?? 0,
      isReading: isFetching || coming[at]?.isFetching === true,
      isOvertaken: isPlaceholderData,
      error: isFetching ? null : error,
      again: () => void refetch(),
    }
  })
}

/** As many of what this device has as are shown before the service answers. */
const mostStored = 12

/** What this device has of a collection whose names have what is typed, in the order in which it is offered. */
function useStoredHits<R extends Found, Filters>(
  { collection, isOver }: Source<R, Filters>,
  { service, languages, typed, telling }: TextQuery,
) {
  const { speaking, today } = telling
  const choose = useCallback(
    (records: readonly R[]) =>
      typed === ''
        ? []
        : records
            .filter(
              (record) =>
                isOver?.(record, { speaking, today }) !== true &&
                matchesText(collection.titleOf(record), typed),
            )
            .slice(0, mostStored),
    [collection, isOver, typed, speaking, today],
  )
  const services = languages.map((language) => service.in(language))
  return useStored(services, collection, choose)
}

/** Whether a listing that has come goes on beyond its first page. */
function isLong(reading: { data?: Page<unknown>; isPlaceholderData: boolean } | undefined) {
  return reading?.isPlaceholderData === false && (reading.data?.pages ?? 0) > 1
}

/** What comes of a listing so long that its first page is of long ago: only then is it asked for beside that. */
function useComing<R extends Found, Filters>(
  { collection, withWords, coming = withWords }: Source<R, Filters>,
  { service, languages, words, telling }: TextQuery,
  isWanted: (at: number) => boolean,
) {
  const status = useStatusReach(service)
  return useQueries({
    queries: languages.map((language, at) => ({
      ...listOptions(service.in(language), collection, coming(words, status, telling.today)),
      enabled: words !== '' && coming !== withWords && isWanted(at),
    })),
  })
}

/** The answers of all five, each as far as it has come. */
export function useWordAnswers(asked: TextQuery): readonly Answer[] {
  return [
    ...useListed(eventsSought, asked),
    ...useListed(venuesSought, asked),
    ...useListed(organizersSought, asked),
    ...useListed(categoriesSought, asked),
    ...useListed(tagsSought, asked),
  ]
}
