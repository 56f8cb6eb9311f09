import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../ui/filters/FilterChips.tsx'
import { type EventFilterName, isEventFilter } from './requestedEvents.ts'
import type { EventRecord } from '../eventRecord.ts'
import type { EventAddress } from './useEventList.ts'
import { useFilterValues } from './useFilterValues.ts'

interface EventChipsProps {
  list: EventAddress
  shown: readonly EventFilterName[]
  /** events on the page: most of what a filter names stands in them */
  seen: readonly EventRecord[]
}

/** The filters in force that nothing else on the page shows, each removable. */
export function EventChips({ list, shown, seen }: EventChipsProps) {
  const { t } = useTranslation('eventList')
  const { filters, change, searchOf, service } = list
  const { valueOf, isLink } = useFilterValues(filters, seen)
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
