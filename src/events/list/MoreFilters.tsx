import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FilterGroup } from '../../ui/filters/FilterGroup.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { DrawerTexts } from './drawerTexts.ts'
import { FlagFilter } from '../../collection/list/FlagFilter.tsx'
import type { EventAddress } from './useEventList.ts'
import { useExtensions } from './useExtensions.ts'

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
