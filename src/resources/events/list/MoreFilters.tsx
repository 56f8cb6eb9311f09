import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FilterGroup } from '../../../ui/filters/FilterGroup.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import type { DrawerTexts } from './drawerTexts.ts'
import { FlagFilter } from '../../../core/views/list/FlagFilter.tsx'
import type { EventAddress } from './useEventList.ts'
import { useCounts } from '../../../core/views/list/useCounts.ts'
import { events } from '../events.ts'
import { beforeAll } from './dateWindow.ts'

/**
 * Whether the service has the extension that filters by place need, asked while the drawer is open.
 * Interface silent: how a service without the extension answers is not specified. A location filter that changes nothing
 * counts as unsupported.
 *
 * `ticketed` is always offered: the index of a service that refuses it declares it all the same, and trying it would
 * put an error into the browser's log at every opening.
 */
function useExtensions({ service, reach, filters }: EventAddress) {
  const all = { starts_after: beforeAll, status: reach }
  const questions = [all, { ...all, geoloc: true }, { ...all, geoloc: false }]
  const [total, located, elsewhere] = useCounts(service, events, questions, true)
  const isFiltered = (count: number | null | undefined) =>
    typeof count === 'number' && count !== total
  const asksPlace = [filters.geoloc, filters.geoloc_lat, filters.geoloc_lng].some(
    (value) => value !== undefined,
  )
  return { geoloc: asksPlace || isFiltered(located) || isFiltered(elsewhere) }
}

interface MoreFiltersProps {
  control: Control<DrawerTexts>
  list: EventAddress
}

/** Numbers of events, and what extensions add. */
export function MoreFilters({ control, list }: MoreFiltersProps) {
  const { t } = useTranslation(['eventList', 'eventFilters'])
  const has = useExtensions(list)
  const named = (name: 'include' | 'post_parent' | 'geoloc_lat' | 'geoloc_lng') =>
    ({ control, name, label: t(`names.${name}`) }) as const
  return (
    <FilterGroup title={t('eventFilters:groups.more')}>
      <TextInput {...named('include')} help={t('eventFilters:help.include')} inputMode="numeric" />
      <TextInput
        {...named('post_parent')}
        help={t('eventFilters:help.post_parent')}
        inputMode="numeric"
      />
      <FlagFilter
        {...{
          control,
          name: 'ticketed',
          label: t('names.ticketed'),
          help: t('eventFilters:help.ticketed'),
        }}
      />
      {has.geoloc ? (
        <>
          <FlagFilter {...{ control, name: 'geoloc', label: t('names.geoloc') }} />
          <TextInput
            {...named('geoloc_lat')}
            help={t('eventFilters:help.geoloc_lat')}
            inputMode="decimal"
          />
          <TextInput {...named('geoloc_lng')} inputMode="decimal" />
        </>
      ) : null}
    </FilterGroup>
  )
}
