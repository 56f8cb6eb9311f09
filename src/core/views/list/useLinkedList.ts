import { useTranslation } from 'react-i18next'
import type { Identified } from '../../resource/collection.ts'
import { linkedFilters, type LinkedFilters } from '../../resource/linkedFilters.ts'
import type { PickerSource } from '../pickers/pickerSource.ts'
import { offeredIn } from './statusReach.ts'
import { useListAddress } from './useListAddress.ts'
import type { Listed } from './useListing.ts'
import { useOfferedFilters } from './useOfferedFilters.ts'
import { useRecordList } from './useRecordList.ts'
import type { NarrowedList } from './recordList.ts'

/** What events are linked to, as the address asks for it: in every status this account may see. */
export function useLinkedList<R extends Identified>(collection: Listed<R, LinkedFilters>) {
  const address = useListAddress(linkedFilters, [])
  return useRecordList({
    address,
    collection,
    ask: (reach) => ({ asked: { status: reach, ...address.filters } }),
  })
}

/** @param event what the filter `event` chooses from */
export function useLinkedFilters(
  list: Pick<NarrowedList, 'reach' | 'service'>,
  event: PickerSource<Identified>,
) {
  const status = offeredIn(list).length > 1 ? ['status'] : []
  const groups = { what: status, events: ['has_events', 'only_with_upcoming', 'event'] }
  return useOfferedFilters(groups, { event })
}

interface Use {
  readonly has_events?: boolean | undefined
  readonly only_with_upcoming?: boolean | undefined
}

const uses = {
  all: {},
  upcoming: { only_with_upcoming: true },
  withEvents: { has_events: true },
  withoutEvents: { has_events: false },
} satisfies Record<string, Use>

const usesInOrder = ['all', 'upcoming', 'withEvents', 'withoutEvents'] as const

/** Often wanted: what is used and what is not. */
export function useLinkedPresets(address: {
  filters: LinkedFilters
  searchOf: (filters: LinkedFilters) => Record<string, string>
}) {
  const { t } = useTranslation('recordList')
  const { filters, searchOf } = address
  const unused = { has_events: undefined, only_with_upcoming: undefined, page: undefined }
  const links = usesInOrder.map((id) => {
    const use: Use = uses[id]
    return {
      id,
      words: t(`presets.${id}`),
      search: searchOf({ ...filters, ...unused, ...use }),
      isCurrent:
        use.has_events === filters.has_events &&
        use.only_with_upcoming === filters.only_with_upcoming,
    }
  })
  return { label: t('presets.label'), links }
}
