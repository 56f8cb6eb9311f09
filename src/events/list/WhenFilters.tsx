import { type Control, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FilterGroup } from '../../ui/filters/FilterGroup.tsx'
import { MomentInput } from '../../ui/form/MomentInput.tsx'
import { SelectInput } from '../../ui/form/SelectInput.tsx'
import { dateFilters } from './dateWindow.ts'
import type { DrawerTexts } from './drawerTexts.ts'

/** Those that mean one thing everywhere come first; `start_date` and `end_date` do not. */
const inOrder = [...dateFilters.slice(2), ...dateFilters.slice(0, 2)]

/** When: days, or exact times. */
export function WhenFilters({ control }: { control: Control<DrawerTexts> }) {
  const { t } = useTranslation(['eventList', 'eventFilters'])
  const isExact = useWatch({ control, name: 'strict_dates' }) === 'true'
  return (
    <FilterGroup title={t('eventFilters:groups.when')}>
      {inOrder.map((name) => (
        <MomentInput
          key={name}
          {...{ control, name }}
          label={t(`names.${name}`)}
          help={t(`eventFilters:help.${name}`)}
          {...(isExact ? {} : { clock: '' })}
        />
      ))}
      <SelectInput
        {...{ control, name: 'strict_dates' }}
        label={t('eventFilters:strict.label')}
        options={[
          { value: '', label: t('eventFilters:strict.days') },
          { value: 'true', label: t('eventFilters:strict.exact') },
        ]}
        help={t('eventFilters:help.strict_dates')}
      />
    </FilterGroup>
  )
}
