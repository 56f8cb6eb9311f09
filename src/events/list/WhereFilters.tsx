import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FilterGroup } from '../../ui/filters/FilterGroup.tsx'
import { organizerSource, venueSource } from '../pickerSources.ts'
import type { DrawerTexts } from './drawerTexts.ts'
import { LinkFilter } from './LinkFilter.tsx'

/** Where, and who holds it. */
export function WhereFilters({ control }: { control: Control<DrawerTexts> }) {
  const { t } = useTranslation('eventFilters')
  return (
    <FilterGroup title={t('groups.where')}>
      <LinkFilter {...{ control, name: 'venue', source: venueSource }} />
      <LinkFilter {...{ control, name: 'organizer', source: organizerSource }} />
    </FilterGroup>
  )
}
