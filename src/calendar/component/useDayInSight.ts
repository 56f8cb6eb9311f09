import { useEffect, useRef } from 'react'
import type { Drawn } from './useInStep.ts'

/** Of a week that is wider than its window, the day that is looked at is the first one in sight. */
export function useDayInSight({ view, date }: Drawn) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const column = place.current?.querySelector(`[role="columnheader"][data-date="${date}"]`)
    const first = column?.parentElement?.querySelector('[role="columnheader"][data-date]')
    const scroller = column && scrollerOf(column)
    if (view !== 'week' || !scroller || !first) return
    const from = first.getBoundingClientRect().left
    scroller.scrollTo({ left: column.getBoundingClientRect().left - from })
  }, [view, date])
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
