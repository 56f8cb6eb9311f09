import type { CalendarRef, EventInput } from '@fullcalendar/react'
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState, useEffect } from 'react'
import { componentViews } from './gridParts.tsx'
import type { WallDay } from '../../../time/wallTime.ts'

/** What the component draws. */
export interface Drawn {
  view: keyof typeof componentViews
  date: WallDay
  events: EventInput[]
}

/**
 * View, day and events as the component is to draw them, all in one go: told one after the other, it would draw
 * everything for each. It is told when nothing more urgent is to be done.
 * @param isHeld it is told nothing as long as this is so
 */
export function useInStep({ view, date, events }: Drawn, isHeld: boolean) {
  const component = useRef<CalendarRef>(null)
  const wanted = useDeferredValue(useMemo(() => ({ view, date, events }), [view, date, events]))
  const [drawn, setDrawn] = useState<Drawn>(wanted)
  const last = useRef(wanted)
  useLayoutEffect(() => {
    if (isHeld) return
    const before = last.current
    last.current = wanted
    if (before.view !== wanted.view || before.date !== wanted.date)
      component.current?.getApi().changeView(componentViews[wanted.view], wanted.date)
    // oxlint-disable-next-line react/set-state-in-effect -- what keeps its own view has to be told of it in the same go
    setDrawn(wanted)
  }, [wanted, isHeld])
  return { component, drawn }
}

/**
 * Of a week that is wider than its window, the day that is looked at is the first one in sight. A wide window has none:
 * to look for it would have everything laid out once more.
 */
export function useDayInSight({ view, date }: Drawn, isNarrow: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (view !== 'week' || !isNarrow) return undefined
    const column = place.current?.querySelector(`[role="columnheader"][data-date="${date}"]`)
    const first = column?.parentElement?.querySelector('[role="columnheader"][data-date]')
    const scroller = column && scrollerOf(column)
    if (!scroller || !first) return undefined
    // The columns get narrower once the hours beside them have been measured.
    const observer = new ResizeObserver(() => {
      const from = first.getBoundingClientRect().left
      scroller.scrollTo({ left: column.getBoundingClientRect().left - from })
    })
    observer.observe(first)
    return () => observer.disconnect()
  }, [view, date, isNarrow])
  return place
}

/** What something is scrolled sideways in; null where it is all in sight. */
export function scrollerOf(part: Element): Element | null {
  for (let around = part.parentElement; around; around = around.parentElement) {
    const isCut = around.scrollWidth > around.clientWidth + 1
    if (isCut && /auto|scroll/.test(getComputedStyle(around).overflowX)) return around
  }
  return null
}
