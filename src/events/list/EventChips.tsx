import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { isEventFilter } from './askedEvents.ts'
import { shownFilters } from './shownFilters.ts'
import type { EventListState } from './useEventList.ts'
import { useFilterValues } from './useFilterValues.ts'

/** The filters in force that nothing else on the page shows, each removable. */
export function EventChips({ list }: { list: EventListState }) {
  const { t } = useTranslation('eventList')
  const { filters, change, searchOf, service, result } = list
  const { valueOf, isLink } = useFilterValues(filters, result.data?.items ?? [])
  const shown = shownFilters(filters)
  const chips = shown.map((name) => ({
    name,
    label: t(`names.${name}`),
    value: valueOf(name),
    language: isLink(name) ? service.language : undefined,
  }))
  const none = Object.fromEntries(shown.map((name) => [name, undefined]))
  return (
    <FilterChips
      chips={chips}
      onRemove={(name) => isEventFilter(name) && change({ [name]: undefined })}
      cleared={searchOf({ ...filters, ...none, page: undefined })}
    />
  )
}
