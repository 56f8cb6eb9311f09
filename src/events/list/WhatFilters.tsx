import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FilterGroup } from '../../ui/filters/FilterGroup.tsx'
import { categorySource, tagSource } from '../pickerSources.ts'
import type { DrawerTexts } from './drawerTexts.ts'
import { FlagFilter } from '../../collection/list/FlagFilter.tsx'
import { LinkFilter } from './LinkFilter.tsx'
import { offeredIn } from '../../collection/list/statusReach.ts'
import { StatusFilter } from '../../collection/list/StatusFilter.tsx'
import type { EventAddress } from './useEventList.ts'

interface WhatFiltersProps {
  control: Control<DrawerTexts>
  list: EventAddress
}

/** What: classification and standing. */
export function WhatFilters({ control, list }: WhatFiltersProps) {
  const { t } = useTranslation(['eventList', 'eventFilters'])
  const statuses = offeredIn(list)
  return (
    <FilterGroup title={t('eventFilters:groups.what')}>
      <LinkFilter {...{ control, name: 'categories', source: categorySource }} />
      <LinkFilter {...{ control, name: 'tags', source: tagSource }} />
      {statuses.length > 1 ? (
        <StatusFilter {...{ control, name: 'status', label: t('names.status'), statuses }} />
      ) : null}
      <FlagFilter {...{ control, name: 'featured', label: t('names.featured') }} />
    </FilterGroup>
  )
}
