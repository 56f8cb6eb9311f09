import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useService } from '../../service/useService.ts'
import { useSettled } from '../../ui/form/useSettled.ts'
import type { Identified } from '../collection.ts'
import { listOptions } from '../readOptions.ts'
import type { PickerSource } from './pickerSource.ts'

/** Milliseconds after the last key before the service is asked. */
const patience = 250

/**
 * The records whose text matches what is typed, page after page. Nothing is asked while `isOpen` is false;
 * a question that has been overtaken by the next letter is cancelled.
 */
export function useListedRecords<R extends Identified>(
  source: PickerSource<R>,
  typed: string,
  isOpen: boolean,
) {
  const service = useService()
  const search = useSettled(typed.trim(), patience)
  const [more, setMore] = useState({ search, pages: 1 })
  const pages = more.search === search ? more.pages : 1
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, at) => ({
      ...listOptions(service, source.collection, { search: search || undefined, page: at + 1 }),
      enabled: isOpen,
    })),
  })
  const last = results.at(-1)
  const hasMore = last?.data !== undefined && last.data.pages > pages && last.data.items.length > 0
  return {
    records: results.flatMap(({ data }) => data?.items ?? []),
    isReading: search !== typed.trim() || results.some(({ isFetching }) => isFetching),
    isRefused: results.some(({ isError }) => isError),
    readMore() {
      if (hasMore) setMore({ search, pages: pages + 1 })
    },
  }
}
