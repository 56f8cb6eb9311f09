import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { Agenda } from '../agenda/Agenda.tsx'
import { ClashPanel } from '../clashes/ClashPanel.tsx'
import { EventGrid } from '../component/EventGrid.tsx'
import { useCreating } from '../create/useCreating.tsx'
import { Legend } from '../look/Legend.tsx'
import { Painted } from '../look/painted.ts'
import { ChipWords, useChipWords } from '../look/chipWords.ts'
import { useMover } from '../move/useMover.tsx'
import { useOpenEvent } from '../popover/useOpenEvent.tsx'
import { PrintStyles } from './PrintStyles.tsx'
import { useSwipe } from './useSwipe.ts'
import type { CalendarState } from './useCalendar.ts'

/** The events of the days one looks at, on a grid or as a list. */
export function CalendarView({ calendar }: { calendar: CalendarState }) {
  const words = useChipWords(calendar)
  const { ask, drop, mover } = useMover(calendar)
  const { open, popover } = useOpenEvent(calendar, ask)
  const { pick, creator } = useCreating(calendar)
  const { view } = calendar
  const swipe = useSwipe(calendar.step)
  const shared = { calendar, onOpen: open }
  const chosen = { ...shared, onPick: pick }
  return (
    <ChipWords value={words}>
      {mover}
      <Painted {...swipe}>
        <Empty calendar={calendar} />
        <ClashPanel {...shared} />
        {view === 'agenda' ? <Agenda {...chosen} /> : <EventGrid {...chosen} onDrop={drop} />}
        <Legend calendar={calendar} />
      </Painted>
      {popover}
      {creator}
      <PrintStyles view={view} />
    </ChipWords>
  )
}

/** Nothing to show, and why; a grid stays under it, for there is more to be done with it than to read. */
function Empty({ calendar }: { calendar: CalendarState }) {
  const { t } = useTranslation('calendar')
  const { items, readings, isNarrowed, isWithoutFilters } = calendar
  const isHere = readings.every(({ isWhole, isReading }) => isWhole && !isReading)
  if (items.length > 0 || !isHere) return null
  return (
    <EmptyState
      title={t(isNarrowed ? 'empty.filtered' : 'empty.title')}
      text={t(isNarrowed ? 'empty.filteredText' : 'empty.text')}
      action={
        isNarrowed ? (
          <RouterButton to="." variant="outlined" search={isWithoutFilters}>
            {t('empty.clear')}
          </RouterButton>
        ) : null
      }
    />
  )
}
