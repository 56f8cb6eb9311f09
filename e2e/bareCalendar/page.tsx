import { Calendar, type CalendarRef } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import classic from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { createRef, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { BareEvent } from './bareEvent.ts'

const plugins = [dayGrid, timeGrid, interaction, classic]
const component = createRef<CalendarRef>()
const none: BareEvent[] = []

/**
 * The component as it comes, told only what decides how much of a month or a week it draws, as in Agenda. The benchmark
 * finds what is drawn by the same names in both.
 */
function BareCalendar({ date }: { date: string }) {
  const [events, setEvents] = useState(none)
  const [view, setView] = useState('month')
  useEffect(() => {
    const show = (next: 'month' | 'week') => {
      setView(next)
      const name = next === 'month' ? 'dayGridMonth' : 'timeGridWeek'
      component.current?.getApi().changeView(name, date)
    }
    window.bare = { give: setEvents, show }
  }, [date])
  return (
    <div data-view={view}>
      <Calendar
        ref={component}
        plugins={plugins}
        initialView="dayGridMonth"
        initialDate={date}
        timeZone="UTC"
        locale="ca"
        firstDay={1}
        headerToolbar={false}
        height={view === 'month' ? 'auto' : '75vh'}
        fixedWeekCount={false}
        dayMaxEvents={view === 'month' ? 4 : 6}
        eventMaxStack={view === 'month' ? 6 : 3}
        eventMinHeight={24}
        slotEventOverlap={false}
        eventDisplay="block"
        editable
        events={events}
        eventClass="calendar-event"
        moreLinkClass="calendar-more"
      />
    </div>
  )
}

declare global {
  interface Window {
    bare: { give: (events: BareEvent[]) => void; show: (view: 'month' | 'week') => void }
    openBare: (date: string) => void
  }
}

window.openBare = (date) => {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<BareCalendar date={date} />)
}
