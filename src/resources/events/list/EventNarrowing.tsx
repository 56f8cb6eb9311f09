import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressMistakes } from '../../../core/views/list/AddressMistakes.tsx'
import { FilterButton } from '../../../core/views/list/ListToolbar.tsx'
import type { FilterMistake } from '../../../core/resource/filters.ts'
import { SearchBox } from '../../../ui/filters/SearchBox.tsx'
import { mistakesOf } from './askedEvents.ts'
import { windowOf } from './dateWindow.ts'
import { EventPresets } from './EventPresets.tsx'
import { shownFilters } from './shownFilters.ts'
import type { EventAddress } from './useEventList.ts'
import { useEventWords } from './useEventWords.ts'
import { EventFilterDrawer } from './EventFilterDrawer.tsx'
import { EventChips } from './EventChips.tsx'

interface EventNarrowingProps {
  list: EventAddress
  mistakes: readonly FilterMistake[]
  /** What can be done beside, such as choosing columns. */
  children?: ReactNode
  /** Whether it is the page itself that says which days are shown. */
  hasOwnDays?: boolean
}

/** Everything that narrows events, for pages that show them otherwise than the list does. */
export function EventNarrowing(props: EventNarrowingProps) {
  const { list, mistakes, children, hasOwnDays = false } = props
  const { t } = useTranslation('eventList')
  const { mistake, windowSentence } = useEventWords()
  const { filters, change } = list
  const inForce = shownFilters(filters, none).length
  const window = windowOf(filters)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SearchBox
          label={t('search')}
          value={filters.search ?? ''}
          onSearch={(words) => change({ search: words || undefined }, { replace: true })}
        />
        <FilterButton
          inForce={inForce}
          renderDrawer={(onClose) => <EventFilterDrawer {...{ list, onClose }} />}
        />
        {children}
      </Box>
      {inForce > 0 ? <EventChips list={list} tabs={none} seen={none} /> : null}
      {hasOwnDays ? null : <EventPresets list={list} hasHidden={false} />}
      {hasOwnDays && window.kind === 'upcoming' ? null : (
        <Typography variant="body2" color="textSecondary">
          {windowSentence(window)}
        </Typography>
      )}
      <AddressMistakes sentences={mistakesOf(filters, mistakes).map(mistake)} />
    </>
  )
}

const none: readonly never[] = []
