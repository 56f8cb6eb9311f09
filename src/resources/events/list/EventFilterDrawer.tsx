import { useTranslation } from 'react-i18next'
import { FilterForm } from '../../../core/views/list/FilterForm.tsx'
import type { EventFilterName } from './requestedEvents.ts'
import { dateFilters } from './dateWindow.ts'
import { drawerTexts, type DrawerTexts, emptied, filtersIn } from './drawerTexts.ts'
import { MoreFilters } from './MoreFilters.tsx'
import type { EventAddress } from './useEventList.ts'
import { type Control, useController, useWatch } from 'react-hook-form'
import { FilterGroup } from '../../../ui/filters/FilterGroup.tsx'
import { categorySource, organizerSource, tagSource, venueSource } from '../pickerSources.ts'
import { FlagFilter } from '../../../core/views/list/FlagFilter.tsx'
import { offeredIn } from '../../../core/views/list/statusReach.ts'
import { StatusFilter } from '../../../core/views/list/StatusFilter.tsx'
import type { Identified } from '../../../core/resource/collection.ts'
import type { PickerSource } from '../../../core/views/pickers/pickerSource.ts'
import { RecordPicker } from '../../../core/views/pickers/RecordPicker.tsx'
import { eventFilters } from '../eventFilters.ts'
import { MomentInput } from '../../../ui/form/MomentInput.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'

/** Those that mean one thing everywhere come first; `start_date` and `end_date` do not. */
const inOrder = [...dateFilters.slice(2), ...dateFilters.slice(0, 2)]

/** When: days, or exact times. */
function WhenFilters({ control }: { control: Control<DrawerTexts> }) {
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

interface LinkFilterProps<R extends Identified> {
  control: Control<DrawerTexts>
  name: 'categories' | 'tags' | 'venue' | 'organizer'
  source: PickerSource<R>
}

/** Linked records found by name. Slugs that came by the address stay, for the interface takes them as well. */
function LinkFilter<R extends Identified>({ control, name, source }: LinkFilterProps<R>) {
  const { t } = useTranslation(['eventList', 'filterDrawer'])
  const { field } = useController({ control, name })
  const asked: readonly (number | string)[] = eventFilters[name].read(field.value) ?? []
  const slugs = asked.filter((one) => typeof one === 'string')
  return (
    <RecordPicker
      source={source}
      label={t(`names.${name}`)}
      value={asked.filter((one) => typeof one === 'number')}
      onChange={(ids) => field.onChange([...slugs, ...ids].join(','))}
      onBlur={field.onBlur}
      {...(slugs.length > 0
        ? { help: t('filterDrawer:alsoSlugs', { slugs: slugs.join(', ') }) }
        : {})}
    />
  )
}

interface WhatFiltersProps {
  control: Control<DrawerTexts>
  list: EventAddress
}

/** What: classification and standing. */
function WhatFilters({ control, list }: WhatFiltersProps) {
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

/** Where, and who holds it. */
function WhereFilters({ control }: { control: Control<DrawerTexts> }) {
  const { t } = useTranslation('eventFilters')
  return (
    <FilterGroup title={t('groups.where')}>
      <LinkFilter {...{ control, name: 'venue', source: venueSource }} />
      <LinkFilter {...{ control, name: 'organizer', source: organizerSource }} />
    </FilterGroup>
  )
}

interface EventFilterDrawerProps {
  list: EventAddress
  onClose: () => void
}

/** Every listing parameter of events, to be filled in and applied together. */
export function EventFilterDrawer({ list, onClose }: EventFilterDrawerProps) {
  const { filters, change } = list
  const gone = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))
  return (
    <FilterForm
      texts={drawerTexts(filters)}
      emptied={emptied}
      read={filtersIn}
      sayWrong={useWrongWords()}
      onApply={(found) => change({ ...gone, ...found })}
      onClose={onClose}
    >
      {(control) => (
        <>
          <WhenFilters control={control} />
          <WhatFilters control={control} list={list} />
          <WhereFilters control={control} />
          <MoreFilters control={control} list={list} />
        </>
      )}
    </FilterForm>
  )
}

function useWrongWords() {
  const { t } = useTranslation('filterDrawer')
  return (name: EventFilterName) => {
    if (dateFilters.some((date) => date === name)) return t('error.date')
    if (name === 'geoloc_lat' || name === 'geoloc_lng') return t('error.decimal')
    return t(name === 'include' ? 'error.ids' : 'error.number')
  }
}
