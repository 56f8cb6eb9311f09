import { useTranslation } from 'react-i18next'
import { FilterForm } from '../../../core/views/list/FilterForm.tsx'
import { type EventFilterName, dateFilters } from './requestedEvents.ts'
import { drawerTexts, type DrawerTexts, emptied, filtersIn } from './drawerTexts.ts'
import { AdvancedFilters } from './AdvancedFilters.tsx'
import { DaysFilter } from './DaysFilter.tsx'
import { useLackLabels } from './useLackLabels.ts'
import type { EventAddress } from './useEventList.ts'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type Control, useController } from 'react-hook-form'
import { FilterGroup } from '../../../ui/filters/FilterDrawer.tsx'
import { categorySource, organizerSource, tagSource, venueSource } from '../pickerSources.ts'
import type { Service } from '../../../api/service.ts'
import { useOwnId } from '../../../core/views/form/useMayPublish.ts'
import { ChoicesFilter, FlagFilter, StatusFilter } from '../../../core/views/list/StatusFilter.tsx'
import { offeredIn } from '../../../core/views/list/statusReach.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import type { PickerSource } from '../../../core/views/pickers/pickerSource.ts'
import { RecordPicker } from '../../../core/views/pickers/RecordPicker.tsx'
import { eventFilters } from '../eventFilters.ts'
import { offeredLacks } from '../rules/lackNames.ts'

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

/** What the service cannot be asked for: what events lack, and whose they are. */
function JudgedFilters({ control, service }: { control: Control<DrawerTexts>; service: Service }) {
  const { t } = useTranslation(['eventList', 'eventFilters'])
  const labelOf = useLackLabels()
  const isKnown = typeof useOwnId(true) === 'number'
  const { field } = useController({ control, name: 'mine' })
  return (
    <>
      <ChoicesFilter
        {...{ control, name: 'missing', labelOf }}
        label={t('names.missing')}
        choices={offeredLacks(service)}
      />
      {isKnown ? (
        <FormControlLabel
          label={t('eventFilters:mine')}
          control={
            <Checkbox
              checked={field.value === 'true'}
              onChange={({ target }) => field.onChange(target.checked ? 'true' : '')}
            />
          }
        />
      ) : null}
    </>
  )
}

/** What: classification and status. */
function WhatFilters({ control, list }: { control: Control<DrawerTexts>; list: EventAddress }) {
  const { t } = useTranslation(['eventList', 'eventFilters'])
  const statuses = offeredIn(list)
  return (
    <FilterGroup title={t('eventFilters:groups.what')}>
      {statuses.length > 1 ? (
        <StatusFilter {...{ control, name: 'status', label: t('names.status'), statuses }} />
      ) : null}
      <LinkFilter {...{ control, name: 'categories', source: categorySource }} />
      <LinkFilter {...{ control, name: 'tags', source: tagSource }} />
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

/** What narrows events in a person's words, and folded under it every listing parameter there is; applied together. */
export function EventFilterDrawer({ list, onClose }: { list: EventAddress; onClose: () => void }) {
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
      {(control, setValue) => (
        <>
          <DaysFilter {...{ control, setValue }} today={list.today} />
          {list.table && 'missing' in list.table ? (
            <JudgedFilters control={control} service={list.service} />
          ) : null}
          <WhatFilters control={control} list={list} />
          <WhereFilters control={control} />
          <AdvancedFilters control={control} list={list} />
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
