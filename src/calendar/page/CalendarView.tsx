import { ClashPanel } from '../clashes/ClashPanel.tsx'
import { EventGrid } from '../component/EventGrid.tsx'
import { useCreating } from '../create/useCreating.tsx'
import { Legend } from '../look/Legend.tsx'
import { Painted } from '../look/painted.ts'
import { ChipWords, useChipWords } from '../look/chipWords.ts'
import { useMover } from '../move/useMover.tsx'
import { useOpenEvent } from '../popover/useOpenEvent.tsx'
import { NothingDrawn, NothingListed } from './Nothing.tsx'
import { PrintStyles } from './PrintStyles.tsx'
import { useSwipe } from './useSwipe.ts'
import type { CalendarState } from './useCalendar.ts'
import { Agenda } from '../agenda/Agenda.tsx'

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
        {view === 'agenda' ? <NothingListed calendar={calendar} /> : null}
        <ClashPanel {...shared}>
          {view === 'agenda' ? null : <NothingDrawn calendar={calendar} />}
        </ClashPanel>
        {view === 'agenda' ? <Agenda {...chosen} /> : <EventGrid {...chosen} onDrop={drop} />}
        <Legend calendar={calendar} />
      </Painted>
      {popover}
      {creator}
      <PrintStyles view={view} />
    </ChipWords>
  )
}
