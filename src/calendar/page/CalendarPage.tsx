import Add from '@mui/icons-material/Add'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../collection/list/statusReach.ts'
import { EventNarrowing } from '../../events/list/EventNarrowing.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { HiddenWatch } from '../data/HiddenWatch.tsx'
import { periodTitle } from '../days/periodTitle.ts'
import { CalendarBar } from './CalendarBar.tsx'
import { CalendarChoices } from './CalendarChoices.tsx'
import { CalendarNotes } from './CalendarNotes.tsx'
import { CalendarViews } from './CalendarViews.tsx'
import { CalendarView } from './CalendarView.tsx'
import { OtherWays } from './OtherWays.tsx'
import { isOwn, OwnMistakes } from './OwnMistakes.tsx'
import { type CalendarState, useCalendar } from './useCalendar.ts'

/** As high as what comes into it, which would push the days away under somebody's hand. */
const Narrowing = styled('div')(({ theme }) => ({
  minHeight: 38,
  [theme.breakpoints.down('md')]: { minHeight: 79 },
}))

/** Month, week, day and agenda over the same filters as the list of events. */
export function CalendarPage() {
  const { i18n } = useTranslation('calendar')
  const calendar = useCalendar()
  const { view, date, mistakes, narrowing } = calendar
  const ofFilters = mistakes.filter(({ name }) => !isOwn(name))
  return (
    <Stack spacing={1.25}>
      <PageHeader
        title={periodTitle(view, date, i18n.language)}
        actions={<Actions calendar={calendar} />}
      />
      <CalendarBar calendar={calendar} />
      <Narrowing className="unprinted">
        <EventNarrowing list={narrowing} mistakes={ofFilters} hasOwnDays>
          <CalendarViews calendar={calendar} />
          <CalendarChoices calendar={calendar} />
        </EventNarrowing>
      </Narrowing>
      <HiddenWatch calendar={calendar} />
      <OwnMistakes calendar={calendar} />
      <CalendarNotes calendar={calendar} />
      <CalendarView calendar={calendar} />
    </Stack>
  )
}

function Actions({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const { service, isNarrow } = calendar
  const { language } = service
  return (
    <>
      {isNarrow ? null : <OtherWays calendar={calendar} />}
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
