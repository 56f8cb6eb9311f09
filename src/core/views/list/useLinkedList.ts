import { useTranslation } from 'react-i18next'
import type { Collection, Identified } from '../../resource/collection.ts'
import { linkedFilters, type LinkedFilters } from '../../resource/linkedFilters.ts'
import type { PickerSource } from '../pickers/pickerSource.ts'
import { offeredIn } from './statusReach.ts'
import { useListAddress, type UseMany, type UseOrder, useRecordList } from './useRecordList.ts'
import type { Listed } from '../../query/readOptions.ts'
import { isAnswered } from './useSteadyRows.ts'
import { useAlphabetical } from './useAlphabetical.ts'
import { useFilled } from '../../mirror/useFilled.ts'
import { useOfferedFilters } from './useOfferedFilters.ts'
import type { NarrowedList } from './recordList.ts'
import type { OfferedNarrowing } from './recordNarrowing.tsx'

/**
 * What events are linked to, as the address asks for it: in every status this account may see. The service lists by date of
 * publication and sorts by nothing else (contract.md §3.6); what is known as a whole is put in alphabetical order.
 */
export function useLinkedList<R extends Identified>(
  collection: Listed<R, LinkedFilters> & Pick<Collection<R, never, never, never>, 'fields'>,
  useMany: UseMany<R, LinkedFilters>,
) {
  const address = useListAddress(linkedFilters, [])
  const useOrder: UseOrder<R, LinkedFilters> = (...listing) =>
    useAlphabetical(collection, ...listing)
  const list = useRecordList({
    address,
    collection,
    useMany,
    ask: (reach) => ({ asked: { status: reach, ...address.filters } }),
    useOrder,
  })
  const { result, service, reach } = list
  useFilled([service], collection, isAnswered(result) ? { status: reach } : null)
  const sort = result.isAlphabetical ? { by: 'name', isDown: false } : { by: 'date', isDown: true }
  return { ...list, sort }
}

/** @param event what the filter `event` chooses from */
export function useLinkedNarrowing(
  list: Pick<NarrowedList<LinkedFilters>, 'reach' | 'service' | 'filters' | 'searchOf'>,
  event: PickerSource<Identified>,
): OfferedNarrowing {
  const status = offeredIn(list).length > 1 ? ['status'] : []
  const groups = { what: status, events: ['has_events', 'only_with_upcoming', 'event'] }
  return {
    offered: useOfferedFilters(groups, { event }),
    presets: useLinkedPresets(list),
  }
}

interface Use {
  readonly id: 'all' | 'upcoming' | 'withEvents' | 'withoutEvents'
  readonly has_events?: boolean
  readonly only_with_upcoming?: boolean
}

const uses: readonly Use[] = [
  { id: 'all' },
  { id: 'upcoming', only_with_upcoming: true },
  { id: 'withEvents', has_events: true },
  { id: 'withoutEvents', has_events: false },
]

/** Often wanted: what is used and what is not. */
function useLinkedPresets(address: Pick<NarrowedList<LinkedFilters>, 'filters' | 'searchOf'>) {
  const { t } = useTranslation('recordList')
  const { filters, searchOf } = address
  const links = uses.map(({ id, has_events, only_with_upcoming }) => ({
    id,
    words: t(`presets.${id}`),
    search: searchOf({ ...filters, has_events, only_with_upcoming, page: undefined }),
    isCurrent:
      has_events === filters.has_events && only_with_upcoming === filters.only_with_upcoming,
  }))
  return { label: t('presets.label'), links }
}
