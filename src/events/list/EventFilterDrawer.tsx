import { useTranslation } from 'react-i18next'
import { FilterForm } from '../../collection/list/FilterForm.tsx'
import type { EventFilterName } from './askedEvents.ts'
import { dateFilters } from './dateWindow.ts'
import { drawerTexts, emptied, filtersIn } from './drawerTexts.ts'
import { MoreFilters } from './MoreFilters.tsx'
import { WhatFilters } from './WhatFilters.tsx'
import { WhenFilters } from './WhenFilters.tsx'
import { WhereFilters } from './WhereFilters.tsx'
import type { EventAddress } from './useEventList.ts'

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
