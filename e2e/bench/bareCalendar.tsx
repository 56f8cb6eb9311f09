import { Calendar, type CalendarRef, type EventInput } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import classic from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { createRef, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const plugins = [dayGrid, timeGrid, interaction, classic]
const component = createRef<CalendarRef>()

interface Shown {
  date: string
  /** events that a day of the month has room for */
  rows: number
}

/** The component as it comes, told only what decides how much of a month or a week it draws, as in Agenda. */
function BareCalendar({ date, rows }: Shown) {
  const [events, setEvents] = useState<EventInput[]>([])
  const [view, setView] = useState('month')
  useEffect(() => {
    window.bare = (next) => {
      if (Array.isArray(next)) {
        setEvents(next)
        return
      }
      setView(next)
      component.current
        ?.getApi()
        .changeView(next === 'month' ? 'dayGridMonth' : 'timeGridWeek', date)
    }
  }, [date])
  return (
    <div data-view={view} style={{ height: 720 }}>
      <Calendar
        ref={component}
        plugins={plugins}
        initialView="dayGridMonth"
        initialDate={date}
        timeZone="UTC"
        locale="ca"
        firstDay={1}
        headerToolbar={false}
        height="100%"
        fixedWeekCount={false}
        {...(view === 'month' ? { dayMaxEventRows: rows } : { dayMaxEvents: 6 })}
        eventMaxStack={3}
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
    /** shows the month or the week, or is given events */
    bare: (next: 'month' | 'week' | EventInput[]) => void
    openBare: (shown: Shown) => void
  }
}

window.openBare = (shown) => {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<BareCalendar {...shown} />)
}
