import { useTranslation } from 'react-i18next'
import type { Picked } from '../create/chosen.ts'
import { useKeptFocus } from '../component/useKeptFocus.ts'
import { dayTitle } from '../days/periodTitle.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import type { OpenEvent } from '../popover/useOpenEvent.tsx'
import { AddToDay } from './AddToDay.tsx'
import { AgendaRow } from './AgendaRow.tsx'
import { agendaOf } from './agendaDays.ts'
import { DaySection } from './DaySection.tsx'
import { FreeDays } from './FreeDays.tsx'

interface AgendaProps {
  calendar: CalendarState
  onOpen: OpenEvent
  /** told the day an event is to be added to; null for who may make none */
  onPick: ((picked: Picked) => void) | null
}

/** The month as a list of its days, each event once, under the day it begins on. */
export function Agenda({ calendar, onOpen, onPick }: AgendaProps) {
  const { t, i18n } = useTranslation('calendar')
  const { items, days, today, readings, isNarrowed } = calendar
  const { running, parts } = agendaOf(items, days, today)
  // Before, nobody knows which days are free.
  const isHere = readings.every(({ isWhole }) => isWhole)
  const rows = (some: typeof items) => (
    <ul>
      {some.map((item) => (
        <AgendaRow key={item.key} {...{ item, today, onOpen }} />
      ))}
    </ul>
  )
  return (
    <div {...useKeptFocus(items, calendar)}>
      {running.length > 0 ? (
        <DaySection>
          <h2>{t('agenda.running')}</h2>
          {rows(running)}
        </DaySection>
      ) : null}
      {parts.map((part) => {
        if (part.kind === 'free')
          return isHere && onPick ? <FreeDays key={part.first} {...{ ...part, onPick }} /> : null
        const { day, items: begun } = part
        return (
          <DaySection key={day} data-date={day} data-today={day === today}>
            <h2>
              {dayTitle(day, i18n.language)}
              {day === today ? `, ${t('agenda.today')}` : ''}
            </h2>
            {onPick ? <AddToDay {...{ day, onPick }} /> : null}
            {begun.length > 0 ? rows(begun) : null}
            {begun.length === 0 && isHere ? (
              <p>{t(isNarrowed ? 'agenda.nothingFiltered' : 'agenda.nothing')}</p>
            ) : null}
          </DaySection>
        )
      })}
    </div>
  )
}
