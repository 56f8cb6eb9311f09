import { Calendar, type CalendarOptions, type CalendarRef } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import classic from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { memo, type Ref, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/formats.ts'
import { intlTag } from '../../../i18n/interfaceLanguage.ts'
import { readWallDay, type WallDay } from '../../../time/wallTime.ts'
import { endOfNight } from '../days/placement.ts'
import { once } from '../look/chipLabels.ts'
import { dayIn } from './gridClock.ts'
import {
  componentViews,
  dayClass,
  eventClass,
  innerClass,
  oneLine,
  renderEvent,
  timeStyle,
} from './gridParts.tsx'
import type { Drawn } from './useInStep.ts'
import { choosable, longPress } from './useChoosing.ts'

/** Pixels of a letter as browsers have it unless somebody wants another. */
const usual = 16

/** How many times as large as usual this browser’s letters are: what the component counts in pixels goes along. */
function lettersGrown(): number {
  return (parseFloat(getComputedStyle(document.documentElement).fontSize) || usual) / usual
}

// Made once: a new list at every rendering would set the component up again, without end.
const plugins = [dayGrid, timeGrid, interaction, classic]

/** What is told of hands and asked of the clock; the same functions as long as it is there. */
type GridWays = Pick<
  CalendarOptions,
  | 'dateClick'
  | 'eventClick'
  | 'eventDragStart'
  | 'eventDragStop'
  | 'eventDrop'
  | 'eventResize'
  | 'eventResizeStart'
  | 'eventResizeStop'
  | 'moreLinkClick'
  | 'navLinkDayClick'
  | 'now'
  | 'select'
>

interface GridComponentProps extends Drawn {
  ref: Ref<CalendarRef>
  isRoomy: boolean
  /** how many a day of a month has room for; undefined where the page grows with its days */
  rows: number | undefined
  /** there is no room for many beside each other */
  isNarrow: boolean
  /** nothing can be scrolled: every hour is drawn */
  isPrinted: boolean
  /** days and hours can be chosen */
  canChoose: boolean
  ways: GridWays
}

/** The component as it is set up. It draws everything again when it is told anything anew, so that it is told little. */
export const GridComponent = memo(function GridComponent(props: GridComponentProps) {
  const { ref, view, date, events, isRoomy, rows, isNarrow, isPrinted, canChoose, ways } = props
  const isFitted = rows !== undefined && !isPrinted
  const { i18n } = useTranslation(['calendar', 'app', 'eventForm', 'ui'])
  const isMonth = view === 'month'
  const [grown] = useState(lettersGrown)
  return (
    <Calendar
      ref={ref}
      plugins={plugins}
      initialView={componentViews[view]}
      initialDate={date}
      timeZone="UTC"
      locale={intlTag(i18n.language)}
      {...useGridWords(isNarrow, view === 'day')}
      firstDay={1}
      headerToolbar={false}
      height={isFitted ? '100%' : isMonth || isPrinted ? 'auto' : '75vh'}
      scrollTime="08:00:00"
      scrollTimeReset={false}
      nowIndicator
      navLinks
      fixedWeekCount={false}
      {...(isMonth && isFitted
        ? { dayMaxEventRows: rows }
        : { dayMaxEvents: !isMonth ? 6 : isRoomy ? 3 : 4 })}
      eventMaxStack={mostAbreast(view, isNarrow)}
      slotEventOverlap={false}
      eventMinHeight={grown * (isRoomy ? 32 : 24)}
      eventShortHeight={grown * oneLine}
      nextDayThreshold={afterNight}
      defaultTimedEventDuration="00:30:00"
      eventDisplay="block"
      // Its chip writes the hour: the component would put that of each into words for nothing.
      displayEventTime={false}
      eventOrder="turn,start,-duration,title"
      slotHeaderFormat={timeStyle}
      slotHeaderClass="calendar-hours"
      slotHeaderInnerClass="calendar-hour"
      allDayHeaderInnerClass="calendar-hour"
      events={events}
      snapDuration="00:15:00"
      eventResizableFromStart
      eventLongPressDelay={longPress}
      eventContent={renderEvent}
      eventClass={eventClass}
      eventInnerClass={innerClass}
      dayCellTopInnerClass={dayClass}
      dayHeaderInnerClass="calendar-day-number"
      moreLinkClass="calendar-more"
      popoverClass="calendar-popover"
      {...ways}
      {...(canChoose ? choosable : { dateClick: undefined, select: undefined })}
    />
  )
})

/** Events beside each other that can still be read, the others being counted. */
function mostAbreast(view: Drawn['view'], isNarrow: boolean): number {
  if (view === 'week') return isNarrow ? 2 : 3
  return isNarrow ? 4 : 6
}

/** Its threshold counts from the first second that belongs to the next day. */
const afterNight = `${endOfNight.slice(0, 6)}01`

/** All that the component says itself, each day and each number once: it asks for them at every drawing. */
function useGridWords(isNarrow: boolean, isDay: boolean) {
  const { t, i18n } = useTranslation(['calendar', 'app', 'eventForm', 'ui'])
  const { language } = i18n
  return useMemo(() => {
    const counted = (count: number) => ({ count, number: String(count) })
    const openDay = once((day: WallDay) => t('openDay', { day: formatDate(language, day) }))
    return {
      // On lines of its own, where each letter is taken from the days.
      allDayText: isNarrow
        ? t('eventForm:label.all_day').replace(' ', '\n')
        : t('eventForm:label.all_day'),
      timedText: t('hoursRow'),
      weekTextLong: t('views.week'),
      moreLinkText: once((count: number) => t('more', counted(count))),
      moreLinkDidMount: ({ el }: { el: HTMLElement }) => {
        const day = readWallDay(el.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? '')
        if (day && !isDay) el.setAttribute('aria-description', openDay(day))
      },
      moreLinkHint: once((count: number) => t(isDay ? 'moreHere' : 'moreHint', counted(count))),
      navLinkHint: (_words: string, day: Date) => openDay(dayIn(day)),
      closeHint: t('ui:close'),
      eventsHint: t('app:shell.events'),
    }
  }, [t, language, isNarrow, isDay])
}
