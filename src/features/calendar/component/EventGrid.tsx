import GlobalStyles from '@mui/material/GlobalStyles'
import type { EventClickInfo, EventInput, MoreLinkHandler } from '@fullcalendar/react'
import { useTranslation } from 'react-i18next'
import { daysCounted, type WallDay, wallTimeAt } from '../../../time/wallTime.ts'
import type { Picked } from '../create/chosen.ts'
import { type Drop, dropOf, stretchOf } from '../move/drops.ts'
import type { CalendarState } from '../page/useCalendar.ts'
import { useSettings } from '../../../ui/settings.ts'
import { useIsNarrow } from '../../../ui/table/useIsNarrow.ts'
import { useIsPrinted } from '../../../ui/useIsPrinted.ts'
import { dayIn } from './gridClock.ts'
import { GridComponent } from './GridComponent.tsx'
import { Grid, moreStyle } from './gridStyle.ts'
import { componentViews } from './gridParts.tsx'
import { useChoosing } from './useChoosing.ts'
import { useDayInSight, type Drawn, useInStep } from './useInStep.ts'
import { useFocusRestored } from './useFocusRestored.ts'
import {
  type MouseEvent,
  type RefObject,
  type TouchEvent,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useRouter } from '@tanstack/react-router'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import type { Item } from '../data/items.ts'
import { lastFew } from '../data/lastFew.ts'
import { drawnAs } from '../days/placement.ts'
import { weeksOfMonth } from '../days/range.ts'
import { ChipLabels, eventHref } from '../look/chipLabels.ts'
import { movable } from '../move/movedDates.ts'
import { useMovedLast, usePlaces } from '../move/places.ts'
import { eventAt } from '../move/drawnEvents.ts'
import type { OpenEvent } from '../clashes/ClashLink.tsx'

/**
 * While an event is being dragged, the finger that does so turns no pages, and the grid draws no others: given events
 * anew, the component forgets where the hand is, and letting go there would do nothing.
 * @param isDrawing whether a finger is drawn over days or hours
 */
export function useDragging(isDrawing: () => boolean) {
  const isDragging = useRef(false)
  const [isHeld, setHeld] = useState(false)
  const begin = () => {
    isDragging.current = true
    setHeld(true)
  }
  const end = () => {
    isDragging.current = false
    setHeld(false)
  }
  return {
    isHeld,
    atDrag: {
      eventDragStart: begin,
      eventResizeStart: begin,
      eventDragStop: end,
      eventResizeStop: end,
    },
    atTouch: {
      onTouchEnd(event: TouchEvent) {
        if (isDragging.current || isDrawing()) event.stopPropagation()
      },
      /** For a finger that had taken an event, and is lifted, the component opens nothing: nor is its link followed. */
      onClick(event: MouseEvent) {
        const { ctrlKey, metaKey, shiftKey, target } = event
        if (!ctrlKey && !metaKey && !shiftKey && eventAt(target) !== null) event.preventDefault()
      },
    },
  }
}

type Does = Readonly<Record<string, (...given: never[]) => unknown>>

/** Functions that stay the same while what they do changes: for each new one the component would set itself up again. */
function useSteady<All extends Does>(does: All): All {
  const latest = useRef(does)
  useLayoutEffect(() => {
    latest.current = does
  })
  const [steady] = useState(() =>
    Object.fromEntries(
      Object.keys(does).map((name) => [
        name,
        (...given: never[]) => latest.current[name]?.(...given),
      ]),
    ),
  )
  // Sound because each of them does what the one of its name does.
  return steady as All
}

interface EventGridProps {
  calendar: CalendarState
  onOpen: OpenEvent
  onDrop: (drop: Drop) => void
  /** told days and hours that were chosen; null for who may make no event */
  onPick: ((picked: Picked) => void) | null
}

/** The month, the week or the day, drawn by the component; data, language, keys and words are ours. */
export function EventGrid({ calendar, onOpen, onDrop, onPick }: EventGridProps) {
  const { view, date, service, change } = calendar
  const shown = view === 'agenda' ? 'month' : view
  const choosing = useChoosing(onPick)
  const dragging = useDragging(choosing.isDrawing)
  const events = useGridEvents(calendar)
  const { component, drawn } = useInStep({ view: shown, date, events }, dragging.isHeld)
  const keptFocus = useFocusRestored(drawn.events, calendar)
  const toDay = (day: WallDay) => change({ view: 'day', date: day })
  const ways = useSteady({
    now: () => wallTimeAt(Date.now(), service.configuration.timezone).replace(' ', 'T'),
    navLinkDayClick: (day: Date) => toDay(dayIn(day)),
    moreLinkClick({ date: day, view: at }: Parameters<MoreLinkHandler>[0]) {
      if (at.type === componentViews.day) return 'popover'
      toDay(dayIn(day))
      return componentViews.day
    },
    eventDrop: (info: Parameters<typeof dropOf>[0]) => onDrop(dropOf(info)),
    eventResize: (info: Parameters<typeof stretchOf>[0]) => onDrop(stretchOf(info)),
    eventClick({ el, event, jsEvent }: EventClickInfo) {
      // With a key held down it is a link like any other.
      if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return
      jsEvent.preventDefault()
      // What can be dragged does not get the focus by being pressed.
      el.focus({ preventScroll: true })
      onOpen(event.id, el)
    },
    ...dragging.atDrag,
    ...choosing.atComponent,
  })
  const { density } = useSettings()
  const { t } = useTranslation('calendar')
  const isNarrow = useIsNarrow('md')
  const inSight = useDayInSight(drawn, isNarrow)
  const rows = useRowsThatFit(inSight, drawn, density === 'comfortable')
  const isLaidOut = useIsLaidOut(drawn.view)
  useHoursInReach(inSight, drawn)
  return (
    <Grid
      ref={inSight}
      data-view={drawn.view}
      data-laid-out={isLaidOut}
      data-density={density}
      // A week is wider than a narrow window, and is scrolled by itself there.
      {...(isNarrow && drawn.view === 'week' && { role: 'group', 'aria-label': t('views.week') })}
      {...dragging.atTouch}
      {...choosing.atPress}
      {...keptFocus}
    >
      <GlobalStyles styles={moreStyle} />
      <GridComponent
        ref={component}
        {...drawn}
        isRoomy={density === 'comfortable'}
        rows={isNarrow ? undefined : rows}
        isNarrow={isNarrow}
        isPrinted={useIsPrinted()}
        canChoose={onPick !== null}
        ways={ways}
      />
    </Grid>
  )
}

/** Pixels of a day's number, and of an event under it with the gap after it, in either density. */
const dayNumber = 31
const rowHeight = { compact: 25, comfortable: 33 } as const

/**
 * How many rows a day of the month has room for, so that its weeks share the height of the grid. Told to the component,
 * which would measure every event to find out.
 */
function useRowsThatFit(grid: RefObject<HTMLDivElement | null>, drawn: Drawn, isRoomy: boolean) {
  const [height, setHeight] = useState(() => window.innerHeight - 180)
  useEffect(() => {
    if (!grid.current) return undefined
    let frame = 0
    // Afterwards: what is drawn because of it changes sizes that are being observed.
    const observer = new ResizeObserver(([entry]) => {
      cancelAnimationFrame(frame)
      if (entry) frame = requestAnimationFrame(() => setHeight(entry.contentRect.height))
    })
    observer.observe(grid.current)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [grid])
  const { first, last } = weeksOfMonth(drawn.date)
  const week = (height - dayNumber) / (daysCounted(first, last) / 7)
  const room = week - dayNumber
  return Math.max(1, Math.floor(room / rowHeight[isRoomy ? 'comfortable' : 'compact']))
}

/**
 * Whether hours are as high as they stay: the component draws them once before it has measured its letters, and what is
 * seen then would jump. Days of a month are never measured.
 */
function useIsLaidOut(view: Drawn['view']): boolean {
  const [laidOut, setLaidOut] = useState<Drawn['view']>('month')
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setLaidOut(view))
    })
    return () => cancelAnimationFrame(frame)
  }, [view])
  return view === 'month' || laidOut === view
}

/** Hours without an event have nothing in them that takes the focus: their row takes it, to be scrolled by keys. */
function useHoursInReach(grid: RefObject<HTMLDivElement | null>, drawn: Drawn) {
  useEffect(() => {
    if (drawn.view === 'month') return
    const hours = [...(grid.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])].at(-1)
    if (hours?.querySelector('a[href]')) hours.removeAttribute('tabindex')
    else if (hours) hours.tabIndex = 0
  }, [grid, drawn])
}

const isOfDays = ({ placement: { firstDay, lastDay } }: Item) => firstDay < lastDay

/** The events of the month, for every view of it, as the component takes them: digits of the wall, a link, a colour by name. */
function useGridEvents({ month, service }: CalendarState): EventInput[] {
  const router = useRouter()
  const words = use(ChipLabels)
  const mayWrite = useMayWrite(service)
  const movedLast = useMovedLast()
  // What the component has let go of elsewhere stands there until it is given the events anew: also where none differs.
  const placed = usePlaces()
  const ground = words?.ground
  const colour = words?.colour
  const [kept] = useState(() => lastFew<EventInput[]>())
  return kept([month, ground, colour, router, mayWrite, movedLast, placed], () =>
    month.map((item) => {
      return {
        id: item.key,
        title: item.title,
        ...drawnAs(item.placement),
        url: eventHref(router, item),
        color: ground && colour ? colour(ground(item)) : '',
        editable: mayWrite && movable(item) !== null,
        // What lasts for days keeps its place over the others. Of those the one that was moved last comes first, so that
        // it does not go behind «+n més» under one's hands.
        extendedProps: { item, turn: isOfDays(item) ? 0 : item.id === movedLast ? 1 : 2 },
      }
    }),
  )
}
