import Add from '@mui/icons-material/Add'
import Print from '@mui/icons-material/PrintOutlined'
import ListIcon from '@mui/icons-material/FormatListBulleted'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../collection/list/statusReach.ts'
import { EventNarrowing } from '../../events/events.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { writeFilters } from '../../collection/filters.ts'
import { calendarFilters } from '../data/calendarFilters.ts'
import { periodTitle } from '../days/periodTitle.ts'
import { daysOf, monthOf } from '../days/range.ts'
import { CalendarBar } from './CalendarBar.tsx'
import { CalendarChoices } from './CalendarChoices.tsx'
import { CalendarNotes } from './CalendarNotes.tsx'
import { CalendarViews } from './CalendarViews.tsx'
import { CalendarView } from './CalendarView.tsx'
import { DateMistake } from './DateMistake.tsx'
import { useIsNarrow } from '../../ui/table/useIsNarrow.ts'
import { type CalendarState, useCalendar } from './useCalendar.ts'

/** Month, week, day and agenda over the same filters as the list of events. */
export function CalendarPage() {
  const { i18n } = useTranslation('calendar')
  const calendar = useCalendar()
  const { view, date, mistakes, narrowing } = calendar
  const ofFilters = mistakes.filter(({ name }) => name !== 'date')
  return (
    <Stack spacing={1.25}>
      <PageHeader
        title={periodTitle(view, date, i18n.language)}
        actions={<Actions calendar={calendar} />}
      />
      <CalendarBar calendar={calendar} />
      <Suspense>
        <div className="unprinted">
          <EventNarrowing list={narrowing} mistakes={ofFilters} hasOwnDays>
            <CalendarViews calendar={calendar} />
            <CalendarChoices calendar={calendar} />
          </EventNarrowing>
        </div>
      </Suspense>
      <DateMistake calendar={calendar} />
      <CalendarNotes calendar={calendar} />
      <CalendarView calendar={calendar} />
    </Stack>
  )
}

function Actions({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const isNarrow = useIsNarrow()
  const { service, view, date, narrowing } = calendar
  const { language } = service
  // A month is drawn with days of others, which its agenda has not.
  const { first, last } = view === 'month' ? monthOf(date) : daysOf(view, date)
  const printed = { ...writeFilters(calendarFilters, narrowing.filters), first, last }
  return (
    <>
      <RouterButton
        to="/$language/transfer"
        params={{ language }}
        search={{ ...printed, part: 'pack' }}
        startIcon={<Print />}
        className="unprinted"
        aria-label={t('pack')}
      >
        {isNarrow ? null : t('pack')}
      </RouterButton>
      <RouterButton
        to="/$language/events"
        params={{ language }}
        startIcon={<ListIcon />}
        className="unprinted"
        aria-label={t('list')}
      >
        {isNarrow ? null : t('list')}
      </RouterButton>
      {useMayWrite(service) ? (
        <RouterButton
          to="/$language/events/new"
          params={{ language }}
          variant="contained"
          className="unprinted"
          startIcon={<Add />}
        >
          {t('new')}
        </RouterButton>
      ) : null}
    </>
  )
}
