import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormFold } from '../../../ui/form/FormSection.tsx'
import { MomentInput } from '../../../ui/form/MomentInput.tsx'
import { SelectInput } from '../../../ui/form/Choice.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import type { DrawerTexts } from './drawerTexts.ts'
import { FlagFilter } from '../../../core/views/list/StatusFilter.tsx'
import type { EventAddress } from './useEventList.ts'
import { useCounts } from '../../../core/views/list/useCounts.ts'
import { events } from '../events.ts'
import { presetOf } from './datePresets.ts'
import { beforeAll, dateFilters, rangeOf } from './requestedEvents.ts'

/**
 * Whether the service has the extension that filters by place need.
 * Interface silent: how a service without the extension answers is not specified. A location filter that changes nothing
 * counts as unsupported.
 *
 * `ticketed` is always offered: the index of a service that refuses it declares it all the same, and trying it would
 * put an error into the browser's log at every opening.
 */
function useExtensions({ service, reach, filters }: EventAddress, isAsked: boolean) {
  const all = { starts_after: beforeAll, status: reach }
  const questions = [all, { ...all, geoloc: true }, { ...all, geoloc: false }]
  const [total, located, elsewhere] = useCounts(service, events, questions, isAsked)
  const isFiltered = (count: number | null | undefined) =>
    typeof count === 'number' && count !== total
  const asksPlace = [filters.geoloc, filters.geoloc_lat, filters.geoloc_lng].some(
    (value) => value !== undefined,
  )
  return { geoloc: asksPlace || isFiltered(located) || isFiltered(elsewhere) }
}

/** Dates as the interface has them; those that mean one thing everywhere come first. */
function ExactDates({ control }: { control: Control<DrawerTexts> }) {
  const { t } = useTranslation(['eventList', 'eventFilters'])
  const isExact = useWatch({ control, name: 'strict_dates' }) === 'true'
  return (
    <>
      {[...dateFilters.slice(2), ...dateFilters.slice(0, 2)].map((name) => (
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
    </>
  )
}

const ofDates: ReadonlySet<string> = new Set([...dateFilters, 'strict_dates'])

const names = [
  ...dateFilters,
  'strict_dates',
  'include',
  'post_parent',
  'ticketed',
  'geoloc',
  'geoloc_lat',
  'geoloc_lng',
] as const

interface AdvancedFiltersProps {
  control: Control<DrawerTexts>
  list: EventAddress
}

/** Every other listing parameter by itself: what few need, and links of others have. */
export function AdvancedFilters({ control, list }: AdvancedFiltersProps) {
  const { t } = useTranslation(['eventList', 'eventFilters'])
  const { filters, today } = list
  const isSaid = rangeOf(filters) !== null || presetOf(filters, today) !== null
  const isInForce = names.some(
    (name) => filters[name] !== undefined && !(isSaid && ofDates.has(name)),
  )
  const [isOpened, setOpened] = useState(isInForce)
  const has = useExtensions(list, isOpened)
  const named = (name: 'include' | 'post_parent' | 'geoloc_lat' | 'geoloc_lng') =>
    ({ control, name, label: t(`names.${name}`) }) as const
  return (
    <FormFold
      {...{ control, names }}
      title={t('eventFilters:groups.advanced')}
      isOpenAtFirst={isInForce}
      onOpen={() => setOpened(true)}
    >
      <ExactDates control={control} />
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
    </FormFold>
  )
}
