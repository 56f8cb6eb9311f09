import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { Service } from '../../../api/service.ts'
import { alphabetical } from '../../../i18n/alphabetical.ts'
import { mirroredOptions, type MirroredPages } from '../../mirror/mirror.ts'
import { keyOf } from '../../query/keys.ts'
import type { Listed } from '../../query/readOptions.ts'
import type { Identified, Writable } from '../../resource/collection.ts'
import type { Page } from '../../resource/envelope.ts'
import { nameOf } from '../../resource/recordName.ts'
import type { LinkedFilters } from '../../resource/linkedFilters.ts'
import { useStatusReach } from './statusReach.ts'
import type { UseOrder } from './useRecordList.ts'
import { loadDevice } from './useSteadyRows.ts'

/** Whether this device has the collection, as it was when the list was opened: no order changes while somebody reads. */
function useIsFilled(service: Service, { name }: Pick<Listed<Identified, never>, 'name'>) {
  return useQuery({
    queryKey: keyOf(service, name, 'mirror', 'isFilled'),
    queryFn: async () => (await (await loadDevice()).readHead({ service, name })) !== null,
    enabled: (query) => query.state.data === undefined,
    gcTime: 0,
  }).data
}

/**
 * All of a collection that this account may list, where this device has it: compared with the service where it is more
 * than a page.
 */
function useWhole<R extends Identified>(
  service: Service,
  collection: Listed<R, LinkedFilters>,
  isWanted: boolean,
  size: number,
) {
  const client = useQueryClient()
  const listings = [{ status: useStatusReach(service) }]
  const asked = { client, service, collection, listings, isShown: () => true }
  const { options, compare } = mirroredOptions(asked)
  const whole = useQuery({
    ...options,
    enabled: (query) => isWanted && query.state.data === undefined,
    staleTime: Infinity,
    structuralSharing: false,
  })
  const { data } = whole
  useQuery({
    ...(compare ?? { queryKey: [...options.queryKey, 'compare'], queryFn: () => null }),
    enabled: isWanted && (data?.records.length ?? 0) > size,
  })
  return whole
}

/**
 * The page of a listing in alphabetical order: of all that is listed, where this device has it and the service counts as
 * many; else of what is one page. What the service answers counts for more than what is here. Where it counts others,
 * everything is read again; where that does not help, the order stays the service's.
 */
export function useAlphabetical<R extends Identified>(
  collection: Listed<R, LinkedFilters> & Pick<Writable<R>, 'fields'>,
  service: Service,
  { page = 1, per_page, status, ...narrowing }: LinkedFilters,
  answered: UseQueryResult<Page<R>>,
) {
  const size = per_page ?? service.configuration.service.perPage
  const isPlain = Object.values(narrowing).every((value) => value === undefined)
  const isFilled = useIsFilled(service, collection)
  const isOfDevice = isPlain && isFilled === true && answered.error === null
  const { data: whole, refetch } = useWhole(service, collection, isOfDevice, size)
  const answer = answered.isPlaceholderData ? undefined : answered.data
  const wanted = status?.join()
  const known = useMemo(() => {
    if (!isOfDevice || !whole?.isWhole) return null
    const isListed = (record: object) =>
      !('status' in record) ||
      wanted === undefined ||
      wanted.split(',').includes(String(record.status))
    // An answer of one page is all there is.
    const listed = answer?.pages === 1 ? [] : whole.records.filter(isListed)
    return new Map([...listed, ...(answer?.items ?? [])].map((record) => [record.id, record]))
  }, [isOfDevice, whole, wanted, answer])
  // What was written here is among the records before it is among the answers.
  const isSettled = known !== null && answer !== undefined && !answered.isFetching
  const isOther = isSettled && known.size !== answer.total
  const { data: isReread } = useQuery({
    queryKey: keyOf(service, collection.name, 'mirror', 'isReread'),
    queryFn: async () => (await refetch()).isFetched,
    enabled: isOther,
    gcTime: 0,
  })
  const isHeld = known !== null && !(isOther && isReread)

  const store = useEffectEvent(async (answer: Page<R>) => {
    const before = (whole as MirroredPages<R> | undefined)?.records ?? []
    const ids = new Set(answer.items.map(({ id }) => id))
    const items = before.filter(({ id }) => ids.has(id))
    await (await loadDevice()).storeAnswer(service, collection.name, { ...answer, items }, answer)
  })
  useEffect(() => {
    if (isOfDevice && answer) void store(answer)
  }, [isOfDevice, answer])

  const data = useMemo((): Page<R> | undefined => {
    const inOrder = (records: readonly R[]) =>
      alphabetical(records, (record) => nameOf(collection, record), service.language)
    if (!isHeld) {
      if (answer?.pages !== 1) return answered.data
      return { ...answer, items: inOrder(answer.items) }
    }
    const all = inOrder([...known.values()])
    const pages = Math.max(1, Math.ceil(all.length / size))
    const shown = Math.min(page, pages)
    const items = all.slice((shown - 1) * size, shown * size)
    return { items, total: all.length, pages, page: shown, unreadable: answer?.unreadable ?? 0 }
  }, [isHeld, known, answer, answered.data, collection, service.language, page, size])
  const isWaiting = isPlain && (isFilled === undefined || (isOfDevice && whole === undefined))
  return {
    ...answered,
    data: isWaiting ? undefined : data,
    isPlaceholderData: isHeld ? false : answered.isPlaceholderData,
    isStored: isHeld && answered.data === undefined,
    isAlphabetical: isHeld || data?.pages === 1,
  } as ReturnType<UseOrder<R, LinkedFilters>>
}
