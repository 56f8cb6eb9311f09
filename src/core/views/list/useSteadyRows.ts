import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Service } from '../../../api/service.ts'
import { keyOf } from '../../query/keys.ts'
import { type Listed, listQuery } from '../../query/readOptions.ts'
import type { Identified } from '../../resource/collection.ts'
import type { Page } from '../../resource/envelope.ts'
import { isWrittenHere } from '../../write/whenOver.ts'
import type { ListResult } from './recordList.ts'

/** A listing in another order holds what this device has of it. */
export type InOrder = Pick<ListResult<never>, 'isAlphabetical' | 'isStored'>

interface Asked<R extends Identified, Filters> {
  readonly service: Service
  readonly collection: Listed<R, Filters>
  readonly filters: Filters
  readonly isBackwards: boolean
  readonly result: UseQueryResult<Page<R>> & InOrder
}

let device: typeof import('../../mirror/listedPage.ts') | undefined

/** What lists do with what this device has. */
export const loadDevice = async () => (device ??= await import('../../mirror/listedPage.ts'))

/** Words are looked for by the service alone: nothing is fetched to find that out. */
const isForDevice = (query: object) => !('search' in query)

/** Whether a list shows what the service says of it, and asks for nothing. */
export const isAnswered = ({ isSuccess, isFetching, isPlaceholderData }: ListResult<unknown>) =>
  isSuccess && !isFetching && !isPlaceholderData

/**
 * The rows of a page: what this device has of them until the service answers. From then on rows keep their place until
 * somebody scrolls or asks for what is new.
 */
export function useSteadyRows<R extends Identified, Filters>(
  asked: Asked<R, Filters>,
): ListResult<R> {
  const { service, collection, filters, isBackwards, result } = asked
  const { name } = collection
  const query = listQuery(service, collection, filters)
  const answer = result.isPlaceholderData ? undefined : result.data
  const { data: stored } = useQuery({
    queryKey: keyOf(service, name, 'mirror', 'page', query),
    queryFn: async () => (await loadDevice()).readListedPage<R>(service, name, query),
    enabled:
      answer === undefined &&
      result.error === null &&
      !isBackwards &&
      result.isAlphabetical === undefined &&
      isForDevice(query),
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  })
  const isPainted = answer === undefined && result.error === null && !!stored
  const isStored = isPainted || result.isStored === true
  const shown = answer ?? (isPainted ? stored : undefined)
  const of = JSON.stringify([keyOf(service, name, 'list', query), shown?.page])
  const [painted, setPainted] = useState({ of, items: shown?.items })
  const before = painted.of === of ? painted.items : undefined
  const steady = useMemo(() => {
    if (!before || !answer || before === answer.items) return null
    const isOwn = (id: number) => isWrittenHere(service, name, id)
    return device?.steadyRows(before, answer, isOwn, isBackwards)
  }, [before, answer, service, name, isBackwards])
  const count = steady?.news.length ?? 0
  if (shown && before !== shown.items && count === 0) setPainted({ of, items: shown.items })

  useEffect(() => {
    if (stored && answer) void device?.storeAnswer(service, name, stored, answer)
  }, [service, name, stored, answer])

  const data = shown && steady && count > 0 ? { ...shown, items: steady.items } : shown
  return {
    ...result,
    data: data ?? result.data,
    isPlaceholderData: isStored || result.isPlaceholderData,
    isStored,
    news: count,
    showNews: () => setPainted({ of, items: answer?.items }),
  }
}
