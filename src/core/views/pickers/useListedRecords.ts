import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alphabetical } from '../../../i18n/alphabetical.ts'
import { useService } from '../../../api/useService.ts'
import { useSettled } from '../../../ui/form/useSettled.ts'
import { searchTerms } from '../../query/searchTerms.ts'
import type { Identified } from '../../resource/collection.ts'
import { listOptions } from '../../query/readOptions.ts'
import type { PickerSource } from './pickerSource.ts'

/** Milliseconds after the last key before the service is asked. */
const patience = 250

/**
 * The records whose text matches what is typed, page after page; in alphabetical order where one page holds them all. Nothing is asked while `isOpen` is false;
 * a question that has been overtaken by the next letter is cancelled, and until the next one is answered the
 * records of the last one stay: they are then `isOvertaken`.
 */
export function useListedRecords<R extends Identified>(
  source: PickerSource<R>,
  typed: string,
  isOpen: boolean,
) {
  const service = useService()
  const words = searchTerms(typed)
  const search = useSettled(words, patience)
  const [more, setMore] = useState({ search, pages: 1 })
  const pages = more.search === search ? more.pages : 1
  // Who opens the list by typing has not asked for all there is.
  const isAsked = isOpen && (search !== '' || words === '')
  const pageOf = (page?: number) =>
    listOptions(service, source.collection, { search: search || undefined, page })
  // Without `page` the key is that of the list itself, which shares the answer.
  const first = useQuery({ ...pageOf(), enabled: isAsked, placeholderData: keepPreviousData })
  const rest = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => ({
      ...pageOf(at + 2),
      enabled: isAsked,
    })),
  })
  const results = [first, ...rest]
  const last = results.at(-1)
  const isOvertaken = search !== words || first.isPlaceholderData
  const hasMore = last?.data !== undefined && last.data.pages > pages && last.data.items.length > 0
  const listed = results.flatMap(({ data }) => data?.items ?? [])
  const { language } = service
  const isWhole = first.data?.pages === 1 && source.collection.name !== 'events'
  return {
    records: isWhole ? alphabetical(listed, source.labelOf, language) : listed,
    isOvertaken,
    /** Stays true while the same question is asked again; what was known before the last write is no answer. */
    isAnswered: !isOvertaken && !first.isPending && (first.isFetchedAfterMount || !first.isStale),
    isReading: isOvertaken || results.some(({ isFetching }) => isFetching),
    isRefused: results.some(({ isError }) => isError),
    readMore() {
      if (hasMore && !isOvertaken) setMore({ search, pages: pages + 1 })
    },
  }
}
